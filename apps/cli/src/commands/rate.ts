import { writeRatingOutput } from '@escala/formats';
import { findingMessage, type Speech } from '@escala/messages';
import { DONE, type ExitCode } from '../exit-codes.ts';
import { printFaults } from '../faults/print-faults.ts';
import { refuseDocument } from '../faults/refuse-document.ts';
import { wordedFinding } from '../faults/worded-fault.ts';
import { type RatingInput, type RatingOutput, rateDocument } from '../input/rate-document.ts';
import { readChecked } from '../input/read-checked.ts';
import { documentChunks } from '../output/document-chunks.ts';
import { LONG_INPUT_BYTES, type Progress, progressOn } from '../output/progress.ts';
import { ratingTable } from '../output/rating-table.ts';
import { writeOut } from '../output/standard-output.ts';
import { summaryLine } from '../output/summary.ts';
import { terminalLayout } from '../output/terminal-layout.ts';
import { blockedOutFile, deliverToFile } from './deliver-to-file.ts';

export interface RateOptions {
  readonly out?: string;
  readonly json?: boolean;
  readonly table?: boolean;
  readonly workings?: boolean;
}

/** `escala rate`: a rating-input in, a rating-output out. */
export async function rate(file: string, options: RateOptions, speech: Speech): Promise<ExitCode> {
  const { translate } = speech;
  const blocked = await blockedOutFile(options, file, speech);
  if (blocked !== undefined) return blocked;
  const progress = progressOn(process.stderr, (stage) => translate(`cli.progress.${stage}`));
  try {
    const checked = await readChecked(file, ['escala/rating-input@1'], progress);
    if (!checked.ok) {
      progress.clear();
      return refuseDocument(checked, { source: file, json: options.json }, speech);
    }
    const long = checked.bytes >= LONG_INPUT_BYTES;
    if (long) progress.stage('rating');
    const output = rateDocument(checked.document, { workings: options.workings ?? false });
    const refusals = output.findings.filter((finding) => finding.refuses);
    if (refusals.length > 0) {
      progress.clear();
      const faults = refusals.map((finding) => wordedFinding(finding, speech));
      return printFaults(faults, { source: file, json: options.json }, speech);
    }
    if (long) progress.stage('writing');
    return await deliver(checked.document, output, options, speech, progress);
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
