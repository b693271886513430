import { columnsOfDocument, dayFrom, type HeadToHeadInput, type HeadToHeadOutput } from '@escala/core';
import type { RateOptions } from '../contracts.ts';
import { periodFindings } from './findings.ts';
import { keepingLedger, ledgerLines } from './ledger-lines.ts';
import { listRows, performanceRow } from './list-rows.ts';
import { IN_FORCE_FROM, parameterSets } from './parameters.ts';
import { periodOf } from './period.ts';
import { ratePeriod } from './rate-period.ts';
import { type RegulationByDay, regulationByDay } from './regulation-in-force.ts';
import { playerWorkings } from './workings.ts';

export const DEFAULT_REVISION = '15-points';

const REVISIONS: ReadonlyMap<string, RegulationByDay> = new Map(
  Object.entries(parameterSets).map(([id, parameters]) => [id, regulationByDay(parameters)]),
);

/** The regulation as a revision has it: its parameters by day. */
export function regulationOfRevision(id: string): RegulationByDay {
  const regulations = REVISIONS.get(id);
  if (regulations === undefined) throw new RangeError(`fide-2009 has no revision ${id}`);
  return regulations;
}

/** A document rated: the same columns and the same engine as a whole history. */
export function rateDocument(input: HeadToHeadInput, options: RateOptions = {}): HeadToHeadOutput {
  const revisionId = input.revision ?? DEFAULT_REVISION;
  const regulations = regulationOfRevision(revisionId);
  const federation = columnsOfDocument(input);
  const period = periodOf(federation, dayFrom(input.listDate), regulations);
  const ledger = keepingLedger();
  const rated = ratePeriod(federation, period, regulations, ledger);
  const { events, playerIds } = federation;
  const output: HeadToHeadOutput = {
    format: 'escala/rating-output@1',
    regulation: 'fide-2009',
    revision: revisionId,
    listDate: input.listDate,
    list: listRows(rated, playerIds),
    performances: rated.performances.map((performance) => performanceRow(performance, events.ids, playerIds)),
    ledger: ledgerLines(federation, ledger.lines, rated.performances, regulations.on(period.listDay).factor.atFirst),
    findings: periodFindings(federation, rated, regulations, IN_FORCE_FROM),
  };
  return options.workings ? { ...output, workings: playerWorkings(federation, rated, regulations) } : output;
}
