import type { Speech } from '@escala/messages';
import type { OnProgress } from './run-import.ts';

/** One line on the terminal that is rewritten as batches are done; where nobody watches, nothing. */
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
