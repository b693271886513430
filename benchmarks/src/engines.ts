import type { FederationColumns } from '@escala/core';
import { EXPECTATION_TABLE, rateHistory as rateFceHistory } from '@escala/regulations/fce-2016';
import { rateHistory as rateFideHistory, regulationOfRevision } from '@escala/regulations/fide-2009';

/** Table 1 of fce-2016, for the bare loop. */
export const TABLE = EXPECTATION_TABLE.higher;

const fide = regulationOfRevision('15-points');

export function rateFce(federation: FederationColumns, listDays: readonly number[]): void {
  rateFceHistory(federation, { revision: '5.3-repealed', rhythm: 'standard', listDays });
}

export function rateFide(federation: FederationColumns, listDays: readonly number[]): void {
  rateFideHistory(federation, listDays, fide);
}
