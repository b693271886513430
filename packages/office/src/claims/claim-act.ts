import { refuse } from '../kit/act.ts';
import { actsOn } from '../kit/acts-on.ts';
import { invalid } from '../kit/refusal.ts';
import { asSeen } from '../registry/as-seen.ts';
import { type ClaimState, claimKind } from './claim.ts';

interface ClaimCommand {
  readonly claim: string;
  readonly version: number;
}

/** An act on a claim as it was seen, in one of the act's states; the claim is the player's own matter. */
export const claimAct = actsOn({
  subject: ({ claim }: ClaimCommand) => ({ kind: 'claim', id: claim }),
  load: (reading, { claim }) => reading.get(claimKind, claim),
  scope: (claim) => ({ player: claim?.body.player }),
  find: (present, command, states: readonly ClaimState[]) => {
    const seen = asSeen(present, command, { code: 'claim-unknown', field: 'claim', id: command.claim });
    if ('refused' in seen) return seen;
    const { id, body } = seen.found;
    if (states.includes(body.state)) return { claim: seen.found };
    return refuse(invalid('claim-state', { id, state: body.state }, { field: 'claim' }));
  },
});
