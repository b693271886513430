import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../apps/cli/src/program.ts';
import { isTest, root, sourceFiles } from './source-graph.ts';
import { COMMAND_RUNS } from './testing/by-command.ts';
import { OPENED } from './testing/by-opening.ts';
import { executedByKind, kindsOfPage } from './testing/by-page.ts';
import { askRules } from './testing/by-rules.ts';
import { hasRun } from './testing/cited.ts';
import { type Executed, executedBy } from './testing/executed.ts';
import { coverageTables, type ReachedRow } from './testing/rows.ts';

/**
 * Everything that a rule book can do is reached by a command, a page or a question about the rules: the last column of
 * its coverage tables names them. What is named is run here, and the code that cites the article must have run with it.
 */

const MOST_PAGES = 4;

const tables = coverageTables();
const rows = tables.flatMap((table) => table.rows);

const leadsTo = ({ where, article }: ReachedRow, executed: Executed): boolean =>
  where.some((path) => hasRun(path, article, executed));
const nameOf = ({ book, article }: ReachedRow): string => `${book} ${article}`;
const naming = (way: string, book?: string): readonly ReachedRow[] =>
  rows.filter((row) => row.ways.includes(way) && (book === undefined || row.book === book));

/** The names of one kind of way, each with the books whose tables name it. */
const waysOf = (kind: string): readonly (readonly [name: string, book: string])[] => {
  const found = rows.flatMap(({ book, ways }) =>
    ways.filter((way) => way.startsWith(`${kind} `)).map((way) => `${way.slice(kind.length + 1)}\n${book}`),
  );
  return [...new Set(found)].sort().map((each) => each.split('\n') as [string, string]);
};

describe('the coverage tables', () => {
  it.each(tables.map(({ path, head }) => [path, head]))('%s says how its rules are reached', (_path, head) => {
    expect(head).toMatch(/\| reached by \|$/);
  });

  it('name a way for every article that code implements, and no other kinds of ways', () => {
    expect(rows.length).toBeGreaterThan(500);
    expect(rows.filter(({ ways }) => ways.length === 0).map(nameOf)).toEqual([]);
    expect(rows.filter(({ ways }) => !ways.every((way) => /^(?:escala|page|rules) /.test(way))).map(nameOf)).toEqual(
      [],
    );
  });
});

it.each(waysOf('escala'))('escala %s leads to the rules of %s that name it', async (command, book) => {
  expect(COMMANDS.map(({ name }) => name)).toContain(command);
  const executed = await executedBy(async () => COMMAND_RUNS[command]!(book));
  expect(
    naming(`escala ${command}`, book)
      .filter((row) => !leadsTo(row, executed))
      .map(nameOf),
  ).toEqual([]);
});

it.each(waysOf('rules'))('the question %s of %s leads to the rules that name it', async (question, book) => {
  const executed = await executedBy(() => askRules(book, question));
  expect(
    naming(`rules ${question}`, book)
      .filter((row) => !leadsTo(row, executed))
      .map(nameOf),
  ).toEqual([]);
});

it('pages lead to the rules that name them: by themselves, or by what they ask and offer', async () => {
  const left: { readonly page: string; readonly row: ReachedRow }[] = [];
  for (const page of new Set(waysOf('page').map(([name]) => name))) {
    const opened = OPENED[page] && (await executedBy(OPENED[page]));
    for (const row of naming(`page ${page}`)) if (!opened || !leadsTo(row, opened)) left.push({ page, row });
  }
  const kinds = new Map(left.map(({ page }) => [page, [...kindsOfPage(page)]]));
  // What most pages ask for leads nowhere in particular.
  const askedBy = (kind: string): number => [...kinds.values()].filter((each) => each.includes(kind)).length;
  const wanted = [...kinds.values()].flat().filter((kind) => askedBy(kind) <= MOST_PAGES);
  const byKind = await executedByKind(new Set(wanted));
  const isReached = (page: string, row: ReachedRow): boolean =>
    kinds.get(page)!.some((kind) => byKind.has(kind) && leadsTo(row, byKind.get(kind)!));
  expect(
    left.filter(({ page, row }) => !isReached(page, row)).map(({ page, row }) => `${page}: ${nameOf(row)}`),
  ).toEqual([]);
});

it('a way that exists proves nothing: a command does not lead to what it does not do', async () => {
  const executed = await executedBy(async () => COMMAND_RUNS.schedule!('fce-1990'));
  const others = [...naming('escala rate'), ...naming('escala norms'), ...naming('rules commission-vote')];
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter((row) => leadsTo(row, executed)).map(nameOf)).toEqual([]);
});

it('no book has something that nothing else uses', () => {
  const files = sourceFiles().filter(({ path }) => !isTest(path) && !path.includes('/e2e/'));
  const textOf = (folder: string): string =>
    files
      .filter(({ path }) => path.startsWith(folder))
      .map(({ path }) => readFileSync(join(root, path), 'utf8'))
      .join('\n');
  const found = (text: string, pattern: RegExp): Set<string> =>
    new Set([...text.matchAll(pattern)].map((match) => match[1]!));
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
    ...found(textOf(`packages/regulations/src/${name}/`), /^export (?:async )?(?:function|const|class) (\w+)/gm),
  ]);
  expect(names.length).toBeGreaterThan(800);
  expect(names.filter((name) => !isUsed(name))).toEqual([]);
});
