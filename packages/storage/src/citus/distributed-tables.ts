import { type Kysely, sql } from 'kysely';
import { CUT_BY } from '../schema.ts';
import { type DistributeFault, distributeFault } from './distribute-refused.ts';

/** One of our tables and its distribution column; without one it is replicated to every machine. */
export interface DistributedTable {
  readonly table: string;
  readonly by: string | undefined;
}

/** The first distributed table; the others are colocated with it, federation by federation. */
const FIRST = 'federations';

export const WANTED: readonly DistributedTable[] = Object.entries(CUT_BY).map(([table, by]) => ({ table, by }));

/** An existing table; `group` is null until Citus knows it. */
interface PresentTable {
  readonly table: string;
  readonly by: string | null;
  readonly group: number | null;
}

async function presentTables(db: Kysely<never>): Promise<ReadonlyMap<string, PresentTable>> {
  const names = WANTED.map(({ table }) => table);
  const { rows } =
    await sql<PresentTable>`select t.name as "table", column_to_column_name(p.logicalrelid, p.partkey) as "by",
    p.colocationid as "group" from unnest(${names}::text[]) as t(name)
    left join pg_dist_partition p on p.logicalrelid = to_regclass(t.name) where to_regclass(t.name) is not null`.execute(
      db,
    );
  return new Map(rows.map((row) => [row.table, row]));
}

/**
 * Whether Citus is present and has our tables. Asked only by name, since a plain PostgreSQL does not know this table.
 */
export async function isDistributed(db: Kysely<never>): Promise<boolean> {
  const { rows } = await sql<{ here: boolean }>`select to_regclass('pg_dist_partition') is not null as here`.execute(
    db,
  );
  return rows[0]!.here && ((await presentTables(db)).get(FIRST)?.group ?? null) !== null;
}

/** False for a database without any of our tables. */
export const isOfficeHere = async (db: Kysely<never>): Promise<boolean> => (await presentTables(db)).size > 0;

/** The tables that are not distributed yet, and what prevents it. */
export async function missingCuts(
  db: Kysely<never>,
): Promise<{ readonly missing: readonly DistributedTable[]; readonly faults: readonly DistributeFault[] }> {
  const present = await presentTables(db);
  const group = present.get(FIRST)?.group;
  const isOtherwise = ({ table, by }: DistributedTable): boolean => {
    const known = present.get(table);
    if (known === undefined || known.group === null) return false;
    return known.by !== (by ?? null) || (by !== undefined && known.group !== group);
  };
  const otherwise = WANTED.filter(isOtherwise);
  const missing = WANTED.filter(({ table }) => present.get(table)?.group === null);
  return {
    missing,
    faults: [
      ...otherwise.map(({ table }) => distributeFault('cut-otherwise', { table })),
      ...(await keysWithout(db, missing)),
    ],
  };
}

/** Each machine enforces keys only for itself: a key without the distribution column could exist twice. */
async function keysWithout(db: Kysely<never>, cuts: readonly DistributedTable[]): Promise<readonly DistributeFault[]> {
  const faults: DistributeFault[] = [];
  for (const { table, by } of cuts) {
    if (by === undefined) continue;
    const { rows } = await sql<{ key: string }>`select i.indexrelid::regclass::text as key from pg_index i
      where i.indrelid = to_regclass(${table}) and i.indisunique and not exists (select 1 from pg_attribute a
        where a.attrelid = i.indrelid and a.attnum = any(i.indkey) and a.attname = ${by}) order by 1`.execute(db);
    for (const { key } of rows) faults.push(distributeFault('key-without-federation', { table, key, column: by }));
  }
  return faults;
}

/** Replicated tables come first: Citus accepts them only before it works on several machines at once. */
export async function cutTables(db: Kysely<never>, missing: readonly DistributedTable[]): Promise<void> {
  for (const { table, by } of missing) {
    const { rows } = await sql`select 1 from ${sql.ref(table)} limit 1`.execute(db);
    if (by === undefined) await sql`select create_reference_table(${table})`.execute(db);
    else
      await sql`select create_distributed_table(${table}, ${by}, colocate_with => ${table === FIRST ? 'none' : FIRST})`.execute(
        db,
      );
    // The rows are on their machines now; the old local copies are invisible, but would fill the disk.
    if (rows.length > 0) await sql`select truncate_local_data_after_distributing_table(${table})`.execute(db);
  }
}
