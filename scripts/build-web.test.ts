import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserModules, buildWeb } from './build-web.ts';

/** What a public page may load before anybody touches it, compressed. */
const MOST_BYTES = 100_000;

const folder = mkdtempSync(join(tmpdir(), 'escala-web-'));
let files: string[] = [];

beforeAll(async () => {
  await buildWeb(folder);
  files = readdirSync(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file and everything that it imports before it runs. */
function loaded(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  for (const [, name] of text.matchAll(/(?:^|[;}])(?:import|export)\s*(?:[^"'`();]*?from\s*)?["']\.\/([^"']+)["']/g))
    loaded(name!, seen);
  return seen;
}

const fileOf = (module: string): string | undefined =>
  files.find((file) => file.replace(/-[\w-]{8}\.js$/, '.ts') === module);

describe('what pages load', () => {
  it('every module is there once, under a name with the hash of its content', () => {
    expect(files.filter((file) => !/^[a-z0-9-]+?-[\w-]{8}\.js$/i.test(file))).toEqual([]);
    expect(browserModules().filter((module) => fileOf(module) === undefined)).toEqual([]);
    const shared = files.filter((file) => !browserModules().some((module) => fileOf(module) === file));
    expect(shared.filter((file) => !file.startsWith('shared-'))).toEqual([]);
  });

  it('is small: the rule books with the page around them', () => {
    const sizes = browserModules().map((module) => {
      const all = [...loaded(fileOf(module)!)];
      return [module, all.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0)] as const;
    });
    expect(sizes.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
    // The measure sees through imports: the engine is in the file that verifies.
    expect(Object.fromEntries(sizes)['verify.ts']).toBeGreaterThan(15_000);
  });

  it('has no code of the server in it, and asks nobody else', () => {
    for (const file of files)
      expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/\bnode:|process\.env|https?:\/\/(?!www\.w3\.org)/);
  });
});
