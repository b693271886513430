import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LEAST_ROOM, NO_INSTALL, packagesToInstall, scratchInMemory } from './before-tests.mjs';

describe('Debian’s packages for the tests', () => {
  const place = { isRoot: true, isThere: (path: string) => path === '/usr/bin/apt-get', env: {} };
  const both = ['chromium-headless-shell', 'postgresql'];

  it('are named before they are installed, with the ways to do without', () => {
    const { names, said } = packagesToInstall(place)!;
    expect(names).toEqual(both);
    for (const words of [...both, 'apt-get install', 'npm test -- --no-install', 'ESCALA_NO_INSTALL=1'])
      expect(said).toContain(words);
  });

  it.each([
    ['an argument', place, [NO_INSTALL]],
    ['a variable', { ...place, env: { ESCALA_NO_INSTALL: '1' } }, []],
  ])('are not installed where %s says so, and what is missing is named', (_, here, args) => {
    const { names, said } = packagesToInstall(here, args)!;
    expect(names).toEqual([]);
    expect(said).toContain('Not installed, as told');
    expect(said).toContain('postgresql');
  });

  it.each([
    ['who is not root', { ...place, isRoot: false }],
    ['another system', { ...place, isThere: () => false }],
    ['a machine that has them', { ...place, isThere: () => true }],
    ['who has their own', { ...place, env: { ESCALA_CHROMIUM: '/opt/chromium', ESCALA_WITHOUT_POSTGRES: '1' } }],
  ])('are no matter for %s', (_, here) => {
    expect(packagesToInstall(here)).toBeUndefined();
  });

  it('are only those that are missing', () => {
    const isThere = (path: string): boolean => path !== '/usr/lib/postgresql';
    expect(packagesToInstall({ ...place, isThere })!.names).toEqual(['postgresql']);
  });
});

describe('the memory for what tests throw away', () => {
  const room = (bytes: number) => ({ access: () => undefined, statfs: () => ({ bavail: bytes / 4096, bsize: 4096 }) });

  it.each([
    [64 * 1024 ** 2, undefined],
    [LEAST_ROOM - 4096, undefined],
    [LEAST_ROOM, '/dev/shm'],
    [LEAST_ROOM + 4096, '/dev/shm'],
  ])('is used with room: %i bytes', (bytes, used) => {
    expect(scratchInMemory({}, '/dev/shm', room(bytes))).toBe(used);
  });

  it('is not used where somebody names a folder', () => {
    expect(scratchInMemory({ TMPDIR: '/var/tmp' }, '/dev/shm', room(LEAST_ROOM))).toBeUndefined();
  });

  it('is not used if it cannot be written, or is not there', () => {
    const denied = (): never => {
      throw Object.assign(new Error('denied'), { code: 'EACCES' });
    };
    expect(scratchInMemory({}, '/dev/shm', { ...room(LEAST_ROOM), access: denied })).toBeUndefined();
    const folder = mkdtempSync(join(tmpdir(), 'escala-scratch-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { statfs } = room(LEAST_ROOM);
    expect(scratchInMemory({}, folder, { statfs })).toBe(folder);
    expect(scratchInMemory({}, join(folder, 'nowhere'), { statfs })).toBeUndefined();
    chmodSync(folder, 0o500);
    // Root may write everywhere.
    if (process.getuid?.() !== 0) expect(scratchInMemory({}, folder, { statfs })).toBeUndefined();
  });
});
