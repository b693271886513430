import type { Reading } from '../../ports.ts';
import type { LoadedRecord } from '../../rating/loaded-record.ts';
import { clubKind } from '../../records/club.ts';

/** Names of all clubs by id. */
export type ClubNames = ReadonlyMap<string, string>;

const known = new WeakMap<LoadedRecord, { readonly seq: number; readonly names: ClubNames }>();

/** Read once for each state of the record: a list names a club on every line. */
export async function clubNames(reading: Reading, record: LoadedRecord): Promise<ClubNames> {
  const { seq } = record;
  const before = known.get(record);
  if (before?.seq === seq) return before.names;
  const clubs = await reading.list(clubKind);
  const names = new Map(clubs.map(({ id, body }) => [id, body.name]));
  known.set(record, { seq, names });
  return names;
}
