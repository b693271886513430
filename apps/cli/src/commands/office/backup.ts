import { stat } from 'node:fs/promises';
import type { Speech } from '@escala/messages';
import { recordKinds } from '@escala/office';
import { backup as backupStore, restore as restoreStore } from '@escala/storage';
import { DONE, type ExitCode, REFUSED } from '../../exit-codes.ts';
import type { PlaceOptions } from '../../office/office-place.ts';
import { withOffice } from '../../office/with-office.ts';

/** `escala backup FILE`: everything of one moment in one file, while the office works. */
export async function backup(file: string, options: PlaceOptions, speech: Speech): Promise<ExitCode> {
  return withOffice(options, speech, async (store) => {
    const { federations, bytes } = await backupStore(store, file);
    const kept = federations.filter((federation) => federation !== '*').length;
    process.stdout.write(`${speech.translate('cli.backup.done', { file, federations: kept, bytes })}\n`);
    return DONE;
  });
}

/** `escala restore FILE`: a backup into an office that is empty. */
export async function restore(file: string, options: PlaceOptions, speech: Speech): Promise<ExitCode> {
  if (!(await isThere(file))) return notThere(file, speech);
  return withOffice(options, speech, async (store) => {
    const records = await restoreStore(file, store, { kinds: recordKinds });
    for (const { federation, acts, head } of records.filter((record) => record.federation !== '*'))
      process.stdout.write(`${speech.translate('cli.restore.done', { federation, acts, hash: head.hash })}\n`);
    return DONE;
  });
}

export const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

export function notThere(file: string, { translate }: Speech): ExitCode {
  process.stderr.write(`${translate('cli.office.no-file', { file })}\n`);
  return REFUSED;
}
