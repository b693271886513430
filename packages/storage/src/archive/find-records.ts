import type { Found, FoundPage, RecordKind, Where } from '@escala/office';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../schema.ts';
import { keyValue } from './key-value.ts';
import { askAgain } from './query-texts.ts';
import { bodyOf, kept } from './record-versions.ts';

/** Sorts after every text that starts with the prefix. */
const LAST = '\u{10ffff}';

/** A range, from here on, up to but excluding there; or a set of values. */
interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly among?: readonly string[] | undefined;
}

function spanOf(where: Exclude<Where, { equals: string }>): Span {
  if ('among' in where) return { among: where.among.map(keyValue) };
  if ('startsWith' in where) {
    const start = keyValue(where.startsWith);
    return { from: start, to: start + LAST };
  }
  const { from, to } = where;
  return { from: from === undefined ? from : keyValue(from), to: to === undefined ? to : keyValue(to) };
}

/** PostgreSQL knows no empty list. */
const isAmong = (column: string, values: readonly string[]) =>
  values.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`;

/**
 * The matching keys, each record once, under its smallest matching value. Read in index order, so that a page costs
 * only a page.
 */
function fitting(db: Kysely<Tables>, federation: string, kind: string, where: Where) {
  const keys = db
    .selectFrom('record_keys as k')
    .select(['k.id', 'k.value'])
    .where('k.federation', '=', federation)
    .where('k.kind', '=', kind)
    .where('k.key', '=', where.key);
  if ('equals' in where) return keys.where('k.value', '=', keyValue(where.equals));
  const { from, to, among } = spanOf(where);
  return keys
    .$if(from !== undefined, (query) => query.where('k.value', '>=', from!))
    .$if(to !== undefined, (query) => query.where('k.value', '<', to!))
    .$if(among !== undefined, (query) => query.where(isAmong('k.value', among!)))
    .where(({ eb, selectFrom }) =>
      eb(
        'k.value',
        '=',
        selectFrom('record_keys as least')
          .select(({ fn }) => fn.min('least.value').as('value'))
          .where('least.federation', '=', federation)
          .where('least.kind', '=', kind)
          .whereRef('least.id', '=', 'k.id')
          .where('least.key', '=', where.key)
          .$if(from !== undefined, (query) => query.where('least.value', '>=', from!))
          .$if(among !== undefined, (query) => query.where(isAmong('least.value', among!))),
      ),
    );
}

export async function findRecords<Body>(
  db: Kysely<Tables>,
  federation: string,
  kind: RecordKind<Body>,
  where: Where,
  page?: FoundPage,
): Promise<readonly Found<Body>[]> {
  const values = 'equals' in where ? [where.equals] : 'among' in where ? where.among : undefined;
  if (values?.length === 0) return [];
  const lines =
    page === undefined && values !== undefined && values.length <= OFTEN
      ? await askAgain(
          db,
          `find ${'equals' in where ? 'one' : values.length}`,
          [federation, kind.name, where.key, ...values.map(keyValue)],
          ([of, name, key, ...wanted]) =>
            foundQuery(
              db,
              of!,
              name!,
              'equals' in where ? { key: key!, equals: wanted[0]! } : { key: key!, among: wanted },
              {},
            ),
        )
      : await foundQuery(db, federation, kind.name, where, page ?? {}).execute();
  return lines.map((line) => ({ ...kept<Body>(line), value: line.value }));
}

/** A query for exactly this many values has a cached text of its own. */
const OFTEN = 50;

function foundQuery(
  db: Kysely<Tables>,
  federation: string,
  kind: string,
  where: Where,
  { after, descending = false, limit }: FoundPage,
) {
  const direction = descending ? 'desc' : 'asc';
  const found = fitting(db, federation, kind, where)
    .orderBy('k.value', direction)
    .orderBy('k.id', direction)
    .$if(after !== undefined, (query) => {
      const sign = sql.raw(descending ? '<' : '>');
      return query.where(sql<boolean>`(k.value, k.id) ${sign} (${keyValue(after!.value)}, ${after!.id})`);
    })
    .$if(limit !== undefined, (query) => query.limit(limit!));
  const pointed = (column: string) =>
    sql<number>`(select p.${sql.ref(column)} from records p where p.federation = ${federation} and p.kind = ${kind} and p.id = f.id)`;
  const current = db
    .selectFrom(found.as('f'))
    .select(['f.id', 'f.value', sql<string>`${federation}`.as('federation'), sql<string>`${kind}`.as('kind')])
    .select([pointed('version').as('version'), pointed('seq').as('seq')]);
  return db
    .selectFrom(current.as('r'))
    .select(['r.id', 'r.version', 'r.seq', 'r.value', bodyOf(federation, sql.ref('r.version')).as('body')])
    .orderBy('r.value', direction)
    .orderBy('r.id', direction);
}

export async function countFound(db: Kysely<Tables>, federation: string, kind: string, where: Where): Promise<number> {
  const { count } = await db
    .selectFrom(fitting(db, federation, kind, where).as('f'))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
