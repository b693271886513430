import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../apps/cli/src/program.ts';

/**
 * Everything that a chess regulation can do is reached by a command
 * or a page: the last column of its coverage tables names them.
 */

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
  escala: new Set<string>(COMMANDS.map(({ name }) => name)),
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
});

it('no book has something that nothing else uses', () => {
  const text = textOf('packages/regulations/src');
  const outside = textOf('packages/formats/src') + textOf('packages/office/src') + textOf('apps');
  const isUsed = (name: string): boolean => {
    const word = new RegExp(`\\b${name}\\b`, 'g');
    return [...text.matchAll(word)].length > 1 || (offered.has(name) && word.test(outside));
  };
  // Everything that the package exports.
  const offered = found(readFileSync(join(root, 'packages/regulations/src/index.ts'), 'utf8'), /\b(\w+)\b/g);
  const books = readdirSync(join(root, 'packages/regulations/src')).filter((name) => /\d{4}$/.test(name));
  const names = books.flatMap((name) => [
    ...found(textOf(`packages/regulations/src/${name}`), /^export (?:async )?(?:function|const|class) (\w+)/gm),
  ]);
  expect(names.length).toBeGreaterThan(800);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});
