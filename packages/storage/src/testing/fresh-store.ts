import { onTestFinished } from 'vitest';
import { openStore, type Store, type StoreOptions } from '../open-store.ts';
import type { Place } from './place.ts';

/** A store on a new database, closed at the end of the test. */
export async function freshStore(
  place: Place,
  options: Omit<StoreOptions, 'url'> = {},
): Promise<Store & { url: string }> {
  const url = await place.newDatabase();
  return { ...(await openedStore({ url, ...options })), url };
}

export async function openedStore(options: StoreOptions): Promise<Store> {
  const store = await openStore(options);
  onTestFinished(() => store.close());
  return store;
}
