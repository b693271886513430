import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StorageFault } from '../../storage-fault.ts';
import { freshStore, openedStore } from '../fresh-store.ts';
import { noteKind, performNote } from '../note-act.ts';
import type { Place } from '../place.ts';
import type { PostgresServer } from '../postgres-server.ts';
import { foundOffice } from '../sample-federation.ts';
import { watchReaders } from '../watch-readers.ts';
import { acknowledgedBy, mustHold, newOffice, ROUNDS, startOffice } from './processes-contract.ts';

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof StorageFault ? error.code : String(error)),
  );

/** Disturbed readings on a test server, with or without a pooler in front of it. */
export function readingFaultsContract(server: () => PostgresServer, place: Place): void {
  /** Connects directly, bypassing any pooler. */
  async function control(statement: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: server().url });
    client.on('error', () => undefined);
    onTestFinished(() => client.end());
    await client.connect();
    await client.query(statement);
    return client;
  }

  /** Nothing waits for an ended reading. */
  async function mustEndAll(): Promise<void> {
    const client = await control('select 1');
    const open = `select state, query from pg_stat_activity where state like 'idle in transaction%' and xact_start < now() - interval '5 seconds'`;
    const { rows } = await client.query(open);
    expect(rows).toEqual([]);
  }

  describe('readings that are disturbed', () => {
    it('a question that fails, noticed or not, leaves no connection in a transaction', async () => {
      const store = await freshStore(place, { connections: 1 });
      const isBegun = (): Promise<boolean> =>
        store.engine.readFresh(async (db) => {
          const { rows } = await sql<{ begun: boolean }>`select now() <> statement_timestamp() as begun`.execute(db);
          return rows[0]!.begun;
        });
      for (const isNoticed of [true, false]) {
        const failing = store.engine.readFresh(async (db, begin) => {
          await begin();
          const failed = sql`select 1 / 0`.execute(db);
          await (isNoticed ? failed : failed.catch(() => undefined));
        });
        expect(await codeOf(failing)).toBe(isNoticed ? 'error: division by zero' : 'done');
        expect(await isBegun()).toBe(false);
      }
      await store.engine.readFresh((db) => sql`begin`.execute(db));
      expect(await isBegun()).toBe(false);
    });

    it('a statement that the server breaks off for its time: the reading is refused, the next one is answered', async () => {
      const store = await freshStore(place, { connections: 1 });
      await foundOffice(store, 'cat');
      const slow = store.engine.readFresh(async (db, begin) => {
        await begin();
        await sql`set local statement_timeout = 50`.execute(db);
        await sql`select pg_sleep(60)`.execute(db);
      });
      expect(await codeOf(slow)).toBe('unreachable');
      expect((await store.archive.read('cat', (reading) => reading.head())).seq).toBe(1);
    });

    it('a first look that is not answered gives its connection up after a while (D-OFF-704)', async () => {
      const store = await freshStore(place, { connections: 1, answersWithin: 300 });
      await foundOffice(store, 'cat');
      const head = () => store.archive.read('cat', (reading) => reading.head());
      const holder = await openedStore({ url: store.url });
      let said: Promise<string> | undefined;
      await holder.engine.write(async (db) => {
        await sql`lock table federations in access exclusive mode`.execute(db);
        said = codeOf(head());
        await Promise.race([said, sleep(10_000)]);
      });
      expect(await said).toBe('unreachable');
      expect((await head()).seq).toBe(1);
    });

    it('connections that are cut between the first look and the next question: refused or answered, and the next one works', async () => {
      const store = await freshStore(place, { connections: 1 });
      await foundOffice(store, 'cat');
      await performNote(store, 'cat', { note: 'a', version: 0, text: 'x' });
      const read = (cut: boolean) =>
        store.archive.read('cat', async (reading) => {
          await reading.head();
          if (cut)
            await control(
              `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and application_name like 'escala%'`,
            );
          return reading.get(noteKind, 'a');
        });
      expect(await codeOf(read(true))).toBeOneOf(['unreachable', 'done']);
      expect((await read(false))?.version).toBe(1);
    });

    it('the server killed beside readers who never pause: each reading is of one moment or refused', async () => {
      const url = await newOffice(place);
      const store = await openedStore({ url });
      const readers = watchReaders(store, 'cat');
      const orders = { federation: 'cat', work: 'acts', tag: 'a', times: 1e9, persistent: true } as const;
      const program = await startOffice({ store: { url }, ...orders });
      const more = () => program.until((line) => /^(ok|again) /.test(line), acknowledgedBy(program).length + 15);
      for (let round = 0; round < Math.ceil(ROUNDS / 3); round++) {
        await more();
        await sleep(Math.random() * 30);
        await server().kill();
        await server().start();
      }
      await more();
      await program.kill();
      const { readings, faults, wrong } = await readers.stop();
      expect(wrong).toEqual([]);
      expect(readings).toBeGreaterThan(0);
      expect(faults.filter((code) => code !== 'unreachable')).toEqual([]);
      await mustHold(url, acknowledgedBy(program));
      await mustEndAll();
    });
  });
}
