import type { TeamTournament, Tournament } from '@escala/core';
import { type Fault, readTournament, teamTournamentOfTrf } from '@escala/formats';
import type { Speech } from '@escala/messages';
import { printFaults } from '../faults/print-faults.ts';
import { type CompetitionPrinting, refuseDocument } from '../faults/refuse.ts';
import { type TextFault, wordedFault } from '../faults/worded-fault.ts';
import { progressOn } from '../output/progress.ts';
import { ALL_SYSTEMS } from './competition-book.ts';
import type { RatingInput } from './rate-document.ts';
import { checkText, reading, revisionsByRegulation } from './read-checked.ts';
import { readText } from './read-text.ts';
import { isJson, readReport, readTrf } from './read-trf.ts';
import { completedDocument, type ReportOptions, refuseOptionsOfJson, tieBreaksOfReport } from './report-options.ts';

interface CompetitionDocuments {
  'escala/tournament@1': Tournament;
  'escala/rating-input@1': RatingInput;
  'escala/rating-input@2': RatingInput;
}

export type CompetitionFormat = keyof CompetitionDocuments;

/**
 * A tournament from JSON or from a TRF report, detected by content.
 * Faults go to standard error; undefined if the document is refused.
 */
export async function readCompetition<Format extends CompetitionFormat>(
  file: string,
  expect: readonly Format[],
  options: ReportOptions,
  printing: CompetitionPrinting,
  speech: Speech,
): Promise<CompetitionDocuments[Format] | undefined> {
  const text = await textOf(file, printing, speech);
  if (text === undefined) return undefined;
  return isJson(text)
    ? competitionOfJson(text, expect, options, printing, speech)
    : (tournamentOfReport(text, options, printing, speech) as CompetitionDocuments[Format] | undefined);
}

interface AnyTournament {
  readonly tournament: Tournament | TeamTournament;
  /** D-TB-21: as given in a report. */
  readonly tieBreaks: readonly string[];
}

/**
 * The same for players or teams; a report is one of teams if its teams met as such (D-TB-18) and no system is named.
 */
export async function readAnyTournament(
  file: string,
  options: ReportOptions,
  printing: CompetitionPrinting,
  speech: Speech,
): Promise<AnyTournament | undefined> {
  const text = await textOf(file, printing, speech);
  if (text === undefined) return undefined;
  if (isJson(text)) {
    const checked = readTournament(text, { revisions: revisionsByRegulation() });
    return checked.ok
      ? { tournament: completedJson(checked.document, options), tieBreaks: [] }
      : refusedDocument(checked.faults, printing, speech);
  }
  const { report, problems } = readReport(text, options);
  const teams = report && options.system === undefined ? teamTournamentOfTrf(report, ALL_SYSTEMS) : undefined;
  const tieBreaks = report === undefined ? [] : tieBreaksOfReport(report);
  if (teams === undefined) {
    const tournament = tournamentOfReport(text, options, printing, speech);
    return tournament && { tournament, tieBreaks };
  }
  printing.pending.push(...problems.map((problem) => wordedFault(problem, speech)));
  return { tournament: teams, tieBreaks };
}

async function textOf(file: string, printing: CompetitionPrinting, speech: Speech): Promise<string | undefined> {
  const progress = progressOn(process.stderr, (stage) => speech.translate(`cli.progress.${stage}`));
  const source = await readText(file, { onBytes: reading(progress) });
  progress.clear();
  if (source.ok) return source.text;
  refuseDocument(source, printing, speech);
  return undefined;
}

function completedJson<Document extends object>(document: Document, options: ReportOptions): Document {
  refuseOptionsOfJson(document, options);
  return completedDocument(document, options);
}

function refusedDocument(faults: readonly Fault[], printing: CompetitionPrinting, speech: Speech): undefined {
  refuseDocument({ faults }, printing, speech);
  return undefined;
}

export function competitionOfJson<Format extends CompetitionFormat>(
  text: string,
  expect: readonly Format[],
  options: ReportOptions,
  printing: CompetitionPrinting,
  speech: Speech,
): CompetitionDocuments[Format] | undefined {
  const checked = checkText(text, expect, options.unchecked);
  if (!checked.ok) return refusedDocument(checked.faults, printing, speech);
  return completedJson(checked.document as CompetitionDocuments[Format], options);
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
