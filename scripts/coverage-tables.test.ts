import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The coverage table of each rule book against its code: files named, articles cited, tests titled. */

const regulations = new URL('../packages/regulations/src/', import.meta.url).pathname;

/** A rule book has its table in the README; a book of many parts has a COVERAGE.md in each part instead. */
const books = readdirSync(regulations, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('/README.md') || path.endsWith('/COVERAGE.md'))
  .filter((path) => readFileSync(join(regulations, path), 'utf8').includes('| article |'));

interface Row {
  article: string;
  asks: string;
  where: string[];
  tests: string[];
}

function rowsOf(readme: string): Row[] {
  const table = readme.slice(readme.indexOf('| article |'));
  return [...table.matchAll(/^\| *(\S[^|]*?) *\|([^|]*)\|([^|]*)\|([^|]*)\|(?:[^|]*\|)?$/gm)]
    .filter(([, article]) => article !== 'article' && !/^-+$/.test(article!))
    .map(([, article, asks, where, tests]) => ({
      article: article!,
      asks: asks!,
      where: paths(where!),
      tests: paths(tests!),
    }));
}

const paths = (cell: string): string[] => [...cell.matchAll(/`([^`]+\.ts)`/g)].map((match) => match[1]!);

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : path.endsWith('.ts') ? [path] : [];
  });
}

/**
 * Matches an article number that is not part of a longer one; within its own folder the section's name may be omitted.
 */
const cites = (text: string, article: string): boolean => {
  const number = article.split(' ').at(-1)!;
  return new RegExp(`(?<![\\d.])${number.replaceAll('.', '\\.')}(?![\\d]|\\.\\d)`).test(text);
};

describe.each(books)('%s', (book) => {
  const folder = dirname(join(regulations, book));
  const page = readFileSync(join(regulations, book), 'utf8');
  const rows = rowsOf(page);
  /** Paths are relative to the table's folder, or to the rule book's for a table that serves several parts. */
  const read = (path: string): string => {
    const beside = join(folder, path);
    return readFileSync(existsSync(beside) ? beside : join(folder, '..', path), 'utf8');
  };

  it('says everything once', () => {
    const articles = rows.map((row) => `${row.article}: ${row.asks}`);
    expect(articles.length).toBeGreaterThan(3);
    expect(new Set(articles).size).toBe(articles.length);
  });

  it.each(rows.filter((row) => row.where.length > 0).map((row) => [row.article, row] as const))(
    'article %s: cited where the table says, and in the title of a test',
    (article, row) => {
      for (const path of row.where) expect(cites(read(path), article), `${path} cites ${article}`).toBe(true);
      expect(row.tests.length, 'a test is named').toBeGreaterThan(0);
      for (const path of row.tests)
        expect(read(path), `${path} has a title with [${article}]`).toContain(`[${article}]`);
    },
  );

  it('has a reason for every article that no code implements', () => {
    const table = page.slice(page.indexOf('| article |'));
    for (const row of rows.filter((candidate) => candidate.where.length === 0))
      expect(table).toMatch(
        new RegExp(`\\| *${row.article.replaceAll('.', '\\.')} *\\|[^|]+\\| *(no software matter|office)[^|]*\\| *\\S`),
      );
  });

  it('knows every article that a test proves', () => {
    const known = new Set(rows.map((row) => row.article));
    for (const path of filesBelow(folder).filter((name) => name.endsWith('.test.ts')))
      for (const [, article] of readFileSync(path, 'utf8').matchAll(/\[(\d+(?:\.\d+)?[a-z]?)\](?=[^'\n]*',)/g))
        expect(known, `${path} proves ${article}`).toContain(article);
  });

  it('knows every article that the code cites in findings and ledgers', () => {
    const known = new Set(rows.map((row) => row.article));
    for (const path of filesBelow(folder).filter((name) => !name.endsWith('.test.ts') && !name.includes('/testing/')))
      for (const [, article] of readFileSync(path, 'utf8').matchAll(/article: '(\d[\w.]*)'/g))
        expect(known, `${path} cites ${article}`).toContain(article);
  });
});

describe('what FIDE asks of programs', () => {
  const page = readFileSync(join(regulations, 'fide-2026/README.md'), 'utf8');
  const asked = page.slice(page.indexOf('| asked |')).split('\n').slice(2);
  const rows = asked.filter((line) => line.startsWith('|')).map((line) => line.split('|').slice(1, 4));

  it.each(rows)('%s: code and tests that are named are there', (_asked, where, shown) => {
    for (const path of [...paths(where!), ...paths(shown!)])
      expect(existsSync(join(regulations, '../../..', path)), path).toBe(true);
    expect(paths(shown!).every((path) => path.endsWith('.test.ts'))).toBe(true);
    if (!where!.trim().startsWith('open')) expect(paths(shown!).length).toBeGreaterThan(0);
  });

  it('has rows', () => expect(rows.length).toBeGreaterThan(10));
});
