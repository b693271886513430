import {
  type FederationColumns,
  type ListSheet,
  type PlayerColumns,
  playersAfterSheet,
  recordWithLists,
} from '@escala/core';
import type { ReplayTerms } from '../../contracts/rating.ts';
import { periodFindings } from '../findings.ts';
import { sheetOfPeriod } from './list-sheet.ts';
import { ratePeriods } from './rate-history.ts';

/** The history of a federation for whoever keeps its lists: see the contract. */
export function replay(record: FederationColumns, terms: ReplayTerms): PlayerColumns {
  const { listDays, rhythm = 'standard' } = terms;
  const { players } = record;
  const next = ratePeriods(record, listDays, rhythm, {
    ledgerOf: (list) => terms.ledgerOf?.(list),
    onPeriod: (rated, state, federation, list) => {
      const finding = terms.findingsOf?.(list);
      if (finding !== undefined) for (const each of periodFindings(federation, rated, rhythm)) finding(each);
      terms.onList(sheetOfPeriod(rated, state, players), list);
    },
  });
  return { ...players, ...next };
}

export function recordAfter(record: FederationColumns, sheets: readonly ListSheet[]): FederationColumns {
  const last = sheets.at(-1);
  if (last === undefined) return record;
  const { listedFactor: _, ...players } = playersAfterSheet(record.players, last);
  return recordWithLists(record, sheets, players);
}
