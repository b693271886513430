import type { Tournament } from '@escala/core';
import type { Speech } from '@escala/messages';
import type { CompetitionRuleBook } from '@escala/regulations';
import { DONE, type ExitCode, REFUSED } from '../exit-codes.ts';
import { type FaultPrinting, printWarnings } from '../faults/print-faults.ts';
import { type CompetitionPrinting, competitionPrinting } from '../faults/refuse.ts';
import { competitionBook, type RulesOption } from '../input/competition-book.ts';
import { readCompetition } from '../input/competition-document.ts';
import type { ReportOptions } from '../input/report-options.ts';
import { documentChunks } from '../output/document-chunks.ts';
import { writeOut } from '../output/standard-output.ts';
import { type Layout, terminalLayout } from '../output/terminal-layout.ts';
import { blockedOutFile, deliverToFile } from './deliver-to-file.ts';

export interface ResultOptions {
  readonly out?: string;
  readonly json?: boolean;
  readonly table?: boolean;
}

/** Options of a command that reads a tournament. */
export interface TournamentOptions extends ResultOptions, ReportOptions, RulesOption {}

export interface Result {
  readonly document: object;
  readonly lines: (layout: Layout) => Iterable<string>;
}

/** Prints warnings, then writes a document to the file of `--out` or a pipe, or readable lines to a terminal. */
export async function deliverResult(
  { document, lines }: Result,
  options: ResultOptions,
  printing: FaultPrinting,
  speech: Speech,
): Promise<ExitCode> {
  printWarnings(printing, speech);
  if (options.out !== undefined) return deliverToFile(options, documentChunks(document), speech);
  const asText = options.table ?? (process.stdout.isTTY === true && !options.json);
  await writeOut(asText ? withLineEnds(lines(terminalLayout(process.stdout))) : documentChunks(document));
  return DONE;
}

function* withLineEnds(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}

export interface TournamentRead {
  readonly tournament: Tournament;
  readonly book: CompetitionRuleBook;
  readonly printing: CompetitionPrinting;
}

/** Runs a command on one tournament: an unwritable file or an unreadable document is refused before any work. */
export async function withTournament(
  file: string,
  options: TournamentOptions,
  speech: Speech,
  work: (read: TournamentRead) => ExitCode | Promise<ExitCode>,
): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const printing = competitionPrinting(file, options);
  const tournament = await readCompetition(file, ['escala/tournament@1'], options, printing, speech);
  return tournament === undefined
    ? REFUSED
    : work({ tournament, book: competitionBook(options, tournament), printing });
}
