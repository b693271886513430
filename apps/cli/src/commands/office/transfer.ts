import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Speech } from '@escala/messages';
import { recordKinds } from '@escala/office';
import { exportFederation, importFederation, type Store } from '@escala/storage';
import { DONE, type ExitCode } from '../../exit-codes.ts';
import type { PlaceOptions } from '../../office/office-place.ts';
import { chosenFederation } from '../../office/only-federation.ts';
import { withOffice } from '../../office/with-office.ts';
import { blockedOutFile, deliverToFile } from '../deliver-to-file.ts';
import { isThere, notThere } from './backup.ts';

interface ExportOptions extends PlaceOptions {
  readonly federation?: string;
  readonly out?: string;
}

/**
 * `escala export`: a whole federation as lines of JSON, to standard output or to a file that only its owner may read,
 * since it contains secrets.
 */
export async function exportRecord(options: ExportOptions, speech: Speech): Promise<ExitCode> {
  const blocked = await blockedOutFile(options, '-', speech);
  if (blocked !== undefined) return blocked;
  return withOffice(options, speech, async (store) => {
    const federation = await chosenFederation(store, options.federation);
    const lines = exportFederation(store, federation);
    if (options.out !== undefined) return deliverToFile(options, lines, speech, 0o600);
    await pipeline(Readable.from(lines), process.stdout, { end: false });
    return DONE;
  });
}

/** `escala import FILE`: a federation exported from another office. */
export async function importRecord(file: string, options: PlaceOptions, speech: Speech): Promise<ExitCode> {
  if (file !== '-' && !(await isThere(file))) return notThere(file, speech);
  const work = async (store: Store): Promise<ExitCode> => {
    const source = file === '-' ? process.stdin : createReadStream(file);
    const { federation, acts, head } = await importFederation(store, source, { kinds: recordKinds });
    process.stdout.write(`${speech.translate('cli.restore.done', { federation, acts, hash: head.hash })}\n`);
    return DONE;
  };
  return withOffice(options, speech, work, { mayBeNew: true });
}
