import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readyFilesIn } from './ready-files.ts';
import { openedStore } from './testing/fresh-store.ts';
import { sqlitePlace } from './testing/sqlite-place.ts';

const place = sqlitePlace();
let count = 0;
const newFolder = (): string => join(place.folder, `ready-${++count}`);

async function* pieces(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}
const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();

describe('files of what was made of the record (D-OFF-725)', () => {
  it('are written as a whole, read in part, and take the place of the ones before; who reads goes on reading', async () => {
    const folder = newFolder();
    const files = readyFilesIn(folder);
    expect(files.open('cat')).toBeUndefined();
    await files.write('cat', pieces('one', 'two', 'three'));
    const first = files.open('cat')!;
    expect([first.length, textOf(first.read(3, 3)), textOf(first.read(8, 100))]).toEqual([11, 'two', 'ree']);
    expect([first.read(11, 5).length, first.read(50, 5).length]).toEqual([0, 0]);
    await files.write('cat', pieces('other'));
    expect([textOf(first.read(0, 3)), textOf(files.open('cat')?.read(0, 9))]).toEqual(['one', 'other']);
    expect(readdirSync(folder)).toEqual(['cat.ready']);
    files.remove('cat');
    files.remove('cat');
    expect([files.open('cat'), textOf(first.read(0, 3))]).toEqual([undefined, 'one']);
  });

  it('are read into a room that is large enough, else into an array of its own', async () => {
    const files = readyFilesIn(newFolder());
    await files.write('cat', pieces('one', 'two'));
    const file = files.open('cat')!;
    const room = new Uint8Array(4);
    expect([1, 3, 4, 5].map((length) => file.read(1, length, room).buffer === room.buffer)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([textOf(file.read(2, 3, room)), textOf(file.read(0, 5, room)), textOf(file.read(5, 4, room))]).toEqual([
      'etw',
      'onetw',
      'o',
    ]);
  });

  it('are for their owner alone, whatever a federation is called', async () => {
    const folder = newFolder();
    await readyFilesIn(folder).write('../a/b', pieces('x'));
    const [name] = readdirSync(folder);
    expect(name).toBe('..%2Fa%2Fb.ready');
    expect([folder, join(folder, name!)].map((path) => (statSync(path).mode & 0o777).toString(8))).toEqual([
      '700',
      '600',
    ]);
  });

  it('that cannot be finished leave the one before, and nothing half-done', async () => {
    const folder = newFolder();
    const files = readyFilesIn(folder);
    await files.write('cat', pieces('whole'));
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('half');
      throw new Error('no more');
    }
    await expect(files.write('cat', broken())).rejects.toThrow('no more');
    expect([readdirSync(folder), readFileSync(join(folder, 'cat.ready'), 'utf8')]).toEqual([['cat.ready'], 'whole']);
  });

  it('what a killed process left is cleared away with the next one; what another one writes now is not', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    const dead = spawnSync(process.execPath, ['--version']).pid;
    for (const name of [`cat.ready.${dead}.partial`, `cat.ready.${process.pid}.partial`])
      writeFileSync(join(folder, name), 'half');
    const others = [`cat.ready.${process.ppid}.partial`, `cats.ready.${dead}.partial`, 'cat.ready.partial'];
    for (const name of others) writeFileSync(join(folder, name), 'half');
    await readyFilesIn(folder).write('cat', pieces('whole'));
    expect(readdirSync(folder).sort()).toEqual(['cat.ready', ...others].sort());
  });

  it('a file that cannot be read is none', () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'cat.ready'), { recursive: true });
    const files = readyFilesIn(folder);
    expect(files.open('cat')?.read(0, 10).length ?? 0).toBe(0);
    files.remove('cat');
    expect(files.open('cat')).toBeUndefined();
  });

  it('are beside a SQLite file, in a folder of their own elsewhere, or nowhere', async () => {
    const url = await place.newDatabase();
    const beside = await openedStore({ url });
    await beside.ready!.write('cat', pieces('x'));
    expect(existsSync(`${url}-ready/cat.ready`)).toBe(true);
    const shared = newFolder();
    for (const each of [url, await place.newDatabase()])
      await (await openedStore({ url: each, readyFolder: shared })).ready!.write('cat', pieces('x'));
    expect(readdirSync(shared)).toHaveLength(2);
    expect((await openedStore({ url, readyFolder: null })).ready).toBeUndefined();
  });
});
