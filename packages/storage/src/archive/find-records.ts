import type { Found, FoundPage, RecordKind, Where } from '@escala/office';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { kept } from './reading.ts';

/** Comes after every text that starts like this one. */
const LAST = '\u{10ffff}';

/** The keys that fit, each record once. Only a search by the start of a value can meet a record several times. */
function fitting(db: Kysely<Tables>, federation: string, kind: string, where: Where) {
  let keys = db
    .selectFrom('record_keys as k')
    .where('k.federation', '=', federation)
    .where('k.kind', '=', kind)
    .where('k.key', '=', where.key);
  if ('equals' in where) keys = keys.where('k.value', '=', where.equals);
  else if ('startsWith' in where)
    keys = keys.where('k.value', '>=', where.startsWith).where('k.value', '<', where.startsWith + LAST);
  else {
    if (where.from !== undefined) keys = keys.where('k.value', '>=', where.from);
    if (where.to !== undefined) keys = keys.where('k.value', '<', where.to);
  }
  return 'startsWith' in where
    ? keys.groupBy('k.id').select(({ fn, ref }) => ['k.id', fn.min(ref('k.value')).as('value')])
    : keys.select(['k.id', 'k.value']);
}

export async function findRecords<Body>(
  db: Kysely<Tables>,
  federation: string,
  kind: RecordKind<Body>,
  where: Where,
  { after, descending = false, limit }: FoundPage = {},
): Promise<readonly Found<Body>[]> {
  const direction = descending ? 'desc' : 'asc';
  let found = db
    .selectFrom(fitting(db, federation, kind.name, where).as('f'))
    .selectAll()
    .orderBy('value', direction)
    .orderBy('id', direction);
  if (after !== undefined) {
    const sign = sql.raw(descending ? '<' : '>');
    found = found.where(sql<boolean>`(value, id) ${sign} (${after.value}, ${after.id})`);
  }
  if (limit !== undefined) found = found.limit(limit);
  const lines = await db
    .selectFrom(found.as('f'))
    .innerJoin('records as r', (join) =>
      join.onRef('r.id', '=', 'f.id').on('r.federation', '=', federation).on('r.kind', '=', kind.name),
    )
    .innerJoin('versions as v', (join) =>
      join
        .onRef('v.id', '=', 'r.id')
        .onRef('v.version', '=', 'r.version')
        .on('v.federation', '=', federation)
        .on('v.kind', '=', kind.name),
    )
    .select(['v.id', 'v.version', 'v.seq', 'v.body', 'f.value'])
    .orderBy('f.value', direction)
    .orderBy('f.id', direction)
    .execute();
  return lines.map((line) => ({ ...kept<Body>(line), value: line.value }));
}

export async function countFound(db: Kysely<Tables>, federation: string, kind: string, where: Where): Promise<number> {
  const { count } = await db
    .selectFrom(fitting(db, federation, kind, where).as('f'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
