import type { IsoDate } from '@escala/core';
import type { Claim, ClaimState } from '../../claims/claim.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import type { RecordedChange } from './correction.ts';

/** What was played has a day that has come: with another one an event would leave its lists, and nobody would see it again for years. */
export function futureRefusals(change: RecordedChange, today: IsoDate): Refusal[] {
  if (change.kind !== 'dates' || change.end <= today) return [];
  return [invalid('date-after-today', { date: change.end, today }, { field: 'change.end' })];
}

/** Nothing is put right by these. */
const IN_VAIN: readonly ClaimState[] = ['rejected', 'appeal-rejected', 'withdrawn'];

/** The claim that a correction names as its cause waits for its answer or was upheld (D-OFF-241). */
export function claimRefusals(id: string | undefined, claim: Kept<Claim> | undefined): Refusal[] {
  if (id === undefined) return [];
  if (claim === undefined) return [missing('claim-unknown', { id }, { field: 'claim' })];
  const { state } = claim.body;
  return IN_VAIN.includes(state) ? [invalid('claim-state', { id, state }, { field: 'claim' })] : [];
}
