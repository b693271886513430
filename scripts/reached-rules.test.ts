import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Everything that a regulation of chess can do is reached by a command or a page: the last column of its coverage tables says by which. */

const root = fileURLToPath(new URL('..', import.meta.url));
const book = join(root, 'packages/regulations/src/fce-1990');

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true })
    .map((path) => join(root, folder, String(path)))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !/\/(testing|e2e)\//.test(path));

const textOf = (folder: string): string =>
  filesBelow(folder)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
const found = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map((match) => match[1]!));

const ways = {
  escala: found(textOf('apps/cli/src/program'), /\bname: '([\w-]+)'/g),
  page: found(textOf('apps/web/src/pages') + textOf('apps/web/src/desks'), /(?:path: |view\()'([^']+)'/g),
  rules: found(textOf('packages/regulations/src/fce-1990/questions'), /\bid: '([\w-]+)'/g),
} as const;

const tables = readdirSync(book, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('COVERAGE.md'));
const rowsOf = (path: string, page: string) =>
  [...page.matchAll(/^\| *(\S[^|]*?) *\|([^|]*)\|([^|]*)\|([^|]*)\|([^|]*)\|$/gm)]
    .filter(([, , , where]) => where!.includes('.ts`'))
    .map(
      ([, article, , , , reached]) =>
        [`${path}: ${article}`, [...reached!.matchAll(/`([^`]+)`/g)].map((each) => each[1]!)] as const,
    );
const rows = tables.flatMap((path) => rowsOf(path, readFileSync(join(book, path), 'utf8')));
const ofFide = rowsOf('fide-2009', readFileSync(join(root, 'packages/regulations/src/fide-2009/README.md'), 'utf8'));

function isReached(reached: readonly string[]): void {
  expect(reached.length).toBeGreaterThan(0);
  for (const way of reached) {
    const [kind, name] = way.split(' ') as [keyof typeof ways, string];
    expect(ways[kind]?.has(name), way).toBe(true);
  }
}

describe('the rating regulation of FIDE', () => {
  it.each(ofFide)('%s is reached', (_, reached) => isReached(reached));
  it('has articles', () => expect(ofFide.length).toBeGreaterThan(60));
});

describe('the competition regulation', () => {
  it('has commands, pages and questions to be reached by', () => {
    expect(Object.values(ways).map(({ size }) => size > 10)).toEqual([true, true, true]);
    expect(rows.length).toBeGreaterThan(150);
  });

  it.each(rows)('%s is reached', (_, reached) => isReached(reached));

  it('offers nothing that neither the office nor a command nor a page uses', () => {
    const exported = readFileSync(join(book, 'index.ts'), 'utf8');
    const names = [...exported.matchAll(/^export \{([^}]*)\}/gm)]
      .flatMap(([, list]) => list!.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    expect(names.length).toBeGreaterThan(40);
    const used = ['apps/cli/src', 'apps/web/src', 'packages/office/src', 'packages/regulations/src/all-books.ts']
      .map((folder) => (folder.endsWith('.ts') ? readFileSync(join(root, folder), 'utf8') : textOf(folder)))
      .join('\n');
    // Parts of what is used are used with it: a name that stands in the book a second time.
    const own = textOf('packages/regulations/src/fce-1990').replace(exported, '');
    const isUsed = (name: string): boolean =>
      new RegExp(`\\b${name}\\b`).test(used) || [...own.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
    expect(names.filter((name) => !isUsed(name))).toEqual([]);
  });
});
