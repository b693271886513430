import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../open-store.ts';
import { StorageFault } from '../../storage-fault.ts';
import { freshStore, openedStore } from '../fresh-store.ts';
import { noteKind, performNote } from '../note-act.ts';
import { type Place, rawSql } from '../place.ts';
import type { PostgresServer } from '../postgres-server.ts';
import { foundOffice } from '../sample-federation.ts';
import { acknowledgedBy, mustHold, newOffice, ROUNDS, startOffice } from './processes-contract.ts';

/** The default number of connections for writing. */
const WRITERS = 5;

async function codeOf(work: Promise<unknown>): Promise<string> {
  const thrown = await work.catch((error: unknown) => error);
  return thrown instanceof StorageFault ? thrown.code : String(thrown);
}

export function postgresFaultsContract(server: () => PostgresServer, place: Place): void {
  describe('faults of PostgreSQL', () => {
    it('connections that are cut: the act fails or is done, and the next one works without a restart', async () => {
      const store = await freshStore(place);
      await foundOffice(store, 'cat');
      const cutOthers = `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`;
      const cutter = await openedStore({ url: store.url });
      const inTheMiddle = store.archive.write('cat', async (writing) => {
        await writing.put(noteKind, 'lost', 1, 2, { text: 'x', words: [] });
        await rawSql(cutter, cutOthers);
        await writing.get(noteKind, 'lost');
      });
      expect(await codeOf(inTheMiddle)).toBe('unreachable');
      expect(await store.archive.read('cat', (reading) => reading.get(noteKind, 'lost'))).toBeUndefined();
      await rawSql(cutter, cutOthers);
      // The process only discovers cut connections one by one, each by the act that gets it.
      const act = (): Promise<string> =>
        performNote(store, 'cat', { note: 'a', version: 0, text: 'x' }, 'after').then(
          () => 'done',
          (error: unknown) => codeOf(Promise.reject(error)),
        );
      const said = [await act()];
      while (said.at(-1) === 'unreachable' && said.length <= WRITERS) said.push(await act());
      expect(said.at(-1)).toBe('done');
      await mustHold(store.url, ['after']);
    });

    it('the server killed again and again: the process goes on by itself, every act once', async () => {
      const url = await newOffice(place);
      const program = await startOffice({
        store: { url },
        federation: 'cat',
        work: 'acts',
        tag: 'a',
        times: 1e9,
        papers: 2,
        persistent: true,
      });
      for (let round = 0; round < Math.ceil(ROUNDS / 3); round++) {
        await program.until((line) => /^(ok|again) /.test(line), acknowledgedBy(program).length + 10);
        await sleep(Math.random() * 30);
        const faults = program.lines.filter((line) => line.startsWith('fault')).length;
        await server().kill();
        await program.until((line) => line.startsWith('fault'), faults + 1);
        await server().start();
      }
      await program.until((line) => /^(ok|again) /.test(line), acknowledgedBy(program).length + 10);
      await program.kill();
      const acknowledged = acknowledgedBy(program);
      expect(
        program.lines.filter((line) => line.startsWith('fault')).every((line) => /unreachable|unconfirmed/.test(line)),
      ).toBe(true);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      const acts = await mustHold(url, acknowledged);
      // The founding act, the acknowledged acts, and at most one in progress.
      expect(acts - 1 - acknowledged.length).toBeOneOf([0, 1]);
    });

    it('nobody there, no such database', async () => {
      expect(await codeOf(openStore({ url: 'postgres://escala@127.0.0.1:1/x' }))).toBe('unreachable');
      expect(await codeOf(openStore({ url: server().url.replace(/\/\w+$/, '/nowhere') }))).toBe('cannot-open');
    });

    it('a federation that another process holds for too long, while others go on', async () => {
      const store = await freshStore(place, { patience: 200 });
      for (const federation of ['cat', 'ro']) await foundOffice(store, federation);
      const holder = await openedStore({ url: store.url });
      let letGo = (): void => undefined;
      let isHeld = (): void => undefined;
      const holding = new Promise<void>((resolve) => (isHeld = resolve));
      const held = holder.archive.write('cat', () => {
        isHeld();
        return new Promise<void>((resolve) => (letGo = resolve));
      });
      await holding;
      expect(await codeOf(performNote(store, 'cat', { note: 'a', version: 0, text: 'x' }))).toBe('locked');
      await performNote(store, 'ro', { note: 'a', version: 0, text: 'x' });
      expect((await store.archive.read('cat', (reading) => reading.head())).seq).toBe(1);
      letGo();
      await held;
      await performNote(store, 'cat', { note: 'a', version: 0, text: 'x' });
    });

    it('many writers of one federation leave room for readers', async () => {
      const store = await freshStore(place, { connections: 2 });
      await foundOffice(store, 'cat');
      const writers = Array.from({ length: 30 }, (_, i) =>
        performNote(store, 'cat', { note: `n${i}`, version: 0, text: 'x' }),
      );
      const readers = Array.from({ length: 30 }, () => store.archive.read('cat', (reading) => reading.head()));
      await Promise.all([...readers, ...writers]);
      expect((await store.archive.read('cat', (reading) => reading.head())).seq).toBe(31);
    });
  });
}
