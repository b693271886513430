import { refusalText, type Speech } from '@escala/messages';
import { Refused } from '@escala/office';
import { openStore, StorageFault, type Store, TransferRefused } from '@escala/storage';
import { type ExitCode, REFUSED } from '../exit-codes.ts';
import { leftAsFound } from './left-as-found.ts';
import { databaseUrl, type PlaceOptions } from './office-place.ts';

/**
 * Work on the record of an office. What the database or the office refuses is said in words, and nothing is half-done. A record that
 * is not there is made only where the work begins one: a mistyped folder is no empty office, and work that fails leaves none behind.
 */
export async function withOffice(
  options: PlaceOptions,
  speech: Speech,
  work: (store: Store) => Promise<ExitCode>,
  { mayBeNew = false }: { readonly mayBeNew?: boolean } = {},
): Promise<ExitCode> {
  const url = databaseUrl(options, process.env);
  const takeAway = leftAsFound(url);
  let store: Store | undefined;
  try {
    store = await openStore({ url, readUrl: process.env.DATABASE_READ_URL, mustExist: !mayBeNew });
    return await work(store);
  } catch (error) {
    const text = officeFaultText(error, speech);
    if (text === undefined) throw error;
    process.stderr.write(`${text}\n`);
    return REFUSED;
  } finally {
    const isEmpty = await holdsNothing(store);
    await store?.close();
    if (isEmpty) takeAway();
  }
}

/** Where that cannot be told, it is taken for something. */
async function holdsNothing(store: Store | undefined): Promise<boolean> {
  if (store === undefined) return true;
  return store.archive.federations().then(
    (federations) => federations.length === 0,
    () => false,
  );
}

/** The sentences of a fault of the office, or nothing where it is a fault of ours. */
export function officeFaultText(error: unknown, { translate, language }: Speech): string | undefined {
  if (error instanceof StorageFault) return translate(`storage.${error.code}`, { place: error.place });
  if (error instanceof TransferRefused) return error.faults.map(({ key, values }) => translate(key, values)).join('\n');
  if (error instanceof Refused)
    return error.refusals.map((refusal) => refusalText(refusal, language) ?? refusal.code).join('\n');
  return undefined;
}
