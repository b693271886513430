import type { RecordKind } from '@escala/office';
import type { Kysely } from 'kysely';
import { keysFiled } from '../archive/key-value.ts';
import type { Tables, VersionRow } from '../schema.ts';
import type { DamageReport } from './damage.ts';

export type Kinds = ReadonlyMap<string, RecordKind<unknown>>;

/** By what a record is found, as it is filed; nothing where its kind or body cannot be read. */
export function keysOf(kinds: Kinds, { kind, body }: VersionRow): readonly (readonly [string, string])[] | undefined {
  const known = kinds.get(kind);
  if (known === undefined) return undefined;
  try {
    return keysFiled(known, JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** The newest versions are what the record points at and is found by. */
export async function verifyPointers(
  db: Kysely<Tables>,
  federation: string,
  kinds: Kinds,
  newest: readonly VersionRow[],
  report: DamageReport,
): Promise<void> {
  for (const [kind, rows] of Map.groupBy(newest, (row) => row.kind)) {
    const ids = rows.map(({ id }) => id);
    const of = <Table extends 'records' | 'record_keys'>(table: Table) =>
      db
        .selectFrom(table as 'records')
        .where('federation', '=', federation)
        .where('kind', '=', kind)
        .where('id', 'in', ids);
    const pointers = new Map((await of('records').selectAll().execute()).map(({ id, version }) => [id, version]));
    const filed = (await of('record_keys').selectAll().execute()) as unknown as {
      id: string;
      key: string;
      value: string;
    }[];
    const keys = Map.groupBy(filed, ({ id }) => id);
    if (!kinds.has(kind)) report.add('kind-unknown', { kind });
    for (const row of rows) {
      const { id, version } = row;
      if (pointers.get(id) !== version) report.add('pointer-wrong', { kind, id, version: pointers.get(id) ?? 0 });
      const wanted = keysOf(kinds, row);
      if (wanted !== undefined && textOf(wanted) !== textOf((keys.get(id) ?? []).map((k) => [k.key, k.value] as const)))
        report.add('keys-wrong', { kind, id });
    }
  }
}

const textOf = (pairs: readonly (readonly [string, string])[]): string =>
  JSON.stringify(pairs.map((pair) => JSON.stringify(pair)).sort());

/** Pointers and keys of records that have no version at all. */
export async function verifyNoStrays(db: Kysely<Tables>, federation: string, report: DamageReport): Promise<void> {
  const pointers = await db
    .selectFrom('records as r')
    .select(['r.kind', 'r.id', 'r.version'])
    .where('r.federation', '=', federation)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('versions as v')
            .select('v.id')
            .where('v.federation', '=', federation)
            .whereRef('v.kind', '=', 'r.kind')
            .whereRef('v.id', '=', 'r.id'),
        ),
      ),
    )
    .execute();
  for (const { kind, id, version } of pointers) report.add('pointer-wrong', { kind, id, version });
  const keys = await db
    .selectFrom('record_keys as k')
    .select(['k.kind', 'k.id'])
    .distinct()
    .where('k.federation', '=', federation)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('versions as v')
            .select('v.id')
            .where('v.federation', '=', federation)
            .whereRef('v.kind', '=', 'k.kind')
            .whereRef('v.id', '=', 'k.id'),
        ),
      ),
    )
    .execute();
  for (const { kind, id } of keys) report.add('keys-wrong', { kind, id });
}
