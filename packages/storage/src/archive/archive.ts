import { type Archive, GENESIS, type Head } from '@escala/office';
import type { Kysely } from 'kysely';
import type { Engine, Work } from '../engine.ts';
import type { FederationTurns } from '../federation-turns.ts';
import type { Tables } from '../schema.ts';
import { WorkQueue } from '../work-queue.ts';
import { readOneMoment } from './one-moment.ts';
import { headOf } from './reading.ts';
import { writingOf } from './writing.ts';

export function archiveOn(engine: Engine, turns: FederationTurns, federations: Archive['federations']): Archive {
  // Writers of one federation queue here, instead of each holding a connection.
  const writers = new WorkQueue();
  return {
    federations,
    read: (federation, work, { fresh = false, since } = {}) =>
      turns.run('read', federation, () => {
        if (fresh) return readOneMoment(engine.readFresh, federation, work);
        if (since === undefined) return readOneMoment(engine.read, federation, work);
        const reached: Work<boolean> = async (db) => (await headOf(db, federation)).seq >= since;
        return readOneMoment((reading) => engine.read(reading, reached), federation, work);
      }),
    write: (federation, work) =>
      writers.run(federation, () =>
        turns.run('act', federation, () =>
          engine.write(async (db) => {
            const writing = writingOf(db, federation, await lockFederation(db, engine, federation));
            const result = await work(writing);
            await writing.flush();
            return result;
          }),
        ),
      ),
    close: () => engine.close(),
  };
}

/** A row lock, and nothing specific to one kind of PostgreSQL: the writer for a federation holds its row. */
export async function lockFederation(db: Kysely<Tables>, engine: Engine, federation: string): Promise<Head> {
  const query = db.selectFrom('federations').select(['seq', 'hash']).where('id', '=', federation);
  const locking = engine.locksRows ? query.forUpdate() : query;
  const present = await locking.executeTakeFirst();
  if (present) return present;
  await db
    .insertInto('federations')
    .values({ id: federation, seq: 0, hash: GENESIS })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return locking.executeTakeFirstOrThrow();
}
