import type { FidePage, FidePages } from '@escala/office';
import type { Kysely } from 'kysely';
import { insertRows } from './archive/insert-rows.ts';
import type { Engine } from './engine.ts';
import type { Tables } from './schema.ts';
import { StorageFault } from './storage-fault.ts';

/** Pages per query. */
const PAGES_AT_ONCE = 500;

/**
 * The register of FIDE's list. Pages of a new list are written next to those in use, in one transaction per batch, so
 * that acts can run in between; the last transaction makes them the register and deletes the old pages. Pages left by
 * an interrupted load are deleted by the next one.
 */
export function fidePagesOn(engine: Engine): FidePages {
  return {
    version: () => engine.readFresh(async (db) => (await registerOf(db, 'version'))?.version),
    head: () => engine.readFresh((db) => registerOf(db, 'version', 'head')),
    pages: async (version, kind, numbers) => {
      const found: FidePage[] = [];
      for (let from = 0; from < numbers.length; from += PAGES_AT_ONCE) {
        const some = numbers.slice(from, from + PAGES_AT_ONCE);
        const pages = await engine.readFresh((db) => pagesAt(db, version, kind, some));
        if (pages === undefined) return undefined;
        found.push(...pages);
      }
      return found;
    },
    replace: async (portions, head) => {
      const version = await engine.write(begun);
      let count = 0;
      for (const rows of portions) {
        await engine.write((db) =>
          insertRows(
            db,
            'fide_pages',
            rows.map((row) => ({ version, ...row })),
          ),
        );
        count += rows.length;
      }
      await engine.write((db) => inForce(db, version, count, head(), engine.place));
    },
  };
}

const registerOf = <Column extends 'version' | 'head'>(db: Kysely<Tables>, ...columns: Column[]) =>
  db.selectFrom('fide_register').select(columns).executeTakeFirst();

/** A single statement sees one moment: a version in use has a row even if none of the pages exist. */
async function pagesAt(
  db: Kysely<Tables>,
  version: number,
  kind: FidePage['kind'],
  numbers: readonly number[],
): Promise<FidePage[] | undefined> {
  const [first, last] = [numbers[0]!, numbers.at(-1)!];
  // A word's pages are consecutive, so they need no list of numbers.
  const isRun = last - first === numbers.length - 1 && numbers.every((page, i) => page === first + i);
  const rows = await db
    .selectFrom('fide_register as r')
    .leftJoin('fide_pages as p', (join) => {
      const ofKind = join.onRef('p.version', '=', 'r.version').on('p.kind', '=', kind);
      return isRun ? ofKind.on('p.page', '>=', first).on('p.page', '<=', last) : ofKind.on('p.page', 'in', numbers);
    })
    .select(['p.page', 'p.bytes'])
    .where('r.version', '=', version)
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ page, bytes }) => (page === null || bytes === null ? [] : { kind, page, bytes }));
}

/** The number of a new list; deletes what an interrupted load left. */
async function begun(db: Kysely<Tables>): Promise<number> {
  const current = (await db.selectFrom('fide_register').select('version').executeTakeFirst())?.version ?? 0;
  const { newest } = await db
    .selectFrom('fide_pages')
    .select(({ fn }) => fn.max('version').as('newest'))
    .executeTakeFirstOrThrow();
  await db.deleteFrom('fide_pages').where('version', '!=', current).execute();
  return Math.max(current, newest ?? 0) + 1;
}

async function inForce(db: Kysely<Tables>, version: number, count: number, head: string, place: string): Promise<void> {
  const { kept } = await db
    .selectFrom('fide_pages')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  // Another load started meanwhile and deleted these pages.
  if (Number(kept) !== count) throw new StorageFault('locked', place);
  await db.deleteFrom('fide_register').execute();
  await db.insertInto('fide_register').values({ version, head }).execute();
  await db.deleteFrom('fide_pages').where('version', '!=', version).execute();
}
