import type { RecordKind } from '@escala/office';
import { type Kysely, sql } from 'kysely';
import { keysFiled } from '../archive/key-value.ts';
import type { Tables, VersionRow } from '../schema.ts';
import type { DamageReport } from './damage.ts';

export type Kinds = ReadonlyMap<string, RecordKind<unknown>>;

/** A record's keys as stored; undefined if its kind or body cannot be read. */
export function keysOf(kinds: Kinds, { kind, body }: VersionRow): readonly (readonly [string, string])[] | undefined {
  const known = kinds.get(kind);
  if (known === undefined) return undefined;
  try {
    return keysFiled(known, JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** Checks that records and keys point to the latest versions. */
export async function verifyPointers(
  db: Kysely<Tables>,
  federation: string,
  kinds: Kinds,
  newest: readonly VersionRow[],
  report: DamageReport,
): Promise<void> {
  for (const [kind, rows] of Map.groupBy(newest, (row) => row.kind)) {
    // In key order, so that all of them are between the first and the last.
    const of = <Table extends 'records' | 'record_keys'>(table: Table) =>
      db
        .selectFrom(table as 'records')
        .where('federation', '=', federation)
        .where('kind', '=', kind)
        .where('id', '>=', rows[0]!.id)
        .where('id', '<=', rows.at(-1)!.id);
    const pointers = new Map((await of('records').selectAll().execute()).map((row) => [row.id, row]));
    const filed = (await of('record_keys').selectAll().execute()) as unknown as {
      id: string;
      key: string;
      value: string;
    }[];
    const keys = Map.groupBy(filed, ({ id }) => id);
    if (!kinds.has(kind)) report.add('kind-unknown', { kind });
    for (const row of rows) {
      const { id } = row;
      const pointer = pointers.get(id);
      if (pointer?.version !== row.version || pointer.seq !== row.seq)
        report.add('pointer-wrong', { kind, id, version: pointer?.version ?? 0 });
      const wanted = keysOf(kinds, row);
      if (wanted !== undefined && textOf(wanted) !== textOf((keys.get(id) ?? []).map((k) => [k.key, k.value] as const)))
        report.add('keys-wrong', { kind, id });
    }
  }
}

const textOf = (pairs: readonly (readonly [string, string])[]): string =>
  JSON.stringify(pairs.map((pair) => JSON.stringify(pair)).sort());

/** Pointers and keys of records without any version. Looked up one by one: a join might scan everything for each. */
export async function verifyNoStrays(db: Kysely<Tables>, federation: string, report: DamageReport): Promise<void> {
  const isStray = sql<boolean>`(select max(v.version) from versions v where v.federation = ${federation} and v.kind = r.kind
    and v.id = r.id) is null`;
  const pointers = db.selectFrom('records as r').select(['r.kind', 'r.id', 'r.version']);
  for (const { kind, id, version } of await pointers.where('r.federation', '=', federation).where(isStray).execute())
    report.add('pointer-wrong', { kind, id, version });
  const keys = db.selectFrom('record_keys as r').select(['r.kind', 'r.id']).distinct();
  for (const { kind, id } of await keys.where('r.federation', '=', federation).where(isStray).execute())
    report.add('keys-wrong', { kind, id });
}
