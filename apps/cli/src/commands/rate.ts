import type { Finding, LedgerLine } from '@escala/core';
import { writeRatingOutput } from '@escala/formats';
import { findingMessage, type Speech } from '@escala/messages';
import { DONE, type ExitCode, REFUSED } from '../exit-codes.ts';
import { printFaults, printWarnings } from '../faults/print-faults.ts';
import { wordedFinding } from '../faults/worded-fault.ts';
import { type RatingInput, type RatingOutput, rateDocument } from '../input/rate-document.ts';
import type { RatedReportOptions } from '../input/rated-report-options.ts';
import { RATING_INPUTS, type RatingPrinting, readRatingSource } from '../input/rating-source.ts';
import { documentChunks } from '../output/document-chunks.ts';
import { findingLines } from '../output/findings-text.ts';
import { headToHeadLines } from '../output/head-to-head-table.ts';
import { LONG_INPUT_BYTES, type Progress, progressOn } from '../output/progress.ts';
import { scrabbleLines } from '../output/scrabble-table.ts';
import { writeOut } from '../output/standard-output.ts';
import { type Layout, terminalLayout } from '../output/terminal-layout.ts';
import { blockedOutFile, deliverToFile } from './deliver-to-file.ts';

/** A rating output for people: title, list, performances, findings, and a summary line. */
function* ratingTable(input: RatingInput, output: RatingOutput, speech: Speech, layout: Layout): Generator<string> {
  const { translate } = speech;
  const { regulation, revision, listDate: date } = output;
  const rhythm = ('rhythm' in output && output.rhythm) || 'none';
  const title = translate('explain.list', { rhythm, date, regulation, revision });
  yield `${layout.paint.strong(title)}\n\n`;
  const lines =
    'list' in output ? headToHeadLines(input, output, speech, layout) : scrabbleLines(input, output, speech, layout);
  for (const line of lines) yield `${line}\n`;
  for (const line of findingLines(input, output.findings, speech, layout)) yield `${line}\n`;
  yield `\n${summaryLine(output, speech)}\n`;
}

interface RateOptions extends RatedReportOptions {
  readonly out?: string;
  readonly json?: boolean;
  readonly table?: boolean;
  readonly workings?: boolean;
}

/** `escala rate`: reads a rating-input, or a TRF report plus what it lacks; writes a rating-output. */
export async function rate(file: string, options: RateOptions, speech: Speech): Promise<ExitCode> {
  const { translate } = speech;
  const blocked = await blockedOutFile(options, file, speech, options.into);
  if (blocked !== undefined) return blocked;
  const printing: RatingPrinting = { source: file, json: options.json, pending: [] };
  const progress = progressOn(process.stderr, (stage) => translate(`cli.progress.${stage}`));
  try {
    const read = await readRatingSource(file, RATING_INPUTS, options, printing, progress, speech);
    if (read === undefined) return REFUSED;
    const long = read.bytes >= LONG_INPUT_BYTES;
    if (long) progress.stage('rating');
    const output = rateDocument(read.document, { workings: options.workings ?? false });
    const refusals = output.findings.filter((finding) => finding.refuses);
    if (refusals.length > 0) {
      progress.clear();
      const faults = refusals.map((finding) => wordedFinding(finding, speech));
      return printFaults(faults, printing, speech);
    }
    printWarnings(printing, speech);
    if (long) progress.stage('writing');
    return await deliver(read.document, output, options, speech, progress);
  } finally {
    progress.clear();
  }
}

async function deliver(
  input: RatingInput,
  output: RatingOutput,
  options: RateOptions,
  speech: Speech,
  progress: Progress,
): Promise<ExitCode> {
  const document = (): Iterable<string> =>
    documentChunks(writeRatingOutput(output, (finding) => findingMessage(finding, speech)));
  if (options.out !== undefined) {
    const exitCode = await deliverToFile(options, document(), speech);
    progress.clear();
    if (exitCode === DONE && process.stderr.isTTY) process.stderr.write(`${summaryLine(output, speech)}\n`);
    return exitCode;
  }
  const asTable = options.table ?? (process.stdout.isTTY === true && !options.json);
  const chunks = asTable ? ratingTable(input, output, speech, terminalLayout(process.stdout)) : document();
  progress.clear();
  await writeOut(chunks);
  return DONE;
}

/** One line: how many players and games, and how many findings. */
function summaryLine(output: RatingOutput, { translate }: Speech): string {
  const count = (severity: Finding['severity']): number =>
    output.findings.filter((finding) => finding.severity === severity).length;
  const findings = { errors: count('error'), warnings: count('warning') };
  return 'list' in output
    ? translate('cli.summary', { players: output.list.length, games: gamesOf(output.ledger), ...findings })
    : translate('cli.summary-collective', {
        players: Object.keys(output.ratings).length,
        games: output.games.length,
        ...findings,
      });
}

/** A game has one ledger line for each player it affects: two mirrored lines are one game. */
function gamesOf(ledger: readonly LedgerLine[]): number {
  const open = new Map<string, number>();
  let mirrored = 0;
  for (const { event, round, player, opponent } of ledger) {
    const mirror = `${event}\n${round}\n${opponent}\n${player}`;
    const waiting = open.get(mirror) ?? 0;
    if (waiting > 0) {
      open.set(mirror, waiting - 1);
      mirrored++;
    } else {
      const key = `${event}\n${round}\n${player}\n${opponent}`;
      open.set(key, (open.get(key) ?? 0) + 1);
    }
  }
  return ledger.length - mirrored;
}
