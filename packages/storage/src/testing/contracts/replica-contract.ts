import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoreEvent } from '../../engine.ts';
import type { Store } from '../../open-store.ts';
import { freshStore, openedStore } from '../fresh-store.ts';
import { noteKind, performNote } from '../note-act.ts';
import type { Place } from '../place.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { foundOffice } from '../sample-federation.ts';

const isReplica = (store: Store): Promise<boolean> =>
  store.engine.read(async (db) => {
    const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db);
    return rows[0]!.is;
  });

/** A streaming replica on loopback. */
export function replicaContract(server: () => PostgresServer, place: Place): void {
  describe('a replica for readers', () => {
    let replica: PostgresServer;
    beforeAll(async () => {
      replica = await startPostgres({ replicaOf: server() });
    });
    afterAll(() => replica?.stop());

    async function office(): Promise<{ store: Store; events: StoreEvent[]; caughtUp(seq: number): Promise<void> }> {
      const primary = await freshStore(place);
      await foundOffice(primary, 'cat');
      const readUrl = primary.url.replace(`:${server().port}/`, `:${replica.port}/`);
      const events: StoreEvent[] = [];
      const onEvent = (event: StoreEvent): void => void events.push(event);
      const store = await openedStore({ url: primary.url, readUrl, replicaPause: 100, onEvent });
      const caughtUp = async (seq: number): Promise<void> => {
        for (;;) {
          const at = await store.archive.read('cat', (reading) => reading.head());
          if (at.seq >= seq && (await isReplica(store))) return;
          await sleep(20);
        }
      };
      return { store, events, caughtUp };
    }

    it('readers ask the replica, writers and fresh readings the primary', async () => {
      const { store, caughtUp } = await office();
      await caughtUp(1);
      expect(await isReplica(store)).toBe(true);
      await performNote(store, 'cat', { note: 'a', version: 0, text: 'x' });
      const fresh = await store.archive.read('cat', (reading) => reading.get(noteKind, 'a'), { fresh: true });
      expect(fresh?.version).toBe(1);
      await caughtUp(2);
      await store.vault.put('cat', 'session', 's', { owner: 'ana', text: 'x' });
      expect((await store.vault.get('cat', 'session', 's'))?.text).toBe('x');
    });

    it('behind: who asks for an act that it has not got yet is answered by the primary', async () => {
      const { store, events, caughtUp } = await office();
      await caughtUp(1);
      events.length = 0;
      const control = async (statement: string): Promise<void> => {
        await store.engine.read((db) => sql.raw(statement).execute(db));
      };
      await control('select pg_wal_replay_pause()');
      try {
        const { entry } = await performNote(store, 'cat', { note: 'a', version: 0, text: 'x' });
        expect((await store.archive.read('cat', (reading) => reading.head())).seq).toBe(1);
        const own = await store.archive.read('cat', (reading) => reading.head(), { since: entry.seq });
        expect(own.seq).toBe(2);
        expect(events.map(({ kind }) => kind)).toEqual(['replica-behind']);
      } finally {
        await control('select pg_wal_replay_resume()');
      }
      await caughtUp(2);
      await store.archive.read('cat', (reading) => reading.head(), { since: 2 });
      expect(events).toHaveLength(1);
    });

    it('gone: the primary answers everybody; back: it is asked again', async () => {
      const { store, events, caughtUp } = await office();
      await caughtUp(1);
      events.length = 0;
      await replica.kill();
      for (let i = 0; i < 20; i++) expect((await store.archive.read('cat', (reading) => reading.head())).seq).toBe(1);
      expect(await isReplica(store)).toBe(false);
      expect(events.map(({ kind }) => kind)).toEqual(['replica-lost']);
      await performNote(store, 'cat', { note: 'a', version: 0, text: 'x' });
      await replica.start();
      await caughtUp(2);
      expect(events.map(({ kind }) => kind)).toEqual(['replica-lost', 'replica-back']);
    });

    it('a mistake of the reader is no fault of the replica', async () => {
      const { store, events, caughtUp } = await office();
      await caughtUp(1);
      events.length = 0;
      let runs = 0;
      const failing = store.archive.read('cat', async () => {
        runs++;
        throw new RangeError('mine');
      });
      await expect(failing).rejects.toThrow('mine');
      expect([runs, events.length]).toEqual([1, 0]);
    });
  });
}
