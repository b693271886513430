import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { distribute } from '../../citus/distribute.ts';
import { DistributeRefused } from '../../citus/distribute-refused.ts';
import { MIGRATIONS } from '../../migrations/index.ts';
import type { Store } from '../../open-store.ts';
import { StorageFault } from '../../storage-fault.ts';
import { type StandInTerms, standInForCitus, toldTo } from '../citus-stand-in.ts';
import { freshStore, openedStore } from '../fresh-store.ts';
import { performNote } from '../note-act.ts';
import { type Place, rawSql } from '../place.ts';
import { foundOffice, sampleFederation } from '../sample-federation.ts';

const EVERYWHERE = ['migrations in 1', 'fide_register in 1', 'fide_pages in 1'];
const CUT = ['acts', 'versions', 'records', 'record_keys', 'papers', 'secrets'];
const ALL_TOLD = [...EVERYWHERE, 'federations by id in 2', ...CUT.map((table) => `${table} by federation in 2`)];

async function refused(work: Promise<unknown>): Promise<string[]> {
  const thrown = await work.catch((error: unknown) => error);
  if (!(thrown instanceof DistributeRefused)) throw new Error(`not refused: ${thrown}`);
  return thrown.faults.map(({ key, values }) => [key, ...Object.values(values)].join(' '));
}

/** Order, refusals and repetition, on a plain PostgreSQL that records what Citus would be told. */
export function citusContract(place: Place): void {
  const told = ({ engine }: Store) => engine.readFresh((db) => toldTo(db as unknown as Kysely<never>));
  const onStandIn = async (terms?: StandInTerms) => {
    const store = await freshStore(place);
    await standInForCitus(store.url, terms);
    return store;
  };

  describe('distributed over several machines', () => {
    it('an office with a federation: tables for everybody first, all others beside each other, earlier rows cleared', async () => {
      const store = await onStandIn();
      await sampleFederation(store, 'cat');
      const planned = await distribute(store.engine, { dryRun: true });
      expect(planned.map(({ table }) => table)).toEqual([
        'migrations',
        'fide_register',
        'fide_pages',
        'federations',
        ...CUT,
      ]);
      expect((await told(store)).told).toEqual([]);
      expect(await distribute(store.engine)).toEqual(planned);
      expect(await told(store)).toEqual({ told: ALL_TOLD, cleared: ['migrations', 'federations', ...CUT] });
      await performNote(store, 'cat', { note: 'after', version: 0, text: 'x' });
    });

    it('a second time there is nothing to do; a table that was forgotten is done alone', async () => {
      const store = await onStandIn();
      await distribute(store.engine);
      expect(await distribute(store.engine)).toEqual([]);
      await rawSql(store, `delete from pg_dist_partition where logicalrelid = 'papers'::regclass`);
      expect(await distribute(store.engine)).toEqual([{ table: 'papers', by: 'federation' }]);
      expect((await told(store)).told.toSorted()).toEqual(ALL_TOLD.toSorted());
    });

    it('one that fails in the middle leaves everything as it was', async () => {
      const store = await onStandIn();
      await rawSql(store, 'alter function create_reference_table rename to referenced');
      await expect(distribute(store.engine)).rejects.toThrow('create_reference_table');
      expect((await told(store)).told).toEqual([]);
    });

    it.each<[string, StandInTerms, string]>([
      ['an older Citus', { version: '11.2.9' }, 'distribute.too-old Citus 11.2 11.3'],
      ['a worker', { coordinator: false }, 'distribute.not-coordinator'],
      ['nobody to spread over', { workers: 0 }, 'distribute.no-workers'],
    ])('refused: %s', async (_, terms, words) => {
      const store = await onStandIn(terms);
      expect((await refused(distribute(store.engine))).join()).toContain(words);
      expect((await told(store)).told).toEqual([]);
    });

    it('refused: a plain PostgreSQL', async () => {
      const { engine } = await freshStore(place);
      expect(await refused(distribute(engine))).toEqual([`distribute.no-citus ${engine.place}`]);
    });

    it('refused with all reasons: keys that do not hold the federation, tables that are cut in another way', async () => {
      const store = await onStandIn();
      await rawSql(
        store,
        'create unique index by_hand on acts (id)',
        'create unique index by_hand_too on secrets (shelf, key)',
        'create unique index with_it on papers (name, folder, part, seq, federation)',
        `insert into pg_dist_partition (logicalrelid, partkey, colocationid) values ('federations', 'id', 7), ('records', 'kind', 7), ('versions', 'federation', 8)`,
      );
      expect(await refused(distribute(store.engine, { dryRun: true }))).toEqual([
        'distribute.cut-otherwise versions',
        'distribute.cut-otherwise records',
        'distribute.key-without-federation acts by_hand federation',
        'distribute.key-without-federation secrets by_hand_too federation',
      ]);
    });

    it('a later version brings its new tables along, one that is not distributed stays as it is', async () => {
      const [first, second] = [await onStandIn(), await onStandIn()];
      await distribute(first.engine);
      for (const { engine } of [first, second])
        await engine.write(async (db) => {
          await sql`drop table fide_register, fide_pages`.execute(db);
          await sql`delete from pg_dist_partition where not exists (select 1 from pg_class c where c.oid = logicalrelid)`.execute(
            db,
          );
          await sql`delete from migrations where name = '0003-fide-register'`.execute(db);
        });
      for (const { close } of [first, second]) await close();
      const [later, plain] = [await openedStore({ url: first.url }), await openedStore({ url: second.url })];
      expect(later.migrated.steps).toEqual(['0003-fide-register']);
      expect((await told(later)).told.toSorted()).toEqual(ALL_TOLD.toSorted());
      expect((await told(plain)).told).toEqual([]);
    });

    it('a machine that is down refuses its federations and nobody else’s; those that were there are still known (D-OFF-701)', async () => {
      const store = await freshStore(place);
      for (const federation of ['cat', 'ro']) await foundOffice(store, federation);
      expect(await store.archive.federations()).toEqual(['cat', 'ro']);
      const late = await openedStore({ url: store.url });
      await rawSql(store, ...WORKER_DOWN);
      const act = (federation: string) =>
        codeOf(performNote(store, federation, { note: 'a', version: 0, text: 'x' }, `act-${federation}`));
      expect([await act('ro'), await act('cat')]).toEqual(['part-unreachable', 'done']);
      expect(await codeOf(store.archive.read('ro', (reading) => reading.head()))).toBe('part-unreachable');
      expect((await store.archive.read('cat', (reading) => reading.head())).seq).toBe(2);
      expect(await store.archive.federations()).toEqual(['cat', 'ro']);
      expect(await codeOf(late.archive.federations())).toBe('part-unreachable');
    });

    it('a commit that comes back with a warning is not acknowledged; sent again it is found done (D-OFF-702)', async () => {
      const store = await freshStore(place);
      await foundOffice(store, 'cat');
      await rawSql(
        store,
        `create function doubt() returns trigger language plpgsql as $$ begin
          raise warning 'failed to commit transaction on worker-1:5432'; return null; end $$`,
        `create constraint trigger doubt after insert on acts deferrable initially deferred for each row execute function doubt()`,
      );
      const command = { note: 'a', version: 0, text: 'x' };
      expect(await codeOf(performNote(store, 'cat', command, 'doubted'))).toBe('unconfirmed');
      expect((await performNote(store, 'cat', command, 'doubted')).again).toBe(true);
    });

    it('no step makes a key of the record that does not hold the federation, or a statement that Citus refuses', async () => {
      const store = await freshStore(place);
      const made = new Set<string>();
      const statements: string[] = [];
      const { engine } = store;
      await engine.write(async (db) => {
        await sql`create schema again`.execute(db);
        await sql`set local search_path = again`.execute(db);
        const heard = db.withPlugin({
          transformQuery: ({ node }) => node,
          transformResult: async ({ result }) => result,
        });
        const executor = heard.getExecutor();
        const run = executor.executeQuery.bind(executor);
        executor.executeQuery = ((query: { sql: string }) => {
          statements.push(query.sql.replaceAll(/\s+/g, ' '));
          return run(query as never);
        }) as never;
        for (const { up } of MIGRATIONS) await up?.(heard as never, 'postgres');
        await sql`drop schema again cascade`.execute(db);
        await sql`reset search_path`.execute(db);
        for (const { check } of MIGRATIONS) await check?.(heard as never, 'postgres', engine.place);
      });
      expect(statements.length).toBeGreaterThan(10);
      for (const text of statements) {
        const table = /^create table "?(\w+)/.exec(text)?.[1];
        if (table !== undefined) made.add(table);
        else if (/^alter table (\w+) alter column \w+ set storage/.test(text))
          // Citus passes it on for a new table, and refuses it for a distributed one.
          expect(made).toContain(text.split(' ')[2]);
        else expect(text).toMatch(CITUS_TAKES);
      }
    });
  });
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof StorageFault ? error.code : String(error)),
  );

/** Querying the row of `ro` fails as a coordinator does when a worker is down. */
const WORKER_DOWN = [
  'alter table federations rename to kept',
  `create function answers(id text) returns boolean language plpgsql as $$ begin
    if id = 'ro' then raise exception 'connection to the remote node escala@worker-2:5432 failed' using errcode = '08006'; end if;
    return true; end $$`,
  'create view federations as select * from kept where answers(id)',
];

/** For distributed tables; `create index concurrently`, types, triggers and functions are excluded. */
const CITUS_TAKES =
  /^(select|insert|update|delete|create (unique )?index \w+ on|drop (table|index)|alter table \w+ (add column|drop column|alter column \w+ (set|drop) not null|alter column \w+ set default))\b/;
