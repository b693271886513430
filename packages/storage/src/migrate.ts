import { type Kysely, sql } from 'kysely';
import { cutTables, isDistributed, missingCuts } from './citus/distributed-tables.ts';
import type { Engine } from './engine.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { StorageFault } from './storage-fault.ts';

/** An advisory lock held while tables change; any number works, as long as it never changes. */
const LOCK = 3_721_554;

export interface Migrated {
  readonly steps: readonly string[];
  readonly isNew: boolean;
  /** The database as it was before, if the engine makes such a copy and there was anything to lose. */
  readonly copy?: string;
}

/**
 * Brings the tables up to date, all steps in one transaction: if the process is killed, they stay as they were. If two
 * processes start together, the second waits for the first and finds nothing to do.
 */
export async function migrate(engine: Engine, migrations: readonly Migration[] = MIGRATIONS): Promise<Migrated> {
  return inMigration(engine, async (db) => {
    const known = await migrationsOf(db, engine);
    if (known.some((name) => !migrations.some((migration) => migration.name === name)))
      throw new StorageFault('newer-schema', engine.place);
    const missing = migrations.filter(({ name }) => !known.includes(name));
    // There are no other writers now, and nothing is written yet: the copy has the state before the first step.
    const isNew = known.length === 0;
    const copy = !isNew && missing[0] && engine.copyTo && `${engine.place}.before-${missing[0].name}`;
    if (copy) engine.copyTo?.(copy);
    const distributed = missing.length > 0 && !isNew && engine.name === 'postgres' && (await isDistributed(db));
    // The tables of each step must be on all machines before the next statement uses them.
    if (distributed) await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db);
    for (const { name, up } of missing) {
      await up(db, engine.name, engine.place);
      await sql`insert into migrations (name) values (${name})`.execute(db);
      if (distributed) await cutTables(db, (await missingCuts(db)).missing);
    }
    return { steps: missing.map(({ name }) => name), isNew, ...(copy && { copy }) };
  });
}

/** Excludes other processes from changing tables. */
export function inMigration<T>(engine: Engine, work: (db: Kysely<never>) => Promise<T>): Promise<T> {
  return engine.write(async (db) => {
    if (engine.locksRows) await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
    return work(db as unknown as Kysely<never>);
  });
}

/** The migrations that the database has had. */
async function migrationsOf(db: Kysely<never>, engine: Engine): Promise<readonly string[]> {
  const tables =
    engine.name === 'sqlite'
      ? sql`sqlite_schema where name`
      : sql`pg_tables where schemaname = current_schema and tablename`;
  const { rows: present } = await sql`select 1 from ${tables} = 'migrations'`.execute(db);
  if (present.length === 0) {
    await mustBeEmpty(db, engine);
    await sql`create table migrations (name text not null primary key)`.execute(db);
    return [];
  }
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Another program's file is left alone. (In PostgreSQL, several programs may share a database.) */
async function mustBeEmpty(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine.name !== 'sqlite') return;
  const { rows } = await sql`select 1 from sqlite_schema limit 1`.execute(db);
  if (rows.length > 0) throw new StorageFault('not-a-database', engine.place);
}
