import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { joinedBooks, ruleBooks } from '@escala/regulations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserModules, buildWeb } from './build-web.ts';

/** What a desk may load before any interaction, compressed; what a public page may, and one that needs a rule book. */
const MOST_BYTES = 40_000;
const MOST_ON_PUBLIC_PAGES = 30_000;
/** File names contain hashes, whose compressed size varies by a few bytes. */
const MOST_TO_VERIFY = 21_000;
/** The same for lists of two successive books. */
const MOST_TO_VERIFY_BOTH = 40_000;

const WEB = fileURLToPath(new URL('../apps/web/src', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'escala-web-'));
let files: string[] = [];

beforeAll(async () => {
  await buildWeb(folder);
  files = readdirSync(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A file with everything it imports before it runs. */
function loaded(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = readFileSync(join(folder, file), 'utf8');
  for (const [, name] of text.matchAll(/(?:^|[;}])(?:import|export)\s*(?:[^"'`();]*?from\s*)?["']\.\/([^"']+)["']/g))
    loaded(name!, seen);
  return seen;
}

const bytesOf = (all: Iterable<string>): number =>
  [...all].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0);

/** Rule books in a file that rate documents, or that are there as a whole: they contain their own name. */
function booksIn(file: string, name: 'regulation' | 'id' = 'regulation'): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return Object.keys(ruleBooks).filter((id) => new RegExp(`\\b${name}:["'\`]${id}["'\`]`).test(text));
}

const fileOf = (module: string): string | undefined =>
  files.find((file) => file.replace(/-[\w-]{8}\.js$/, '.ts') === module);

describe('what pages load', () => {
  it('every module exists once, under a name with the hash of its content', () => {
    expect(files.filter((file) => !/^[a-z0-9-]+?-[\w-]{8}\.js$/i.test(file))).toEqual([]);
    expect(browserModules().filter((module) => fileOf(module) === undefined)).toEqual([]);
    const shared = files.filter((file) => !browserModules().some((module) => fileOf(module) === file));
    expect(shared.filter((file) => !file.startsWith('shared-'))).toEqual([]);
  });

  it('is small', () => {
    const sizes = browserModules().map((module) => [module, bytesOf(loaded(fileOf(module)!))] as const);
    expect(sizes.filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
    expect(Object.fromEntries(sizes)['verify.ts']).toBeLessThan(5000);
  });

  it('is even smaller on public pages, with everything that they and their frames name', () => {
    const named = (path: string): string[] => {
      const text = readFileSync(path, 'utf8');
      return browserModules().filter((module) => text.includes(`'${module}'`));
    };
    const around = ['kit/layout.ts', 'components/events/event-frame.ts'].flatMap((path) => named(join(WEB, path)));
    expect(around).toEqual(['search.ts', 'live.ts']);
    const pages = readdirSync(join(WEB, 'pages'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => [path, named(join(WEB, 'pages', path))] as const);
    const sizes = pages.map(([path, own]) => {
      const all = new Set<string>();
      for (const module of [...around, ...own]) loaded(fileOf(module)!, all);
      return [path, bytesOf(all)] as const;
    });
    expect(pages.filter(([, own]) => own.length > 0).length).toBeGreaterThan(10);
    expect(sizes.filter(([, bytes]) => bytes > MOST_ON_PUBLIC_PAGES)).toEqual([]);
  });

  it('a rule book comes alone, when it is asked for', () => {
    const verify = loaded(fileOf('verify.ts')!);
    const whole = (file: string): string[] => booksIn(file, 'id');
    expect([...verify].flatMap((file) => [...booksIn(file), ...whole(file)])).toEqual([]);
    for (const book of Object.keys(ruleBooks)) {
      const file = files.find((each) => booksIn(each).includes(book))!;
      const all = loaded(file, new Set(verify));
      expect([...all].flatMap((each) => booksIn(each))).toEqual([book]);
      // What only the office needs from a book is not included.
      expect([...all].flatMap(whole)).toEqual([]);
      // Makes sure that imports are followed: the engine is among the loaded files.
      expect(bytesOf(all)).toBeGreaterThan(6000);
      expect(bytesOf(all)).toBeLessThan(MOST_TO_VERIFY);
    }
    for (const pair of joinedBooks) {
      const all = new Set(verify);
      for (const { id } of pair) loaded(files.find((each) => whole(each).includes(id))!, all);
      expect([...all].flatMap(whole).sort()).toEqual(pair.map(({ id }) => id).sort());
      expect(bytesOf(all)).toBeLessThan(MOST_TO_VERIFY_BOTH);
    }
  });

  it('contains no code of the server, and asks no other site', () => {
    for (const file of files)
      expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/\bnode:|process\.env|https?:\/\/(?!www\.w3\.org)/);
  });
});
