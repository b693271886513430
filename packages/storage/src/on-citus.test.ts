import { execSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { distribute } from './citus/distribute.ts';
import { importFederation } from './federation-file/import-federation.ts';
import { openStore, type Store } from './open-store.ts';
import { exported } from './testing/contracts/transfer-contract.ts';
import { noteKind, performNote, SAMPLE_KINDS } from './testing/note-act.ts';
import { foundOffice, sampleFederation } from './testing/sample-federation.ts';
import { verifyRecord } from './verify/verify-record.ts';

/**
 * A real Citus, if the environment names its coordinator: `ESCALA_CITUS=postgres://user@host/database`, a database with
 * the extension and its workers, which the tests may empty.
 */
const citus = process.env.ESCALA_CITUS;
/**
 * Commands that make one worker silent, and end that: `iptables -A INPUT -p tcp --dport 5433 -j DROP`, or `kill -STOP`
 * for all its processes.
 */
const { ESCALA_CITUS_SILENCE: SILENCE, ESCALA_CITUS_VOICE: VOICE } = process.env;
if (citus === undefined)
  process.stderr.write('\n!! The tests on a real Citus were NOT run: ESCALA_CITUS names no coordinator.\n\n');

/** Removes everything left by earlier runs. */
async function emptied(url: string): Promise<Store> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = current_schema`,
  );
  for (const { name } of rows) await client.query(`drop table "${name}" cascade`);
  await client.end();
  const store = await openStore({ url });
  onTestFinished(() => store.close());
  return store;
}

describe.runIf(citus !== undefined)('a real Citus', () => {
  it.each(['empty', 'with a federation'])(
    '%s: distributed, a second time nothing, and everything goes on',
    async (state) => {
      const store = await emptied(citus!);
      if (state !== 'empty') await sampleFederation(store, 'old');
      const before = state === 'empty' ? undefined : await exported(store, 'old');
      expect((await distribute(store.engine)).length).toBe(10);
      expect(await distribute(store.engine)).toEqual([]);
      if (before !== undefined) expect(await exported(store, 'old')).toBe(before);
      await Promise.all(['cat', 'ro', 'md'].map((federation) => sampleFederation(store, federation)));
      for (const federation of await store.archive.federations())
        expect((await verifyRecord(store, federation, { kinds: SAMPLE_KINDS })).damages).toEqual([]);
      // A federation from elsewhere, checked line by line as stored on its machine.
      if (before !== undefined) {
        const emptyOne = await emptied(citus!);
        await distribute(emptyOne.engine);
        await importFederation(emptyOne, Readable.from([before]), { kinds: SAMPLE_KINDS });
        expect(await exported(emptyOne, 'old')).toBe(before);
        return;
      }
      const again = await openStore({ url: citus! });
      onTestFinished(() => again.close());
      expect(again.migrated.steps).toEqual([]);
      await performNote(again, 'ro', { note: 'again', version: 0, text: 'x' });
    },
  );

  it('whatever is asked of a federation, and every act, is a matter of one machine', async () => {
    const store = await emptied(citus!);
    await distribute(store.engine);
    await Promise.all(['cat', 'ro', 'md'].map((federation) => sampleFederation(store, federation)));
    const alone = new URL(citus!);
    alone.searchParams.set('options', '-c citus.multi_task_query_log_level=error');
    const one = await openStore({ url: alone.href });
    onTestFinished(() => one.close());
    await expect(one.engine.read((db) => sql`select count(*) from acts`.execute(db))).rejects.toThrow();
    for (const federation of ['cat', 'ro', 'md']) {
      await one.archive.read(federation, async (reading) => {
        const [found] = await reading.find(noteKind, { key: 'word', startsWith: 'w' });
        expect(await reading.get(noteKind, found!.id)).toMatchObject({ body: found!.body });
        expect(await reading.getMany(noteKind, ['note-1', 'note-3'])).toHaveLength(2);
        expect(await reading.list(noteKind)).toHaveLength(6);
        const { seq } = await reading.head();
        expect(await reading.listAsOf(noteKind, seq)).toHaveLength(6);
        expect(await reading.getAsOf(noteKind, 'note-3', seq)).toMatchObject({ version: 4 });
        expect(await reading.versions(noteKind, 'note-3')).toHaveLength(4);
        expect(await reading.count(noteKind)).toBe(6);
        expect(await reading.count(noteKind, { key: 'word', equals: 'w1' })).toBe(1);
        for (const edition of ['first', 'latest', 'all'] as const)
          expect((await reading.papers('notes', { edition, asOf: seq })).length).toBeGreaterThan(0);
        expect((await reading.acts({ kind: 'player.amend' })).length).toBeGreaterThan(0);
        expect(await reading.actsAfter(0, 5)).toHaveLength(5);
        expect(await reading.lastActOf(['player.amend'])).toBe(seq);
      });
      await performNote(one, federation, { note: 'alone', version: 0, text: 'x', words: ['y'], papers: 1 });
      await one.vault.count(federation, 'tries', 'ana', '2099-01-01T00:00:00.000Z', 1);
      expect(await one.vault.list(federation, 'password', 'ana')).toHaveLength(1);
      expect((await verifyRecord(one, federation, { kinds: SAMPLE_KINDS })).damages).toEqual([]);
      expect(await exported(one, federation)).not.toBe('');
    }
  });

  it.runIf(SILENCE && VOICE)(
    'a silent machine: its federations are refused, the others go on, and it is found again (D-OFF-1402)',
    async () => {
      await distribute((await emptied(citus!)).engine);
      const store = await openStore({ url: citus! });
      onTestFinished(() => store.close());
      const federations = Array.from({ length: 12 }, (_, i) => `fed-${i}`);
      for (const federation of federations) await foundOffice(store, federation);
      const all = (await store.archive.federations()).toSorted();
      const act = (federation: string): Promise<string> =>
        performNote(store, federation, { note: crypto.randomUUID(), version: 0, text: 'x' }).then(
          () => 'done',
          (error: { code?: string }) => String(error.code),
        );
      execSync(SILENCE!);
      try {
        const said = await Promise.all(federations.map(async (id) => [await store.machines!.of(id), await act(id)]));
        const refused = new Set(said.filter(([, code]) => code !== 'done').map(([machine]) => machine));
        expect(refused.size).toBe(1);
        for (const [machine, code] of said) expect(code).toBe(refused.has(machine) ? 'part-unreachable' : 'done');
        expect((await store.archive.federations()).toSorted()).toEqual(all);
        const { federations: up, silent } = await store.listed();
        expect(silent).toEqual([...refused]);
        expect(up.length).toBe(said.filter(([, code]) => code === 'done').length);
      } finally {
        execSync(VOICE!);
      }
      const back = async () => expect(new Set(await Promise.all(federations.map(act)))).toEqual(new Set(['done']));
      await vi.waitFor(back, { timeout: 60_000, interval: 500 });
    },
  );

  it('a step of a later version brings its tables along', async () => {
    const store = await emptied(citus!);
    await distribute(store.engine);
    await store.engine.write(async (db) => {
      await sql`drop table fide_register, fide_pages`.execute(db);
      await sql`delete from migrations where name = '0003-fide-register'`.execute(db);
    });
    const later = await openStore({ url: citus! });
    onTestFinished(() => later.close());
    expect(later.migrated.steps).toEqual(['0003-fide-register']);
    expect(await distribute(later.engine)).toEqual([]);
    await foundOffice(later, 'cat');
  });
});
