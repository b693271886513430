import { type Actor, isOwnPlayer } from '../access/actor.ts';
import { refuse } from '../kit/act.ts';
import { actsOn } from '../kit/acts-on.ts';
import { forbidden, invalid, missing, type Refusal } from '../kit/refusal.ts';
import type { Kept, Reading } from '../ports.ts';
import { type Correction, correctionKind } from '../rating/corrections/correction.ts';
import { asSeen } from '../registry/as-seen.ts';
import { type Claim, type ClaimDecision, type ClaimState, claimKind } from './claim.ts';

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

interface NamedCorrection {
  readonly correction: Kept<Correction> | undefined;
}

export const loadCorrection = async (
  reading: Reading,
  { correction }: { readonly correction?: string | undefined },
): Promise<NamedCorrection> => ({
  correction: correction === undefined ? undefined : await reading.get(correctionKind, correction),
});

/** A correction named by a decision must have been confirmed for this very claim; a rejected claim has none. */
export function correctionRefusals(
  { correction }: NamedCorrection,
  command: {
    readonly claim: string;
    readonly verdict: ClaimDecision['verdict'];
    readonly correction?: string | undefined;
  },
): Refusal[] {
  if (command.correction === undefined) return [];
  const values = { correction: command.correction };
  const field = { field: 'correction' };
  if (command.verdict === 'rejected') return [invalid('claim-rejected-with-correction', values, field)];
  if (correction === undefined) return [missing('correction-unknown', values, field)];
  return correction.body.claim === command.claim ? [] : [invalid('claim-other-correction', values, field)];
}

/** Nobody decides on their own line (D-OFF-84). */
export function ownCaseRefusals({ player }: Claim, actor: Actor): Refusal[] {
  return isOwnPlayer(actor, player) ? [forbidden('claim-own-case', {})] : [];
}
