import type { Speech } from '@escala/messages';
import { DONE, type ExitCode } from '../exit-codes.ts';
import { type FaultPrinting, printWarnings } from '../faults/print-faults.ts';
import type { RulesOption } from '../input/competition-book.ts';
import type { ReportOptions } from '../input/report-options.ts';
import { documentChunks } from '../output/document-chunks.ts';
import { writeOut } from '../output/standard-output.ts';
import { type Layout, terminalLayout } from '../output/terminal-layout.ts';
import { deliverToFile } from './deliver-to-file.ts';

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

/** Warnings, then a document into the file of `--out` or down a pipe, its readable lines on a terminal. */
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
