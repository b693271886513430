import { stat } from 'node:fs/promises';
import type { Speech } from '@escala/messages';
import { recordKinds } from '@escala/office';
import { backup as backupStore, restore as restoreStore, type Store } from '@escala/storage';
import { DONE, type ExitCode, REFUSED } from '../../exit-codes.ts';
import type { PlaceOptions } from '../../office/office-place.ts';
import { toldSilent } from '../../office/only-federation.ts';
import { withOffice } from '../../office/with-office.ts';
import { UsageError } from '../../usage-error.ts';
import { blockedOutFile, refusedOutFile } from '../deliver-to-file.ts';

/** `escala backup FILE`: everything as of one moment in one file, while the office is in use. */
export async function backup(file: string, options: PlaceOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile({ out: file }, '-', speech);
  if (blocked !== undefined) return blocked;
  const work = async (store: Store): Promise<ExitCode> => {
    // A file without content would look like a backup.
    if (store.migrated.isNew || (await store.archive.federations()).length === 0)
      throw new UsageError('cli.usage.no-federation');
    const done = await backupStore(store, file).catch((error: unknown) => refusedOutFile(error, { out: file }, speech));
    if (typeof done === 'number') return done;
    const { federations, bytes, missing } = done;
    const kept = federations.filter((federation) => federation !== '*').length;
    process.stdout.write(`${speech.translate('cli.backup.done', { file, federations: kept, bytes })}\n`);
    return toldSilent(missing, speech) ? REFUSED : DONE;
  };
  return withOffice(options, speech, work, { asItIs: true });
}

/** `escala restore FILE`: a backup into an empty office. */
export async function restore(file: string, options: PlaceOptions, speech: Speech): Promise<ExitCode> {
  if (!(await isThere(file))) return notThere(file, speech);
  const work = async (store: Store): Promise<ExitCode> => {
    const told = (missing: readonly string[]): void => {
      if (missing.length === 0) return;
      const text = speech.translate('cli.restore.parted', { file, machines: missing.join(', ') });
      process.stderr.write(`${text}\n`);
    };
    const records = await restoreStore(file, store, { kinds: recordKinds, told });
    for (const { federation, acts, head } of records.filter((record) => record.federation !== '*'))
      process.stdout.write(`${speech.translate('cli.restore.done', { federation, acts, hash: head.hash })}\n`);
    return DONE;
  };
  return withOffice(options, speech, work, { mayBeNew: true });
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
