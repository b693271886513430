import type { RecordKind } from '@escala/office';
import { type Kysely, sql } from 'kysely';
import { insertRows } from '../archive/insert-rows.ts';
import { versionPages } from '../record-pages.ts';
import type { Tables, VersionRow } from '../schema.ts';
import { type Kinds, keysOf } from '../verify/verify-pointers.ts';

/** Makes anew what is derived from the versions: which is the newest, and by what it is found. */
export async function fileRecords(
  db: Kysely<Tables>,
  federation: string,
  kinds: readonly RecordKind<never>[],
): Promise<void> {
  await sql`insert into records (federation, kind, id, version, seq)
    select federation, kind, id, max(version), max(seq) from versions where federation = ${federation} group by federation, kind, id`.execute(
    db,
  );
  const byName: Kinds = new Map(kinds.map((kind) => [kind.name, kind as unknown as RecordKind<unknown>]));
  let last: VersionRow | undefined;
  for await (const page of versionPages(db, federation)) {
    const newest: VersionRow[] = [];
    for (const row of page) {
      if (last !== undefined && (last.kind !== row.kind || last.id !== row.id)) newest.push(last);
      last = row;
    }
    await fileKeys(db, byName, newest);
  }
  if (last !== undefined) await fileKeys(db, byName, [last]);
}

async function fileKeys(db: Kysely<Tables>, kinds: Kinds, newest: readonly VersionRow[]): Promise<void> {
  const rows = newest.flatMap((version) => {
    const { federation, kind, id } = version;
    return (keysOf(kinds, version) ?? []).map(([key, value]) => ({ federation, kind, key, value, id }));
  });
  await insertRows(db, 'record_keys', rows);
}
