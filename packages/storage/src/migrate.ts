import { type Kysely, sql } from 'kysely';
import { cutTables, isDistributed, missingCuts } from './citus/distributed-tables.ts';
import type { Engine } from './engine.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import {
  isShapeRow,
  mustNotBeNewer,
  mustNotBeOlder,
  putShapes,
  type Shapes,
  shapesOf,
  shapesOfRows,
} from './record-shapes.ts';
import type { Tables } from './schema.ts';
import { StorageFault } from './storage-fault.ts';

export interface Migrated {
  readonly steps: readonly string[];
  readonly isNew: boolean;
  /** The database as it was before, if the engine makes such a copy and there was anything to lose. */
  readonly copy?: string;
}

/** What an opening does with tables of an earlier version. */
export interface MigrateTerms {
  readonly migrations?: readonly Migration[];
  /** They are refused and left as they are; an empty database stays empty. */
  readonly asTheyAre?: boolean | undefined;
}

/**
 * Brings the tables up to date, all steps in one transaction: if the process is killed, they stay as they were. Nobody
 * else has the database open meanwhile: an older version that is running would go on writing as it did before
 * (D-OFF-1400). If two processes start together, the second waits for the first and finds nothing to do.
 */
export async function migrate(
  engine: Engine,
  { migrations = MIGRATIONS, asTheyAre = false }: MigrateTerms = {},
): Promise<Migrated> {
  let isEmpty = false;
  const done = await engine.alone(async (tables) => {
    const rows = await migrationsOf(tables, engine);
    const known = rows.filter((name) => !isShapeRow(name));
    if (known.some((name) => !migrations.some((migration) => migration.name === name)))
      throw new StorageFault('newer-schema', engine.place);
    const missing = migrations.filter(({ name }) => !known.includes(name));
    checkShapes(shapesOfRows(rows.filter(isShapeRow)), { migrations, missing }, engine.place);
    if (missing[0] === undefined) return undefined;
    const isNew = known.length === 0;
    if (asTheyAre && !isNew) throw new StorageFault('older-schema', engine.place);
    if (asTheyAre) {
      isEmpty = true;
      return undefined;
    }
    return {
      check: async (db) => {
        if (isNew) return;
        for (const { check } of missing) await check?.(db as unknown as Kysely<never>, engine.name, engine.place);
      },
      copy: isNew ? undefined : `${engine.place}.before-${missing[0].name}`,
      work: async (db, copy): Promise<Migrated> => {
        await perform(missing, db as unknown as Kysely<never>, engine, isNew);
        return { steps: missing.map(({ name }) => name), isNew, ...(copy && { copy }) };
      },
    };
  });
  return done ?? { steps: [], isNew: isEmpty };
}

/** The shapes after these steps. A test holds that all steps together give those of this version. */
export const shapesAfter = (steps: readonly Migration[], before: Shapes = new Map()): Shapes =>
  new Map([...before, ...steps.flatMap(({ shapes }) => [...shapesOf(shapes)])]);

/** Every shape in the database is one that this version reads, or a step is still to come that sees to it. */
function checkShapes(
  found: Shapes,
  { migrations, missing }: Record<'migrations' | 'missing', readonly Migration[]>,
  place: string,
): void {
  const known = shapesAfter(migrations);
  mustNotBeNewer(found, known, place);
  mustNotBeOlder(shapesAfter(missing, found), known, place);
}

async function perform(
  missing: readonly Migration[],
  db: Kysely<never>,
  engine: Engine,
  isNew: boolean,
): Promise<void> {
  if (isNew) await sql`create table migrations (name text not null primary key)`.execute(db);
  const distributed = !isNew && engine.name === 'postgres' && (await isDistributed(db));
  // The tables of each step must be on all machines before the next statement uses them.
  if (distributed) await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(db);
  for (const { name, shapes, up } of missing) {
    await up?.(db, engine.name);
    await sql`insert into migrations (name) values (${name})`.execute(db);
    await putShapes(db, shapesOf(shapes));
    if (distributed) await cutTables(db, (await missingCuts(db)).missing);
  }
}

/** The steps that the database has had, and the numbers of its shapes; none for a new one. */
async function migrationsOf(db: Kysely<Tables>, engine: Engine): Promise<readonly string[]> {
  const tables =
    engine.name === 'sqlite'
      ? sql`sqlite_schema where name`
      : sql`pg_tables where schemaname = current_schema and tablename`;
  const { rows: present } = await sql`select 1 from ${tables} = 'migrations'`.execute(db);
  if (present.length === 0) {
    await mustBeEmpty(db, engine);
    return [];
  }
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Another program's file is left alone. (In PostgreSQL, several programs may share a database.) */
async function mustBeEmpty(db: Kysely<Tables>, engine: Engine): Promise<void> {
  if (engine.name !== 'sqlite') return;
  const { rows } = await sql`select 1 from sqlite_schema limit 1`.execute(db);
  if (rows.length > 0) throw new StorageFault('not-a-database', engine.place);
}
