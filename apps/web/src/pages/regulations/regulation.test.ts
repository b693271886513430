import { catalogue, LANGUAGES } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { articleAnchor, articleHref, inOrder, sectionOf } from '../../components/articles.ts';
import type { Site } from '../../kit/site.ts';
import { testSite } from '../../testing/test-site.ts';
import { BOOKS, type Book } from './books.ts';
import { expectationLines } from './printed-tables.ts';
import { regulation } from './regulation.ts';

const siteIn = (language: (typeof LANGUAGES)[number]): Site =>
  testSite('/regulations', { language, today: '2026-11-15' });
const noLists = async (): Promise<never> => ({ settings: { series: [] } }) as never;
const pageOf = async (book: string, language: (typeof LANGUAGES)[number]): Promise<string> =>
  (await regulation.view(noLists, { params: { book }, query: {} }, siteIn(language))).main.html;

describe.each(BOOKS.map(({ id }) => id))('the page of %s', (id) => {
  const book = BOOKS.find((each) => each.id === id)!;

  it.each(LANGUAGES)('has words for everything in %s', async (language) => {
    const page = await pageOf(id, language);
    expect(page).not.toMatch(/\[object|undefined|NaN/);
  });

  it('has an anchor for every article that has a sentence or a number, once', async () => {
    const page = await pageOf(id, 'en');
    const anchors = [...page.matchAll(/ id="(a-[^"]+)"/g)].map(([, anchor]) => anchor!);
    expect(new Set(anchors).size).toBe(anchors.length);
    const told = Object.keys(catalogue('en')).filter((key) => key.startsWith(`article.${id}.`));
    const numbers = [
      ...told.map((key) => key.slice(`article.${id}.`.length)),
      ...Object.values(book.parameters).map(({ article }) => article),
    ];
    expect(numbers.filter((number) => !anchors.includes(articleAnchor(number)))).toEqual([]);
    const linked = [...page.matchAll(/href="#((?:a-|D-)[^"]+)"/g)].map(([, target]) => target!);
    expect(linked.filter((target) => !page.includes(` id="${target}"`))).toEqual([]);
  });

  it('every day since which a number holds is there', async () => {
    const page = await pageOf(id, 'en');
    for (const { values } of Object.values(book.parameters))
      for (const { from } of values) expect(page).toContain(`datetime="${from}"`);
  });
});

it('a book without numbers and decisions has no headings for them', async () => {
  const books = BOOKS as Book[];
  const headings = async (): Promise<string[]> => {
    const { main, tabs } = await regulation.view(noLists, { params: { book: 'fide-2009' }, query: {} }, siteIn('en'));
    const ids = [...main.html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id!);
    expect([...tabs!.html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
    return ids;
  };
  expect(await headings()).toEqual(['articles', 'numbers', 'tables', 'decisions']);
  const { tables: _, ...book } = books.find(({ id }) => id === 'fide-2009')!;
  books.unshift({ ...book, parameters: {}, decisions: [] });
  try {
    expect(await headings()).toEqual(['articles']);
  } finally {
    books.shift();
  }
});

it('explanations link to articles by their number', () => {
  expect(articleHref(siteIn('ca'), 'fce-2016', '16.6b')).toBe('/ca/cat/regulations/fce-2016#a-16.6b');
  expect(articleAnchor('Suis 9.1')).toBe('a-Suis-9.1');
  expect(['Suis 9.1', 'MC norma 1', 'Oberts nota', '16.6b'].map(sectionOf)).toEqual(['Suis', 'MC norma', 'Oberts', '']);
});

it('articles stand in the order of their document', () => {
  const sorted = (book: string, ...articles: string[]): string[] => articles.sort((a, b) => inOrder(book, a, b));
  expect(sorted('fce-2016', '10.1', '9.1', '5.3a', '5.3', '5.1')).toEqual(['5.1', '5.3', '5.3a', '9.1', '10.1']);
  // FIDE's print has 7.1.4 as 7.14.
  expect(sorted('fide-2009', '10.2', '7.3', '7.21', '7.14a', '7.14', '7.1')).toEqual([
    '7.1',
    '7.14',
    '7.14a',
    '7.21',
    '7.3',
    '10.2',
  ]);
});

it('a table of expectations has its printed rows again', () => {
  const { table } = BOOKS.find(({ id }) => id === 'fce-2016')!.tables!.expectedScore;
  const lines = expectationLines(table);
  expect(lines.slice(0, 2)).toEqual([
    { from: 0, to: 3, higher: 50 },
    { from: 4, to: 10, higher: 51 },
  ]);
  expect(lines.at(-1)).toEqual({ from: 620, to: undefined, higher: 99 });
});

it('a regulation that nobody knows is missing', async () => {
  await expect(pageOf('fce-2017', 'en')).rejects.toThrow('book-unknown');
});
