import type { Speech } from '@escala/messages';
import { REFUSED } from '../../exit-codes.ts';
import { printFaults } from '../../faults/print-faults.ts';
import type { ToldDoubt } from './told-doubt.ts';

/** A file of which nothing can be taken in: everything that is wrong with it, on standard error. */
export function refuseSource(source: string, told: readonly ToldDoubt[], speech: Speech): typeof REFUSED {
  const faults = told.map(({ file, line, code, message }) => ({
    code,
    message,
    source: file,
    path: [],
    line,
    column: line === null ? null : 1,
  }));
  printFaults(faults, { source, json: false, purpose: 'competition' }, speech);
  process.stderr.write(`${speech.translate('cli.bring-in.nothing', { source })}\n`);
  return REFUSED;
}
