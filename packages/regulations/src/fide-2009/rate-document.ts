import {
  columnsOfDocument,
  dayFrom,
  type HeadToHeadInput,
  type HeadToHeadOutput,
  NO_DAY,
  sheetRows,
} from '@escala/core';
import type { RateOptions } from '../contracts/rating.ts';
import { keepingLedger, ledgerLines } from '../shared/ledger-lines.ts';
import { ROW_FORM } from '../shared/lists/list-sheet.ts';
import { periodFindings } from './findings.ts';
import { lineCitations } from './line-citations.ts';
import { rateHistory, sheetOfPeriod } from './lists/list-book.ts';
import { DEFAULT_REVISION, IN_FORCE_FROM, regulationOfRevision } from './parameters.ts';
import { performanceRow } from './performance/performance.ts';
import { playerWorkings } from './workings.ts';

/** Rates a document with the same columns and the same engine as a whole history. */
export function rateDocument(input: HeadToHeadInput, options: RateOptions = {}): HeadToHeadOutput {
  const revisionId = input.revision ?? DEFAULT_REVISION;
  const regulations = regulationOfRevision(revisionId);
  const federation = columnsOfDocument(input);
  const listDay = dayFrom(input.listDate);
  const ledger = keepingLedger();
  const { lists, next } = rateHistory(federation, [listDay], regulations, () => ledger);
  const rated = lists[0]!;
  const { events, playerIds } = federation;
  const output: HeadToHeadOutput = {
    format: 'escala/rating-output@1',
    regulation: 'fide-2009',
    revision: revisionId,
    listDate: input.listDate,
    list: sheetRows(sheetOfPeriod(rated, next, federation.players), playerIds, ROW_FORM),
    performances: rated.performances.map((performance) => performanceRow(performance, events.ids, playerIds)),
    ledger: ledgerLines(
      federation,
      ledger.lines,
      lineCitations(federation, rated.performances, regulations.on(listDay).factor.atFirst),
    ),
    // A document does not say since when its federation publishes monthly (7.3), so any first of a month will do.
    findings: periodFindings(federation, rated, regulations, IN_FORCE_FROM, NO_DAY),
  };
  return options.workings ? { ...output, workings: playerWorkings(federation, rated, regulations) } : output;
}
