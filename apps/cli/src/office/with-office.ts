import { existsSync, rmdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Language, refusalText, type Speech } from '@escala/messages';
import { Refused } from '@escala/office';
import { DistributeRefused, isPostgres, openStore, StorageFault, type Store, TransferRefused } from '@escala/storage';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { databaseUrl, folderOfPlay, type PlaceOptions } from './office-place.ts';

/** Files that SQLite may have put beside that of a record. */
const BESIDE = ['', '-wal', '-shm', '-journal'];

/**
 * To be called before opening a record that may be new. The returned function removes what was created: the file and
 * its folders, if they were not there before and hold nothing else. Call it only if nothing was put on record.
 */
function leftAsFound(url: string): () => void {
  if (isPostgres(url) || existsSync(url)) return () => undefined;
  const folders = missingFolders(dirname(url));
  return () => {
    for (const file of BESIDE.map((end) => url + end)) if (existsSync(file)) rmSync(file);
    for (const folder of folders) if (!isRemoved(folder)) return;
  };
}

/** From the innermost outwards. */
function missingFolders(folder: string): string[] {
  if (existsSync(folder) || dirname(folder) === folder) return [];
  return [folder, ...missingFolders(dirname(folder))];
}

/** A folder with anything else in it is kept. */
function isRemoved(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

interface OfficeTerms {
  readonly mayBeNew?: boolean;
  readonly asItIs?: boolean;
  /** Says why nothing was done. */
  readonly refuse?: typeof refused;
}

export function refused(reason: string): ExitCode {
  process.stderr.write(`${reason}\n`);
  return REFUSED;
}

/**
 * Works on the record of an office. What the database or the office refuses is reported in words, and nothing is
 * half-done. A missing record is created only by work that starts one: a mistyped folder is not an empty office, and
 * failed work leaves none behind. Work on a record `asItIs` never brings its tables up to date.
 */
export async function withOffice(
  options: PlaceOptions,
  speech: Speech,
  work: (store: Store) => Promise<ExitCode>,
  { mayBeNew = false, asItIs = false, refuse = refused }: OfficeTerms = {},
): Promise<ExitCode> {
  const data = mayBeNew ? undefined : folderOfPlay(options, process.env);
  if (data !== undefined) process.stderr.write(`${speech.translate('cli.office.of-play', { folder: data })}\n`);
  const url = databaseUrl(data === undefined ? options : { data }, process.env);
  if (!mayBeNew && !isPostgres(url) && !existsSync(url))
    return refuse(speech.translate('cli.office.none', { folder: dirname(url) }));
  const takeAway = leftAsFound(url);
  let store: Store | undefined;
  try {
    store = await openStore({ url, readUrl: process.env.DATABASE_READ_URL, mustExist: !mayBeNew, asItIs });
    tellMigrated(store, speech);
    return await work(store);
  } catch (error) {
    const text = officeFaultText(error, speech);
    if (text === undefined) throw error;
    return refuse(text);
  } finally {
    const isEmpty = !isPostgres(url) && (await holdsNothing(store));
    await store?.close();
    if (isEmpty) takeAway();
  }
}

/** False if it cannot be found out. */
async function holdsNothing(store: Store | undefined): Promise<boolean> {
  if (store === undefined) return true;
  return store.archive.federations().then(
    (federations) => federations.length === 0,
    () => false,
  );
}

/** After the first opening by a newer version: what was done, and the way back. */
export function tellMigrated({ engine: { place }, migrated }: Store, { translate }: Speech): void {
  const { steps, isNew, copy } = migrated;
  if (isNew || steps.length === 0) return;
  const text = copy
    ? translate('cli.office.migrated-copy', { place, copy })
    : translate('cli.office.migrated', { place });
  process.stderr.write(`${text}\n`);
}

/** More than a screenful is no help. */
const REFUSALS_SHOWN = 50;

/** A field within a field is a place in a document; others are options, which the sentences speak of. */
function refusedText(refusal: Refused['refusals'][number], language: Language): string {
  const { field = '', code } = refusal;
  return `${field.includes('.') ? `${field}: ` : ''}${refusalText(refusal, language) ?? code}`;
}

/** The sentences for a fault of the office; undefined for a fault of ours. */
export function officeFaultText(error: unknown, { translate, language }: Speech): string | undefined {
  if (error instanceof StorageFault) return translate(`storage.${error.code}`, { place: error.place });
  if (error instanceof TransferRefused || error instanceof DistributeRefused)
    return error.faults.map(({ key, values }) => translate(key, values)).join('\n');
  if (error instanceof Refused) {
    const texts = error.refusals.map((refusal) => refusedText(refusal, language));
    return [...texts.slice(0, REFUSALS_SHOWN), ...(texts.length > REFUSALS_SHOWN ? ['…'] : [])].join('\n');
  }
  return undefined;
}
