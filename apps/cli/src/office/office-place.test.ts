import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/run-escala.ts';
import { UsageError } from '../usage-error.ts';
import { databaseUrl, folderOfPlay, ownFolder } from './office-place.ts';
import { addressOfSettings, checkedAddress } from './public-address.ts';

describe('where the record of an office is', () => {
  it('is what the command line says, then the environment; a database before a folder', () => {
    const env = { DATABASE_URL: 'postgresql://db/office', ESCALA_DATA: '/srv/office' };
    expect(databaseUrl({ data: 'here', database: 'postgres://a/b' }, env)).toBe('postgres://a/b');
    expect(databaseUrl({ data: 'here' }, env)).toBe('here/office.sqlite');
    expect(databaseUrl({}, env)).toBe('postgresql://db/office');
    expect(databaseUrl({}, { ESCALA_DATA: '/srv/office' })).toBe('/srv/office/office.sqlite');
    expect(databaseUrl({}, {})).toBe('escala-data/office.sqlite');
    expect(databaseUrl({ data: 'here/office.sqlite' }, {})).toBe('here/office.sqlite');
    expect(databaseUrl({}, { ESCALA_DATA: '/srv/office.sqlite' })).toBe('/srv/office.sqlite');
    expect(databaseUrl({ database: 'C:\\office.sqlite' }, {})).toBe('C:\\office.sqlite');
  });

  it('[D-OFF-653] by default, if there is none here, it is what `escala play` keeps, if anything', () => {
    const own = temporaryFolder();
    const env = { XDG_DATA_HOME: own, LOCALAPPDATA: own };
    expect(folderOfPlay({}, env)).toBeUndefined();
    const folder = ownFolder(env, process.platform);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'office.sqlite'), '');
    expect(folderOfPlay({}, env)).toBe(folder);
    for (const said of [{ data: 'here' }, { database: 'postgres://a/b' }])
      expect(folderOfPlay(said, env)).toBeUndefined();
    for (const said of [{ ESCALA_DATA: 'here' }, { DATABASE_URL: 'postgres://a/b' }])
      expect(folderOfPlay({}, { ...env, ...said })).toBeUndefined();
  });

  it.each(['mysql://db/office', 'postgress://db/office', 'psql:db', 'sqlite:///office.sqlite'])(
    'is never a file that is named like the address %s: a slip begins no empty office',
    (wanted) => {
      expect(() => databaseUrl({ database: wanted }, {})).toThrow(UsageError);
      expect(() => databaseUrl({}, { DATABASE_URL: wanted })).toThrow(UsageError);
      expect(databaseUrl({ data: 'here' }, { DATABASE_URL: wanted })).toBe('here/office.sqlite');
    },
  );

  it('the complaint names the setting and the kind of address, and no password', () => {
    const wanted = 'mysql://user:secret@db/office';
    const complaint = (work: () => string) => {
      try {
        return work();
      } catch (error) {
        return (error as UsageError).values;
      }
    };
    expect(complaint(() => databaseUrl({}, { DATABASE_URL: wanted }))).toEqual({
      name: 'DATABASE_URL',
      wanted: 'mysql:',
      choices: 'postgres://user:password@host/database, /srv/office.sqlite',
    });
  });
});

it('the public address is an address of the web', () => {
  expect(checkedAddress('--public-url', 'https://office.example.org/')).toBe('https://office.example.org/');
  expect(addressOfSettings({})).toBeUndefined();
  expect(addressOfSettings({ ESCALA_PUBLIC_URL: 'http://127.0.0.1:9000' })).toBe('http://127.0.0.1:9000');
  for (const wanted of ['office.example.org', 'nonsense', 'ftp://office.example.org', ''])
    expect(() => addressOfSettings({ ESCALA_PUBLIC_URL: wanted })).toThrow(UsageError);
});

const NONE = join(tmpdir(), 'no-such-folder-of-escala', 'node', 'node');

it.each([
  ['win32', { LOCALAPPDATA: 'C:\\Local' }, join('C:\\Local', 'Escala')],
  ['darwin', {}, join(homedir(), 'Library', 'Application Support', 'Escala')],
  ['linux', {}, join(homedir(), '.local', 'share', 'escala')],
  ['linux', { XDG_DATA_HOME: '/elsewhere' }, join('/elsewhere', 'escala')],
] as const)('tournaments are kept where %s keeps data of programs', (platform, env, folder) => {
  expect(ownFolder(env, platform, NONE)).toBe(folder);
});

describe('a folder `data` that travels with the unpacked program', () => {
  const unpacked = () => {
    const stick = temporaryFolder();
    const at = (...path: string[]): string => join(stick, ...path);
    const unpack = (version: string): string => {
      mkdirSync(at(version, 'lib'), { recursive: true });
      mkdirSync(at(version, 'node'));
      writeFileSync(at(version, 'lib', 'escala.mjs'), '');
      return at(version, 'node', 'node');
    };
    return { at, unpack, found: (runtime: string) => ownFolder({ XDG_DATA_HOME: at('own') }, 'linux', runtime) };
  };
  const elsewhere = join('own', 'escala');

  it.each([['data'], ['escala-1/data'], ['escala-1/node/data']])('%s is found', (place) => {
    const { at, unpack, found } = unpacked();
    const runtime = unpack('escala-1');
    expect(found(runtime)).toBe(at(elsewhere));
    mkdirSync(at(place));
    expect(found(runtime)).toBe(at(place));
  });

  it('one beside the unpacked folder serves the next version too, and comes before an empty one within', () => {
    const { at, unpack, found } = unpacked();
    const [first, second] = [unpack('escala-1'), unpack('escala-2')];
    mkdirSync(at('data'));
    writeFileSync(at('data', 'office.sqlite'), '');
    mkdirSync(at('escala-2', 'data'));
    expect([found(first), found(second)]).toEqual([at('data'), at('data')]);
    writeFileSync(at('escala-2', 'data', 'office.sqlite'), '');
    expect(found(second)).toBe(at('data'));
  });

  it('somebody else’s folder of that name is left alone, and so is one beside any other Node', () => {
    const { at, unpack, found } = unpacked();
    const runtime = unpack('escala-1');
    mkdirSync(at('data'));
    writeFileSync(at('data', 'thesis.txt'), 'mine');
    expect(found(runtime)).toBe(at(elsewhere));
    mkdirSync(at('bin', 'data'), { recursive: true });
    expect(found(at('bin', 'node'))).toBe(at(elsewhere));
  });
});
