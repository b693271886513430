import { type Federation, federationKind, GENESIS, type Head, type Kept, type Reading } from '@escala/office';
import { type Kysely, sql } from 'kysely';
import type { ReadWork } from '../engine.ts';
import type { Tables } from '../schema.ts';
import { askAgain } from './query-texts.ts';
import { headOf, readingOf } from './reading.ts';
import { bodyOf, kept } from './record-versions.ts';

/** The record changed between the first look and the next question. */
class Moved extends Error {}

/**
 * A reader sees a single moment. The first look is one statement, which is enough for many readings; a transaction
 * begins with the next question and looks again. If the record has changed by then, the work starts again inside the
 * transaction (D-OFF-1040).
 */
export async function readOneMoment<T>(
  read: (work: ReadWork<T>) => Promise<T>,
  federation: string,
  work: (reading: Reading) => Promise<T>,
): Promise<T> {
  try {
    return await read(async (db, begin) => {
      const look = await firstLook(db, federation);
      let entered: Promise<void> | undefined;
      const enter = (): Promise<void> => (entered ??= begin().then(() => sameAs(look, db, federation)));
      try {
        return await work(lookedAt(look, readingAfter(readingOf(db, federation), enter)));
      } finally {
        // Even if the work turned the error into something else.
        await entered;
      }
    });
  } catch (error) {
    if (!(error instanceof Moved)) throw error;
  }
  return read(async (db, begin) => {
    await begin();
    return work(lookedAt(await firstLook(db, federation), readingOf(db, federation)));
  });
}

/** The hash of the last act identifies each state of the record. */
async function sameAs({ head }: FirstLook, db: Kysely<Tables>, federation: string): Promise<void> {
  const now = await headOf(db, federation);
  if (now.hash !== head.hash) throw new Moved();
}

/** Answers from the first look without asking again, and skips lookups without any id. */
const lookedAt = ({ head, own }: FirstLook, reading: Reading): Reading => ({
  ...reading,
  head: async () => head,
  get: async (kind, id) =>
    kind.name === federationKind.name && id === reading.federation ? (own as never) : reading.get(kind, id),
  getMany: async (kind, ids) => (ids.length === 0 ? [] : reading.getMany(kind, ids)),
  find: async (kind, where, page) =>
    'among' in where && where.among.length === 0 ? [] : reading.find(kind, where, page),
});

/** The same reading, with a step that runs before each question. */
export function readingAfter(reading: Reading, step: () => Promise<void>): Reading {
  const first = <Args extends readonly unknown[], T>(ask: (...args: Args) => Promise<T>) => {
    return async (...args: Args): Promise<T> => {
      await step();
      return ask(...args);
    };
  };
  return {
    federation: reading.federation,
    head: first(reading.head),
    get: first(reading.get) as Reading['get'],
    getMany: first(reading.getMany) as Reading['getMany'],
    getAsOf: first(reading.getAsOf) as Reading['getAsOf'],
    versions: first(reading.versions) as Reading['versions'],
    list: first(reading.list) as Reading['list'],
    listAsOf: first(reading.listAsOf) as Reading['listAsOf'],
    find: first(reading.find) as Reading['find'],
    count: first(reading.count) as Reading['count'],
    papers: first(reading.papers),
    act: first(reading.act),
    acts: first(reading.acts),
    lastActOf: first(reading.lastActOf),
    actsAfter: first(reading.actsAfter),
  };
}

/** What nearly every reading needs first: the end of the record, and the federation as it is. */
interface FirstLook {
  readonly head: Head;
  readonly own: Kept<Federation> | undefined;
}

/** One statement. */
export async function firstLook(db: Kysely<Tables>, federation: string): Promise<FirstLook> {
  const [row] = await askAgain(db, 'first look', [federation, federationKind.name], ([id, kind]) =>
    db
      .selectFrom('federations as f')
      .leftJoin('records as r', (join) =>
        join.on('r.federation', '=', id!).on('r.kind', '=', kind!).on('r.id', '=', id!),
      )
      .select(['f.seq as end', 'f.hash', 'r.version', 'r.seq', bodyOf(id!, sql.ref('r.version')).as('body')])
      .where('f.id', '=', id!),
  );
  if (row === undefined) return { head: { seq: 0, hash: GENESIS }, own: undefined };
  const { end, hash, version, seq, body } = row;
  const own = version === null || seq === null ? undefined : kept<Federation>({ id: federation, version, seq, body });
  return { head: { seq: end, hash }, own };
}
