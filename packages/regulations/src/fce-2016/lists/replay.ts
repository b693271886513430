import type { Day, FederationColumns, Finding, ListSheet, PlayerColumns } from '@escala/core';
import { playersAfterSheet, recordWithLists } from '@escala/core';
import type { ReplayTerms } from '../../contracts/rating.ts';
import { listDateFindings } from '../document-findings.ts';
import { gamesAfter } from '../factors/games-by-year.ts';
import { revisionOf } from '../parameters.ts';
import { rateHistory } from './history.ts';
import type { PeriodObserver } from './rate-period.ts';

/** The history of a federation, for callers that keep its lists: see the contract. */
export function replay(record: FederationColumns, terms: ReplayTerms): PlayerColumns {
  const { listDays } = terms;
  return rateHistory(record, {
    revision: revisionOf(terms.revision),
    rhythm: terms.rhythm ?? 'standard',
    listDays,
    observe: (list) => observerOf(listDays[list]!, terms.ledgerOf?.(list), terms.findingsOf?.(list)),
    onList: (sheet, list) => terms.onList(sheet, list),
    isHeld: () => terms.isHeld?.() ?? true,
    sourcesOf: (list) => terms.sourcesOf?.(list),
  }).players;
}

function observerOf(
  listDay: Day,
  ledger: PeriodObserver['ledger'],
  finding: ((finding: Finding) => void) | undefined,
): PeriodObserver {
  if (finding !== undefined) for (const remark of listDateFindings(listDay)) finding(remark);
  return { ...(ledger && { ledger }), ...(finding && { finding }) };
}

/** The record after these lists: their games count for later K's in the year of the day before each (D-FCE-15). */
export function recordAfter(record: FederationColumns, sheets: readonly ListSheet[]): FederationColumns {
  const last = sheets.at(-1);
  if (last === undefined) return record;
  const players = { ...playersAfterSheet(record.players, last), gamesByYear: gamesAfter(record.players, sheets) };
  return recordWithLists(record, sheets, players);
}
