import {
  columnsOfDocument,
  type Day,
  dayFrom,
  type FederationColumns,
  type Finding,
  type HeadToHeadInput,
  type HeadToHeadOutput,
  type LedgerLine,
  type ListRow,
  type Performance,
  type Rhythm,
  sheetRows,
  yearOf,
} from '@escala/core';
import type { RateOptions } from '../contracts/rating.ts';
import { keepingLedger, ledgerLines } from '../shared/ledger-lines.ts';
import { documentFindings } from './document-findings.ts';
import type { EventPerformance } from './events/event-performances.ts';
import { licensedInDocument } from './events/events-by-period.ts';
import { factorsOfLists } from './factors/list-factors.ts';
import { averageOpponent } from './first-rating/performance.ts';
import { lineCitations } from './line-citations.ts';
import { produceList } from './lists/list.ts';
import { ROW_FORM, sheetOfList } from './lists/list-sheet.ts';
import { openDesk, type Period, ratePeriod } from './lists/rate-period.ts';
import { revisionOf, rulesInForce } from './parameters.ts';
import { playerWorkings } from './workings.ts';

/** Rates a rating-input document: the list, the ledger of every game, performances and findings. */
export function rateDocument(input: HeadToHeadInput, options: RateOptions = {}): HeadToHeadOutput {
  const revision = revisionOf(input.revision);
  const rhythm = input.rhythm ?? 'standard';
  const listDay: Day = dayFrom(input.listDate);
  const rules = rulesInForce(revision, listDay);
  const federation = columnsOfDocument(input);
  const period: Period = {
    rhythm,
    listDay,
    events: Int32Array.from(federation.events.ids.keys()),
    licensed: licensedInDocument(federation.players, listDay),
  };
  const findings: Finding[] = [...documentFindings(input.players, federation, rules, listDay)];
  const performances: Performance[] = [];
  const ledger = keepingLedger();
  const desk = openDesk(federation, rules);
  const result = ratePeriod(federation, rules, period, desk, {
    ledger,
    finding: (finding) => findings.push(finding),
    otherRhythm: (event) => findings.push(otherRhythm(federation.events.ids[event]!, rhythm)),
    performances: (event, rows) =>
      performances.push(...rows.map((row) => performanceRow(federation, event, row)).sort(byPlayer)),
  });
  const list = produceList(federation, rules, period, result, (finding) => findings.push(finding));
  const increments = desk.increments.of(yearOf(listDay));
  const factors = factorsOfLists()({ rules, ratings: list.ratings, statuses: list.statuses, increments });
  const sheet = sheetOfList(federation, period, result, list, factors);
  const rows = sheetRows(sheet, federation.playerIds, ROW_FORM);
  return {
    format: 'escala/rating-output@1',
    regulation: 'fce-2016',
    revision,
    rhythm,
    listDate: input.listDate,
    list: rows,
    performances,
    ledger: linesOfRated(ledgerLines(federation, ledger.lines, lineCitations(federation)), rows),
    findings,
    ...(options.workings ? { workings: playerWorkings(federation, rules, period, result, list) } : {}),
  };
}

function otherRhythm(event: string, rhythm: Rhythm): Finding {
  return { severity: 'error', code: 'fce-2016.other-rhythm', article: '3.1', event, values: { rhythm } };
}

/** A player who has left the list and can get no first rating has nothing to add games to (D-FCE-4). */
function linesOfRated(lines: readonly LedgerLine[], rows: readonly ListRow[]): readonly LedgerLine[] {
  const rated = new Set(rows.filter((row) => row.rating !== null).map((row) => row.id));
  return lines.filter((line) => rated.has(line.player));
}

function byPlayer(a: Performance, b: Performance): number {
  return a.player < b.player ? -1 : 1;
}

function performanceRow({ events, playerIds }: FederationColumns, event: number, row: EventPerformance): Performance {
  return {
    event: events.ids[event]!,
    player: playerIds[row.player]!,
    ra: averageOpponent(row),
    games: row.games,
    points: row.halfPoints / 2,
    performance: row.rating,
  };
}
