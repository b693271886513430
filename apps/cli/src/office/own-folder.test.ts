import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownFolder } from './own-folder.ts';

const NONE = join(tmpdir(), 'no-such-folder-of-escala');

it.each([
  ['win32', { LOCALAPPDATA: 'C:\\Local' }, join('C:\\Local', 'Escala')],
  ['darwin', {}, join(homedir(), 'Library', 'Application Support', 'Escala')],
  ['linux', {}, join(homedir(), '.local', 'share', 'escala')],
  ['linux', { XDG_DATA_HOME: '/elsewhere' }, join('/elsewhere', 'escala')],
] as const)('tournaments are kept where %s keeps data of programs', (platform, env, folder) => {
  expect(ownFolder(env, platform, NONE)).toBe(folder);
});

it('a folder beside the program goes before it', () => {
  expect(ownFolder({}, 'linux', tmpdir())).toBe(tmpdir());
});
