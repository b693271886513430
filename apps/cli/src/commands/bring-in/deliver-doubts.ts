import { csvLine } from '@escala/formats';
import type { Speech, Translate } from '@escala/messages';
import { DONE, type ExitCode } from '../../exit-codes.ts';
import { type Palette, paletteFor } from '../../output/colour.ts';
import { printable } from '../../output/printable.ts';
import { deliverToFile } from '../deliver-to-file.ts';
import type { BringInOptions } from './bring-in-office.ts';
import { inOrder, type ToldDoubt } from './told-doubt.ts';

/** The doubts in the terminal, those of one kind together, and all of them in the file of `--doubts`. */
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

function doubtsText(doubts: readonly ToldDoubt[], translate: Translate, paint: Palette): string {
  if (doubts.length === 0) return `${translate('cli.bring-in.no-doubts')}\n`;
  const leftOut = doubts.filter((doubt) => doubt.leftOut).length;
  const kinds = [...Map.groupBy(doubts, ({ code }) => code).values()].sort((a, b) => b.length - a.length);
  const width = String(kinds[0]!.length).length;
  const lines = kinds.map(([first, ...others]) => {
    const place = first!.line === null ? first!.file : `${first!.file}:${first!.line}`;
    const count = String(others.length + 1).padStart(width);
    return `  ${count} × ${paint.strong(printable(place))}  ${printable(first!.message)}\n`;
  });
  return `${translate('cli.bring-in.doubts', { count: doubts.length, leftOut })}\n${lines.join('')}`;
}

function* doubtsCsv(doubts: readonly ToldDoubt[]): Generator<string> {
  yield csvLine(['file', 'line', 'code', 'leftOut', 'message']);
  for (const { file, line, code, leftOut, message } of doubts)
    yield csvLine([file, line, code, leftOut ? 'yes' : 'no', message]);
}
