import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { StorageFault } from './storage-fault.ts';

/**
 * Brings the tables up to date, all steps in one transaction: a process that is killed in between leaves them as they were. The
 * second of two processes that start together waits for the first and finds nothing to do.
 */
export async function migrate(
  engine: Engine,
  place: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<readonly string[]> {
  return engine.write(async (db) => {
    if (engine.locksRows) await sql`select pg_advisory_xact_lock(3721554)`.execute(db);
    await sql`create table if not exists migrations (name text not null primary key)`.execute(db);
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
    const known = rows.map(({ name }) => name);
    const unknown = known.filter((name) => !migrations.some((migration) => migration.name === name));
    if (unknown.length > 0) throw new StorageFault('newer-schema', place);
    const missing = migrations.filter(({ name }) => !known.includes(name));
    for (const { name, up } of missing) {
      await up(db as unknown as Kysely<never>, engine.name);
      await sql`insert into migrations (name) values (${name})`.execute(db);
    }
    return missing.map(({ name }) => name);
  });
}
