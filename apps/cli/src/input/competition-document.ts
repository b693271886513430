import type { Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CompetitionPrinting } from '../faults/competition-printing.ts';
import { printFaults } from '../faults/print-faults.ts';
import { refuseDocument } from '../faults/refuse-document.ts';
import { type TextFault, wordedFault } from '../faults/worded-fault.ts';
import { progressOn } from '../output/progress.ts';
import type { RatingInput } from './rate-document.ts';
import { checkText, reading } from './read-checked.ts';
import { readText } from './read-text.ts';
import { isJson, readTrf } from './read-trf.ts';
import { completedDocument, type ReportOptions, refuseOptionsOfJson } from './report-options.ts';

export interface CompetitionDocuments {
  'escala/tournament@1': Tournament;
  'escala/rating-input@1': RatingInput;
  'escala/rating-input@2': RatingInput;
}

export type CompetitionFormat = keyof CompetitionDocuments;

/**
 * A tournament from JSON or from a TRF report, by content. What is wrong goes to standard error; undefined where it refuses
 * the document.
 */
export async function readCompetition<Format extends CompetitionFormat>(
  file: string,
  expect: readonly Format[],
  options: ReportOptions,
  printing: CompetitionPrinting,
  speech: Speech,
): Promise<CompetitionDocuments[Format] | undefined> {
  const progress = progressOn(process.stderr, (stage) => speech.translate(`cli.progress.${stage}`));
  const source = await readText(file, { onBytes: reading(progress) });
  progress.clear();
  if (!source.ok) {
    refuseDocument({ kind: 'input', fault: source.fault }, printing, speech);
    return undefined;
  }
  return isJson(source.text)
    ? competitionOfJson(source.text, expect, options, printing, speech)
    : (tournamentOfReport(source.text, options, printing, speech) as CompetitionDocuments[Format] | undefined);
}

export function competitionOfJson<Format extends CompetitionFormat>(
  text: string,
  expect: readonly Format[],
  options: ReportOptions,
  printing: CompetitionPrinting,
  speech: Speech,
): CompetitionDocuments[Format] | undefined {
  const checked = checkText(text, expect);
  if (!checked.ok) {
    refuseDocument({ kind: 'document', faults: checked.faults }, printing, speech);
    return undefined;
  }
  refuseOptionsOfJson(checked.document, options);
  return completedDocument(checked.document as CompetitionDocuments[Format], options);
}

function tournamentOfReport(
  text: string,
  options: ReportOptions,
  printing: CompetitionPrinting,
  speech: Speech,
): Tournament | undefined {
  const { tournament, problems } = readTrf(text, options);
  const worded = problems.map((problem: TextFault) => wordedFault(problem, speech));
  if (tournament === undefined) printFaults(worded, printing, speech);
  else printing.pending.push(...worded);
  return tournament;
}
