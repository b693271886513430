import type { Reading } from '@escala/office';
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstLook } from '../../archive/one-moment.ts';
import { readingOf } from '../../archive/reading.ts';
import { openStore, type Store } from '../../open-store.ts';
import { paperPages, secretPages, versionPages } from '../../record-pages.ts';
import type { Tables } from '../../schema.ts';
import { noteKind } from '../note-act.ts';
import { type Place, rawSql } from '../place.ts';
import { sampleFederation } from '../sample-federation.ts';

type Asked = (reading: Reading, db: Kysely<Tables>) => Promise<unknown>;

/** What is asked often or about many rows; each must use an index, and those with a limit must not sort first. */
const QUESTIONS: readonly [string, Asked][] = [
  ['first look', (_, db) => firstLook(db, 'cat')],
  ['get', (reading) => reading.get(noteKind, 'a')],
  ['getMany', (reading) => reading.getMany(noteKind, ['a', 'b'])],
  ['getAsOf', (reading) => reading.getAsOf(noteKind, 'a', 3)],
  ['versions', (reading) => reading.versions(noteKind, 'a')],
  ['list', (reading) => reading.list(noteKind, { after: 'a', limit: 10 })],
  ['listAsOf', (reading) => reading.listAsOf(noteKind, 3)],
  ['find equals', (reading) => reading.find(noteKind, { key: 'word', equals: 'x' }, { limit: 10 })],
  ['find among', (reading) => reading.find(noteKind, { key: 'word', among: ['x', 'y'] }, { limit: 10 })],
  ['find startsWith', (reading) => reading.find(noteKind, { key: 'word', startsWith: 'x' }, { limit: 10 })],
  [
    'find span',
    (reading) => reading.find(noteKind, { key: 'word', from: 'a', to: 'b' }, { limit: 10, descending: true }),
  ],
  [
    'find next page',
    (reading) => reading.find(noteKind, { key: 'word', from: 'a' }, { limit: 10, after: { value: 'b', id: 'c' } }),
  ],
  ['count', (reading) => reading.count(noteKind)],
  ['count found', (reading) => reading.count(noteKind, { key: 'word', startsWith: 'x' })],
  ['papers of a name', (reading) => reading.papers('notes', { name: 'a', edition: 'latest' })],
  ['papers of a part', (reading) => reading.papers('notes', { part: 3, edition: 'first', asOf: 5 })],
  ['papers of a folder', (reading) => reading.papers('notes', { edition: 'latest', slice: { from: 0, length: 4 } })],
  ['act', (reading) => reading.act('x')],
  ['newest acts', (reading) => reading.acts({ limit: 10, before: 100 })],
  ['acts of a subject', (reading) => reading.acts({ subject: { kind: 'note', id: 'a' }, limit: 10 })],
  ['acts of an actor', (reading) => reading.acts({ actor: 'ana', limit: 10 })],
  ['acts of a kind', (reading) => reading.acts({ kind: 'player.amend', limit: 10 })],
  ['last act of kinds', (reading) => reading.lastActOf(['player.amend', 'list.publish'])],
  ['acts from the first', (reading) => reading.actsAfter(5, 10)],
  ['pages of versions', (_, db) => versionPages(db, 'cat').next()],
  ['pages of papers', (_, db) => paperPages(db, 'cat').next()],
  ['pages of secrets', (_, db) => secretPages(db, 'cat').next()],
];

/** These sort the few rows they find. */
const MAY_SORT = ['getMany', 'find equals', 'papers of a part', 'listAsOf'];

/** Joins one row from each of two tables, found by whole keys. */
const OF_ONE_ROW = ['first look'];

export function plansContract(place: Place): void {
  describe(`plans of queries: ${place.name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await openStore({ url: await place.newDatabase() });
      await sampleFederation(store, 'cat');
      await rawSql(store, 'analyze');
      return () => store.close();
    });

    /** The statements behind a question, intercepted before they reach a database. */
    async function statements(ask: Asked): Promise<CompiledQuery[]> {
      const caught: CompiledQuery[] = [];
      const postgres = place.name === 'PostgreSQL';
      const db = new Kysely<Tables>({
        dialect: {
          createAdapter: () => (postgres ? new PostgresAdapter() : new SqliteAdapter()),
          createDriver: () => new DummyDriver(),
          createIntrospector: () => {
            throw new Error('unused');
          },
          createQueryCompiler: () => (postgres ? new PostgresQueryCompiler() : new SqliteQueryCompiler()),
        },
        log: ({ query }) => void caught.push(query),
      });
      await ask(readingOf(db, 'cat'), db).catch(() => undefined);
      return caught;
    }

    async function plan({ sql: text, parameters }: CompiledQuery): Promise<string> {
      const explain = place.name === 'PostgreSQL' ? 'explain (costs off)' : 'explain query plan';
      return store.engine.read(async (db, begin) => {
        await begin();
        // Few rows are read faster without an index: this checks whether an index could be used.
        const off = place.name === 'PostgreSQL' ? ['seqscan', 'bitmapscan', 'sort'] : [];
        for (const way of off) await sql.raw(`set local enable_${way} = off`).execute(db);
        const { rows } = await db.executeQuery<Record<string, string>>(
          CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
        );
        return rows.map((row) => row['QUERY PLAN'] ?? row.detail).join('\n');
      });
    }

    it.each(QUESTIONS)('%s goes by an index', async (name, ask) => {
      const asked = await statements(ask);
      expect(asked.length).toBeGreaterThan(0);
      for (const query of asked) {
        const text = await plan(query);
        expect(text).not.toMatch(/Seq Scan|SCAN (?!f\b)\w+(?! USING)|AUTOMATIC/);
        // Without statistics a planner may join two tables by scanning one for each row of the other.
        if (!OF_ONE_ROW.includes(name)) expect(text).not.toMatch(/Join|Nested Loop/);
        if (!MAY_SORT.includes(name)) expect(text).not.toMatch(/Sort|TEMP B-TREE/);
      }
    });

    it('a search by a key looks at nothing but the values asked for', async () => {
      const [query] = await statements((reading) => reading.find(noteKind, { key: 'word', startsWith: 'x' }));
      expect(await plan(query!)).toMatch(/value >= |value>\?/);
    });
  });
}
