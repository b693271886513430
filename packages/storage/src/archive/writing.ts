import { type ActEntry, canonicalText, filedUnder, type RecordKind, type Writing } from '@escala/office';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import { readingOf } from './reading.ts';

/** What an act writes, inside the transaction of the federation's only writer. */
export function writingOf(db: Kysely<Tables>, federation: string): Writing {
  return {
    ...readingOf(db, federation),
    put: (kind, id, version, seq, body) => putRecord(db, federation, kind, id, version, seq, body),
    file: async (folder, { name, part, seq, bytes }) => {
      await db.insertInto('papers').values({ federation, folder, name, part, seq, bytes }).execute();
    },
    append: (entry) => appendAct(db, federation, entry),
  };
}

async function putRecord<Body>(
  db: Kysely<Tables>,
  federation: string,
  kind: RecordKind<Body>,
  id: string,
  version: number,
  seq: number,
  body: Body,
): Promise<void> {
  const row = { federation, kind: kind.name, id, version };
  if (version === 1) await db.insertInto('records').values(row).execute();
  else {
    const { numUpdatedRows } = await db
      .updateTable('records')
      .set({ version })
      .where('federation', '=', federation)
      .where('kind', '=', kind.name)
      .where('id', '=', id)
      .where('version', '=', version - 1)
      .executeTakeFirst();
    if (Number(numUpdatedRows) !== 1) throw new Error(`Version ${version} of ${kind.name} ${id} does not follow.`);
    await db
      .deleteFrom('record_keys')
      .where('federation', '=', federation)
      .where('kind', '=', kind.name)
      .where('id', '=', id)
      .execute();
  }
  await db
    .insertInto('versions')
    .values({ ...row, seq, body: canonicalText(body) })
    .execute();
  const keys = filedUnder(kind, body).map(([key, value]) => ({ federation, kind: kind.name, key, value, id }));
  if (keys.length > 0) await db.insertInto('record_keys').values(keys).execute();
}

async function appendAct(db: Kysely<Tables>, federation: string, entry: ActEntry): Promise<void> {
  const { seq, id, kind, at, actor, subject, hash } = entry;
  const row = { federation, seq, id, kind, at, actor, subject_kind: subject.kind, subject_id: subject.id };
  await db
    .insertInto('acts')
    .values({ ...row, entry: canonicalText(entry) })
    .execute();
  await db.updateTable('federations').set({ seq, hash }).where('id', '=', federation).execute();
}
