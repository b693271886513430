import type { MessageKey, Speech } from '@escala/messages';
import type { Import } from '@escala/office';
import { DONE, type ExitCode, REFUSED } from '../../exit-codes.ts';
import { printable } from '../../output/printable.ts';
import type { BringInOptions } from './bring-in-office.ts';
import { deliverDoubts } from './deliver-doubts.ts';
import type { ImportDone } from './run-import.ts';
import type { ToldDoubt } from './told-doubt.ts';

interface Conclusion {
  readonly subject: Import['subject'];
  readonly source: string;
  readonly done: ImportDone;
  readonly told: readonly ToldDoubt[];
  /** Files of which nothing could be read; the others were taken in all the same. */
  readonly unreadable?: number;
}

/** What came of an import: in a few lines, with every doubt. */
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
