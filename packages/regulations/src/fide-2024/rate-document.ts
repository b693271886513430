import { columnsOfDocument, dayFrom, type HeadToHeadInput, type HeadToHeadOutput, sheetRows } from '@escala/core';
import type { RateOptions } from '../contracts/rating.ts';
import { keepingLedger, ledgerLines } from '../shared/ledger-lines.ts';
import { ratingOrder } from '../shared/rating-order.ts';
import { articleIn } from './articles.ts';
import { faultFinding } from './finding-forms.ts';
import { periodFindings } from './findings.ts';
import { lineCitations } from './line-citations.ts';
import { FIRST_LIST } from './lists/list-calendar.ts';
import { ROW_FORM, sheetOfPeriod } from './lists/list-sheet.ts';
import { rateHistory } from './lists/rate-history.ts';
import { IN_FORCE_FROM } from './parameters.ts';
import { performanceRow } from './performance-row.ts';
import { playerWorkings } from './workings.ts';

export const REVISION = '2024';

/** A document rated: the same columns and the same engine as a whole history. */
export function rateDocument(input: HeadToHeadInput, options: RateOptions = {}): HeadToHeadOutput {
  const { rhythm = 'standard', listDate } = input;
  const federation = columnsOfDocument(input);
  const { events, playerIds, players } = federation;
  const ledger = keepingLedger();
  const listDay = dayFrom(listDate);
  const { lists, next } = rateHistory(
    federation,
    [listDay],
    rhythm,
    () => ledger,
    options.before && ((_, record) => options.before!(record)),
  );
  const rated = lists[0]!;
  const liftFindings =
    listDay === FIRST_LIST
      ? [...ratingOrder(events)].map((event) =>
          faultFinding(federation, {
            event,
            article: articleIn(rhythm, '0.1'),
            code: 'lift-alone',
            values: { date: IN_FORCE_FROM },
          }),
        )
      : [];
  const output: HeadToHeadOutput = {
    format: 'escala/rating-output@1',
    regulation: 'fide-2024',
    revision: REVISION,
    rhythm,
    listDate,
    list: sheetRows(sheetOfPeriod(rated, next, players), playerIds, ROW_FORM),
    performances: rated.performances.map((performance) => performanceRow(performance, events.ids, playerIds)),
    ledger: ledgerLines(federation, ledger.lines, lineCitations(rhythm)),
    findings: [...periodFindings(federation, rated, rhythm), ...liftFindings],
  };
  return options.workings ? { ...output, workings: playerWorkings(federation, rated, next, rhythm) } : output;
}
