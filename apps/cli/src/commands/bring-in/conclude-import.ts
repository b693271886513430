import { csvLine } from '@escala/formats';
import type { MessageKey, Speech, Translate } from '@escala/messages';
import type { Import } from '@escala/office';
import { DONE, type ExitCode, REFUSED } from '../../exit-codes.ts';
import { printFaults } from '../../faults/print-faults.ts';
import { type Palette, paletteFor } from '../../output/colour.ts';
import { printable } from '../../output/printable.ts';
import { deliverToFile } from '../deliver-to-file.ts';
import type { BringInOptions } from './bring-in-office.ts';
import type { ImportDone, OnProgress } from './run-import.ts';
import { inOrder, type ToldDoubt } from './told-doubt.ts';

/** Shows the doubts in the terminal, the first of each kind and who the others are, and writes all of them to the file of `--doubts`. */
export async function deliverDoubts(
  told: readonly ToldDoubt[],
  options: BringInOptions,
  speech: Speech,
): Promise<ExitCode> {
  const doubts = inOrder(told);
  const { translate } = speech;
  const paint = paletteFor(process.stdout, process.env);
  process.stdout.write(doubtsText(doubts, translate, paint));
  const file = options.doubts;
  if (file === undefined) {
    if (doubts.length > 0) process.stdout.write(`${translate('cli.bring-in.doubts-hint')}\n`);
    return DONE;
  }
  const code = await deliverToFile({ out: file }, doubtsCsv(doubts), speech);
  if (code === DONE) process.stdout.write(`${translate('cli.bring-in.doubts-file', { file: printable(file) })}\n`);
  return code;
}

/** People named for each kind of doubt. */
const MOST_NAMED = 100;

const placeOf = ({ file, line }: ToldDoubt): string => printable(line === null ? file : `${file}:${line}`);

function doubtsText(doubts: readonly ToldDoubt[], translate: Translate, paint: Palette): string {
  if (doubts.length === 0) return `${translate('cli.bring-in.no-doubts')}\n`;
  const leftOut = doubts.filter((doubt) => doubt.leftOut).length;
  const kinds = [...Map.groupBy(doubts, ({ code }) => code).values()].sort((a, b) => b.length - a.length);
  const width = String(kinds[0]!.length).length;
  const lines = kinds.map(([first, ...others]) => {
    const count = String(others.length + 1).padStart(width);
    const text = `  ${count} × ${paint.strong(placeOf(first!))}  ${printable(first!.message)}\n`;
    const named = others.filter(({ who }) => who !== undefined);
    const shown = named.slice(0, MOST_NAMED - 1).map((doubt) => `${placeOf(doubt)}  ${printable(doubt.who!)}`);
    const more = named.length - shown.length;
    if (more > 0) shown.push(translate('web.word.and-more', { count: more }));
    return `${text}${shown.map((line) => `${' '.repeat(width + 5)}${line}\n`).join('')}`;
  });
  return `${translate('cli.bring-in.doubts', { count: doubts.length, leftOut })}\n${lines.join('')}`;
}

function* doubtsCsv(doubts: readonly ToldDoubt[]): Generator<string> {
  yield csvLine(['file', 'line', 'code', 'leftOut', 'message']);
  for (const { file, line, code, leftOut, message } of doubts)
    yield csvLine([file, line, code, leftOut ? 'yes' : 'no', message]);
}

interface Conclusion {
  readonly subject: Import['subject'];
  readonly source: string;
  readonly done: ImportDone;
  readonly told: readonly ToldDoubt[];
  /** Files that could not be read at all; the others were taken in anyway. */
  readonly unreadable?: number;
}

/** The outcome of an import in a few lines, with every doubt. */
export async function concludeImport(
  { subject, source, done, told, unreadable = 0 }: Conclusion,
  options: BringInOptions,
  speech: Speech,
): Promise<ExitCode> {
  const { translate } = speech;
  const say = (key: MessageKey, values = {}): boolean => process.stdout.write(`${translate(key, values)}\n`);
  if (options.dryRun) say('cli.bring-in.dry-run');
  if (done.wasDone) say('cli.bring-in.was-done', { import: done.import });
  else if (done.before > 0) say('cli.bring-in.went-on', { batches: done.before });
  say('cli.bring-in.done', { subject, source: printable(source), ...done.counts });
  if (unreadable > 0) say('cli.bring-in.unreadable', { files: unreadable });
  const code = await deliverDoubts(told, options, speech);
  return code === DONE && unreadable > 0 ? REFUSED : code;
}

/** One line on the terminal, rewritten as batches are done; nothing without a terminal. */
export function importProgress({ translate }: Speech): OnProgress & { clear(): void } {
  const isWatched = process.stderr.isTTY === true;
  const show = (done: number, all: number): void => {
    if (isWatched) process.stderr.write(`\r\u001b[2K${translate('cli.bring-in.progress', { done, all })}`);
  };
  return Object.assign(show, {
    clear(): void {
      if (isWatched) process.stderr.write('\r\u001b[2K');
    },
  });
}

/** Refuses a file of which nothing can be taken in: all its faults, on standard error. */
export function refuseSource(source: string, told: readonly ToldDoubt[], speech: Speech): typeof REFUSED {
  const faults = told.map(({ file, line, code, message }) => ({
    code,
    message,
    source: file,
    path: [],
    line,
    column: line === null ? null : 1,
  }));
  printFaults(faults, { source, json: false }, speech);
  process.stderr.write(`${speech.translate('cli.bring-in.nothing', { source })}\n`);
  return REFUSED;
}
