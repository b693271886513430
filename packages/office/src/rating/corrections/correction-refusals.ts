import type { Claim, ClaimState } from '../../claims/claim.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';

/** Nothing is put right by these. */
const IN_VAIN: readonly ClaimState[] = ['rejected', 'appeal-rejected', 'withdrawn'];

/** The claim that a correction names as its cause waits for its answer or was upheld (D-OFF-241). */
export function claimRefusals(id: string | undefined, claim: Kept<Claim> | undefined): Refusal[] {
  if (id === undefined) return [];
  if (claim === undefined) return [missing('claim-unknown', { id }, { field: 'claim' })];
  const { state } = claim.body;
  return IN_VAIN.includes(state) ? [invalid('claim-state', { id, state }, { field: 'claim' })] : [];
}
