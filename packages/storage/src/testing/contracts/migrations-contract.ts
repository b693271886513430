import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importFederation } from '../../federation-file/import-federation.ts';
import { migrate } from '../../migrate.ts';
import { MIGRATIONS, type Migration } from '../../migrations/index.ts';
import { openEngine } from '../../open-engine.ts';
import { openStore } from '../../open-store.ts';
import { StorageFault } from '../../storage-fault.ts';
import { verifyRecord } from '../../verify/verify-record.ts';
import { programPlace, startProgram } from '../child-program.ts';
import { freshStore, openedStore } from '../fresh-store.ts';
import { noteKind, performNote, SAMPLE_KINDS } from '../note-act.ts';
import { type Place, rawSql } from '../place.ts';
import { FIRST_TEXTS, sampleFederation } from '../sample-federation.ts';
import { mustHold, newOffice } from './processes-contract.ts';
import { exported } from './transfer-contract.ts';

const FIXTURES = fileURLToPath(new URL('../../migrations/testing/', import.meta.url));

/** The databases of released versions, each as SQL that creates it. */
function fixturesFor(place: Place): readonly string[] {
  const end = place.name === 'SQLite' ? '.sqlite.sql' : '.postgres.sql';
  return readdirSync(FIXTURES).filter((name) => name.endsWith(end));
}

async function load(place: Place, fixture: string): Promise<string> {
  const [url, text] = [await place.newDatabase(), readFileSync(`${FIXTURES}${fixture}`, 'utf8')];
  if (place.name === 'SQLite') {
    const database = new DatabaseSync(url);
    database.exec(text);
    database.close();
  } else {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text);
    await client.end();
  }
  return url;
}

const codeOf = ({ code }: StorageFault): string | undefined => code;

/** A connection as earlier versions keep it for as long as they run. */
async function olderVersion({ name }: Place, url: string) {
  const steps = 'select name from migrations';
  const write = `insert into secrets (federation, shelf, key, owner, text) values ('cat', 'older', 'k', 'ana', 'x')`;
  if (name === 'SQLite') {
    const database = new DatabaseSync(url);
    database.exec(`pragma journal_mode = wal; ${steps}`);
    return {
      steps: async () =>
        database
          .prepare(steps)
          .all()
          .map((row) => row.name),
      write: async () => database.exec(write),
      close: async () => database.close(),
    };
  }
  const client = new pg.Client({ connectionString: url, application_name: 'escala' });
  await client.connect();
  return {
    steps: async () => (await client.query<{ name: string }>(steps)).rows.map((row) => row.name),
    write: async () => void (await client.query(write)),
    close: () => client.end(),
  };
}

const isNewer = (error: unknown): boolean => error instanceof StorageFault && error.code === 'newer-schema';

export function migrationsContract(place: Place): void {
  describe(`migrations: ${place.name}`, () => {
    it('there is a database of the first release', () => expect(fixturesFor(place).length).toBeGreaterThan(0));

    it.each(fixturesFor(place))('%s is brought up to date, read in full and goes on', async (fixture) => {
      const store = await openedStore({ url: await load(place, fixture) });
      const record = await verifyRecord(store, 'cat', { kinds: SAMPLE_KINDS });
      expect(record).toMatchObject({ damages: [], acts: 10, versions: 10 });
      await store.archive.read('cat', async (reading) => {
        for (const [i, text] of FIRST_TEXTS.entries())
          expect((await reading.versions(noteKind, `note-${i}`))[0]?.body.text).toBe(text);
        expect(await reading.papers('notes', { edition: 'all' })).toHaveLength(21);
        expect(await reading.acts({ subject: { kind: 'note', id: 'note-3' } })).toHaveLength(4);
      });
      expect((await store.vault.list('cat', 'password', 'ana')).map(({ text }) => text)).toEqual(['$argon2id$ă']);
      await performNote(store, 'cat', { note: 'note-3', version: 4, text: 'on', papers: 1 });
      const copy = await freshStore(place);
      const text = await exported(store, 'cat');
      await importFederation(copy, Readable.from([text]), { kinds: SAMPLE_KINDS });
      expect(await exported(copy, 'cat')).toBe(text);
    });

    it('a copy of what was there is kept before the first step, where the engine can; a new database has none', async () => {
      const url = await load(place, fixturesFor(place)[0]!);
      const { migrated, close } = await openedStore({ url });
      await close();
      const first = MIGRATIONS[1]!.name;
      expect(migrated.steps[0]).toBe(first);
      const { isNew, copy: none } = (await freshStore(place)).migrated;
      expect([isNew, none]).toEqual([true, undefined]);
      expect((await openedStore({ url })).migrated).toEqual({ steps: [], isNew: false });
      if (place.name !== 'SQLite') return expect(migrated.copy).toBeUndefined();
      expect(migrated.copy).toBe(`${url}.before-${first}`);
      expect(statSync(migrated.copy!).mode & 0o777).toBe(0o600);
      const copy = new DatabaseSync(migrated.copy!);
      onTestFinished(() => copy.close());
      expect(copy.prepare('select name from migrations').all()).toEqual([{ name: MIGRATIONS[0]!.name }]);
      expect(copy.prepare('select count(*) as acts from acts').get()).toEqual({ acts: 10 });
    });

    it('killed in the middle of a step: the tables are as they were', async () => {
      const url = await newOffice(place);
      const program = startProgram(programPlace('half-migration'), url);
      await program.until((line) => line === 'in the middle');
      await program.kill();
      const store = await openedStore({ url });
      for (const statement of ['select more from acts', 'select done from half'])
        await expect(rawSql(store, statement)).rejects.toThrow();
      await mustHold(url, []);
    });

    it('a step that fails takes the ones before it back', async () => {
      const url = await newOffice(place);
      const withSteps = async (...more: readonly Migration[]) => {
        const engine = openEngine({ url });
        return migrate(engine, { migrations: [...MIGRATIONS, ...more] }).finally(() => engine.close());
      };
      const add = {
        name: '9998-add',
        up: async (db: never) => void (await sql`create table added (x integer)`.execute(db)),
      };
      const fail = { name: '9999-fail', up: async () => Promise.reject(new Error('a step failed')) };
      await expect(withSteps(add, fail)).rejects.toThrow('a step failed');
      expect(await withSteps(add)).toMatchObject({ steps: ['9998-add'] });
      expect(await withSteps(add)).toEqual({ steps: [], isNew: false });
    });

    it.each([
      ['flat, of 0.1', { name: 'Open', championship: 'provincial' }, 'older-records'],
      ['in part flat', { name: 'Open', delegation: 'girona', ruleFacts: { kind: 'open' } }, 'older-records'],
      ['of today', { name: 'Open', ruleFacts: { delegation: 'girona', championship: 'provincial' } }, 'opened'],
    ])('an event on record with facts of its book, %s, is refused or taken in and opened', async (_, body, found) => {
      const store = await freshStore(place);
      await sampleFederation(store, 'cat');
      await rawSql(store, `update records set kind = 'event' where id = 'note-3'`);
      await rawSql(store, `update versions set kind = 'event', body = '{"homologation":{}}' where id = 'note-3'`);
      await rawSql(store, `update versions set body = '${JSON.stringify(body)}' where id = 'note-3' and version = 4`);
      const file = Readable.from([await exported(store, 'cat')]);
      const taken = await importFederation(await freshStore(place), file, { kinds: SAMPLE_KINDS }).catch(codeOf);
      expect(taken === 'older-records').toBe(found === 'older-records');
      await rawSql(store, `delete from migrations where name = '0002-rule-facts'`);
      await store.close();
      expect(await openedStore({ url: store.url }).then(() => 'opened', codeOf)).toBe(found);
    });

    it('[D-OFF-857] names on record are found by plain letters', async () => {
      const store = await freshStore(place);
      const before = { name: 'nowak łukasz', fullName: 'nowak łukasz', nameWords: 'nowak łukasz', club: 'łódź' };
      for (const [key, value] of Object.entries(before))
        await rawSql(
          store,
          `insert into record_keys (federation, kind, key, value, id) values ('cat', 'player', '${key}', '${value}', '1')`,
        );
      await rawSql(store, `delete from migrations where name = '0004-plain-names'`);
      await store.close();
      const { engine } = await openedStore({ url: store.url });
      const { rows } = await engine.read((db) =>
        sql<{ key: string; value: string }>`select key, value from record_keys`.execute(db),
      );
      const after = { name: 'nowak lukasz', fullName: 'nowak lukasz', nameWords: 'lukasz nowak', club: 'łódź' };
      expect(Object.fromEntries(rows.map(({ key, value }) => [key, value]))).toEqual(after);
    });

    it('[D-OFF-1400] while another version works with a record, its tables stay as they are; afterwards they are brought up to date', async () => {
      const url = await load(place, fixturesFor(place)[0]!);
      const older = await olderVersion(place, url);
      const opening = () => openedStore({ url }).then(({ migrated }) => migrated.steps.length, codeOf);
      expect(await opening()).toBe('in-use');
      expect(await older.steps()).toEqual([MIGRATIONS[0]!.name]);
      await older.write();
      if (place.name === 'SQLite') expect(existsSync(`${url}.before-${MIGRATIONS[1]!.name}`)).toBe(false);
      await older.close();
      expect(await opening()).toBe(MIGRATIONS.length - 1);
    });

    it('[D-OFF-1400] several that start together: one brings the tables up to date, the others find nothing to do', async () => {
      const url = await load(place, fixturesFor(place)[0]!);
      const stores = await Promise.all(Array.from({ length: 4 }, () => openedStore({ url })));
      const steps = stores.map(({ migrated }) => migrated.steps.length).sort((a, b) => a - b);
      expect(steps).toEqual([0, 0, 0, MIGRATIONS.length - 1]);
    });

    it('[D-OFF-1400] whoever wants a record as it is never changes its tables', async () => {
      const url = await load(place, fixturesFor(place)[0]!);
      expect(await openedStore({ url, asItIs: true }).then(() => 'opened', codeOf)).toBe('older-schema');
      const older = await olderVersion(place, url);
      expect(await older.steps()).toEqual([MIGRATIONS[0]!.name]);
      await older.close();
      await (await openedStore({ url })).close();
      expect((await openedStore({ url, asItIs: true })).migrated.steps).toEqual([]);
    });

    it('a database of a newer version is refused and left alone', async () => {
      const store = await freshStore(place);
      await sampleFederation(store, 'cat');
      await rawSql(store, `insert into migrations (name) values ('9999-later')`);
      expect(await openStore({ url: store.url }).then(() => 'opened', isNewer)).toBe(true);
      expect((await verifyRecord(store, 'cat', { kinds: SAMPLE_KINDS })).damages).toEqual([]);
    });
  });
}
