import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore, type Store } from '../open-store.ts';
import { StorageFault, type StorageFaultCode } from '../storage-fault.ts';
import { openedStore } from '../testing/fresh-store.ts';
import { performNote, SAMPLE_KINDS } from '../testing/note-act.ts';
import { foundOffice } from '../testing/sample-federation.ts';
import { smallDisk } from '../testing/small-disk.ts';
import { sqlitePlace } from '../testing/sqlite-place.ts';
import { verifyRecord } from '../verify/verify-record.ts';

const place = sqlitePlace();

async function faultIn(work: Promise<unknown>): Promise<StorageFaultCode> {
  const thrown = await work.catch((error: unknown) => error);
  if (!(thrown instanceof StorageFault)) throw new Error(`No fault of storage: ${String(thrown)}`, { cause: thrown });
  return thrown.code;
}

/** Performs acts until one fails: the number acknowledged, and the fault. */
async function untilFault(store: Store, papers: number): Promise<{ done: number; fault: StorageFaultCode }> {
  for (let done = 0; ; done++)
    try {
      await performNote(store, 'cat', { note: `${papers}/${done}`, version: 0, text: 'x'.repeat(1000), papers });
    } catch (error) {
      return { done, fault: (error as StorageFault).code };
    }
}

async function mustBeWhole(store: Store, acts: number): Promise<void> {
  const record = await verifyRecord(store, 'cat', { kinds: SAMPLE_KINDS });
  expect(record).toMatchObject({ damages: [], acts });
}

describe('faults of a SQLite file', () => {
  it('a full disk: nothing half-done, and it goes on when there is room again', async () => {
    const disk = smallDisk(6);
    const folder = disk?.folder ?? place.folder;
    const store = await openedStore({ url: join(folder, 'full.sqlite') });
    await foundOffice(store, 'cat');
    const filler = join(folder, 'filler');
    if (disk) writeFileSync(filler, Buffer.alloc(3 << 20));
    else await store.engine.write((db) => sql`pragma max_page_count = 60`.execute(db));
    const { done, fault } = await untilFault(store, 40);
    expect([done > 3, fault]).toEqual([true, 'disk-full']);
    await mustBeWhole(store, done + 1);
    expect(await untilFault(store, 400)).toEqual({ done: 0, fault: 'disk-full' });
    if (disk) rmSync(filler);
    else await store.engine.write((db) => sql`pragma max_page_count = 100000`.execute(db));
    await performNote(store, 'cat', { note: 'room', version: 0, text: 'again', papers: 40 });
    await mustBeWhole(store, done + 2);
  });

  it('a full disk at the start', async () => {
    const disk = smallDisk(1);
    if (disk === undefined) return;
    writeFileSync(join(disk.folder, 'filler'), Buffer.alloc((1 << 20) - 8192));
    expect(await faultIn(openStore({ url: join(disk.folder, 'full.sqlite') }))).toBe('disk-full');
    rmSync(join(disk.folder, 'filler'));
    await (await openStore({ url: join(disk.folder, 'full.sqlite') })).close();
  });

  it('a folder that nobody may write in', async () => {
    const disk = smallDisk(6);
    const folder = disk?.folder ?? join(place.folder, 'locked');
    mkdirSync(folder, { recursive: true });
    const closed = (): void => (disk ? disk.remount('ro') : chmodSync(folder, 0o555));
    const open = (): void => (disk ? disk.remount('rw') : chmodSync(folder, 0o755));
    onTestFinished(open);
    closed();
    const url = join(folder, 'office.sqlite');
    expect(['read-only', 'cannot-open']).toContain(await faultIn(openStore({ url })));
    expect(['read-only', 'cannot-open']).toContain(await faultIn(openStore({ url: join(folder, 'new', 'a.sqlite') })));
    open();
    const store = await openStore({ url });
    await foundOffice(store, 'cat');
    await store.close();
    closed();
    expect(['read-only', 'cannot-open']).toContain(await faultIn(openStore({ url })));
    open();
    await mustBeWhole(await openedStore({ url }), 1);
  });

  it('a new record is for its owner alone, whatever the mask of the process; rights that somebody gave stay (D-OFF-240)', async () => {
    const mask = process.umask(0o000);
    onTestFinished(() => void process.umask(mask));
    const folder = join(place.folder, 'own', 'office');
    const url = join(folder, 'office.sqlite');
    const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8);
    const store = await openedStore({ url });
    await foundOffice(store, 'cat');
    const beside = readdirSync(folder);
    expect(beside).toContain('office.sqlite-wal');
    expect(beside.map((name) => rights(join(folder, name)))).toEqual(beside.map(() => '600'));
    expect(rights(folder)).toBe('700');
    chmodSync(url, 0o640);
    await openedStore({ url });
    expect(rights(url)).toBe('640');
  });

  it('whoever looks at a record that must be there makes none where there is none', async () => {
    const url = join(place.folder, 'mistyped', 'office.sqlite');
    expect(await faultIn(openStore({ url, mustExist: true }))).toBe('cannot-open');
    expect(existsSync(join(place.folder, 'mistyped'))).toBe(false);
    await (await openStore({ url })).close();
    await (await openStore({ url, mustExist: true })).close();
  });

  it.skipIf(!existsSync('/proc/self'))(
    'a place where no folder can be made is told, and nobody waits for it',
    async () => {
      expect(await faultIn(openStore({ url: '/proc/escala/deep/office.sqlite' }))).toBe('cannot-open');
    },
  );

  it('a file that is no database, one of another program, and a folder are left as they are', async () => {
    const url = join(place.folder, 'letter.txt');
    writeFileSync(url, 'Benvolguts,\n'.repeat(100));
    expect(await faultIn(openStore({ url }))).toBe('not-a-database');
    expect(readFileSync(url, 'utf8')).toBe('Benvolguts,\n'.repeat(100));
    const other = join(place.folder, 'other.sqlite');
    const database = new DatabaseSync(other);
    database.exec('create table theirs (x)');
    expect(await faultIn(openStore({ url: other }))).toBe('not-a-database');
    expect(database.prepare('select name from sqlite_schema').all()).toEqual([{ name: 'theirs' }]);
    database.close();
    expect(await faultIn(openStore({ url: place.folder }))).toBe('cannot-open');
    expect(await faultIn(openStore({ url: join(url, 'below.sqlite') }))).toBe('cannot-open');
  });

  it('damaged pages are a fault, not an answer', async () => {
    const url = await place.newDatabase();
    const store = await openStore({ url });
    await foundOffice(store, 'cat');
    for (let i = 0; i < 50; i++) await performNote(store, 'cat', { note: `n${i}`, version: 0, text: 'x', papers: 5 });
    await store.close();
    const bytes = readFileSync(url);
    writeFileSync(url, bytes.fill(0x5a, 4096 * 3));
    const opening = openedStore({ url }).then((damaged) => verifyRecord(damaged, 'cat', { kinds: SAMPLE_KINDS }));
    expect(await faultIn(opening)).toBe('damaged');
  });

  it('a writer of another program that does not let go', async () => {
    const url = await place.newDatabase();
    const store = await openedStore({ url, patience: 200 });
    await foundOffice(store, 'cat');
    const holder = new DatabaseSync(url);
    holder.exec('begin immediate');
    expect(await faultIn(performNote(store, 'cat', { note: 'a', version: 0, text: 'x' }))).toBe('locked');
    await store.archive.read('cat', async (reading) => expect((await reading.head()).seq).toBe(1));
    holder.exec('rollback');
    await performNote(store, 'cat', { note: 'a', version: 0, text: 'x' });
    holder.close();
  });
});
