import type { Reading } from '../../ports.ts';
import { type Federation, federationKind } from '../../registry/federation/federation.ts';
import { listKind, type OfficialList } from './list.ts';

/** What decides where games count: the series and their published lists. */
export interface PublishedLists {
  readonly federation: Federation;
  readonly lists: readonly OfficialList[];
}

export async function loadPublishedLists(reading: Reading): Promise<PublishedLists | undefined> {
  const federation = await reading.get(federationKind, reading.federation);
  if (federation === undefined) return undefined;
  return { federation: federation.body, lists: (await reading.list(listKind)).map(({ body }) => body) };
}
