import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Engine, LoneWork, Work } from '../engine.ts';
import type { Tables } from '../schema.ts';
import { StorageFault } from '../storage-fault.ts';

/** An advisory lock held while tables change; any number works, as long as it never changes. */
const LOCK = 3_721_554;
/** The name of every connection of 0.1 and 0.2.0, whatever its schema. */
const OLDER_APPLICATION = 'escala';
/** Several offices may share a database, each in a schema of its own: a connection is named after its own. */
export const APPLICATION_OF_SCHEMA = `left('escala ' || current_schema(), 63)`;
/** Milliseconds that somebody may still be connected: others that start now are about to wait for the lock. */
const LEAVING = 3_000;

/** Excludes other processes from changing tables. */
export function inMigration<T>(write: Engine['write'], work: Work<T>): Promise<T> {
  return write(async (db) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
    return work(db);
  });
}

/**
 * Work on the tables while no other process of an office is connected, except those that wait for their turn. Whoever
 * has the lock keeps it while it waits for the others: those that start now come to wait for it, and whoever is at work
 * ends.
 */
export async function aloneOn<T>(
  write: Engine['write'],
  place: string,
  look: Work<LoneWork<T> | undefined>,
): Promise<T | undefined> {
  const last = performance.now() + LEAVING;
  return inMigration(write, async (db) => {
    const lone = await look(db);
    if (lone === undefined) return undefined;
    while ((await others(db)) > 0) {
      if (performance.now() > last) throw new StorageFault('in-use', place);
      await sleep(50);
    }
    await lone.check(db);
    return lone.work(db, undefined);
  });
}

/** Connections of offices to this database, other than this one, that do not wait for the lock. */
async function others(db: Kysely<Tables>): Promise<number> {
  // Otherwise a transaction sees the same connections as at first.
  await sql`select pg_stat_clear_snapshot()`.execute(db);
  const { rows } = await sql<{ others: number }>`select count(*)::int as others from pg_stat_activity a
    where a.datname = current_database() and a.pid <> pg_backend_pid()
    and a.application_name in (${sql.lit(OLDER_APPLICATION)}, ${sql.raw(APPLICATION_OF_SCHEMA)})
    and not exists (select 1 from pg_locks l where l.pid = a.pid and l.locktype = 'advisory'
      and l.objid = ${sql.lit(LOCK)} and not l.granted)`.execute(db);
  return rows[0]?.others ?? 0;
}
