import type { Scope } from '../access/actor.ts';
import { invalid, type Refusal } from '../kit/refusal.ts';
import type { Kept, Reading } from '../ports.ts';
import { type AsSeen, asSeen } from '../registry/as-seen.ts';
import { type Claim, type ClaimState, claimKind } from './claim.ts';

export interface ClaimFound {
  readonly claim: Kept<Claim> | undefined;
}

export const loadClaim = async (reading: Reading, command: { readonly claim: string }): Promise<ClaimFound> => ({
  claim: await reading.get(claimKind, command.claim),
});

/** Whose matter a claim is. */
export const scopeOfClaim = ({ claim }: ClaimFound): Scope => ({ player: claim?.body.player });

/** The claim that a command changes, where its state lets it. */
export function claimAsSeen(
  { claim }: ClaimFound,
  command: { readonly claim: string; readonly version: number },
  allowed: readonly ClaimState[],
): AsSeen<Claim> {
  const seen = asSeen(claim, command, { code: 'claim-unknown', field: 'claim', id: command.claim });
  if ('refused' in seen || allowed.includes(seen.found.body.state)) return seen;
  return { refused: [stateRefusal(seen.found)] };
}

function stateRefusal({ id, body }: Kept<Claim>): Refusal {
  return invalid('claim-state', { id, state: body.state }, { field: 'claim' });
}
