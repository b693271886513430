import { type Archive, GENESIS } from '@escala/office';
import type { Kysely } from 'kysely';
import type { Engine } from '../engine.ts';
import type { Tables } from '../schema.ts';
import { readingOf } from './reading.ts';
import { writingOf } from './writing.ts';

export function archiveOn(engine: Engine): Archive {
  return {
    federations: () =>
      engine.read(async (db) => {
        const rows = await db.selectFrom('federations').select('id').where('seq', '>', 0).orderBy('id').execute();
        return rows.map(({ id }) => id);
      }),
    read: (federation, work) => engine.read((db) => work(readingOf(db, federation))),
    write: (federation, work) =>
      engine.write(async (db) => {
        await lockFederation(db, engine, federation);
        return work(writingOf(db, federation));
      }),
    close: () => engine.close(),
  };
}

/** A row lock, and nothing that only one kind of PostgreSQL has: whoever writes for a federation holds its row. */
async function lockFederation(db: Kysely<Tables>, engine: Engine, federation: string): Promise<void> {
  const fresh = { id: federation, seq: 0, hash: GENESIS };
  await db
    .insertInto('federations')
    .values(fresh)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (engine.locksRows)
    await db.selectFrom('federations').select('id').where('id', '=', federation).forUpdate().execute();
}
