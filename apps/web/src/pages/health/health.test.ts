import { LANGUAGES } from '@escala/messages';
import { healthSummary, searchLists, showFederation, showScale } from '@escala/office/questions';
import { expect, it } from 'vitest';
import type { Ask, Page } from '../../kit/page.ts';
import { testSite } from '../../testing/test-site.ts';
import { health } from './health.ts';
import type { Scale } from './health-scores.ts';

const score = (games: number, scored: number, expected: number) => ({ games, scored, expected });
const SCALE: Scale = {
  series: 'standard',
  name: 'Estàndard',
  regulation: 'fce-2016',
  byRating: [
    { from: 1500, to: 1599, ...score(29, 20, 10) },
    { from: 1600, to: 1699, ...score(30, 15, 16.5) },
    { from: 1700, to: 1799, ...score(400, 210, 208) },
  ],
  byAge: [{ from: 60, to: null, ...score(100, 40, 45) }],
  byDifference: [{ from: 600, to: null, ...score(50, 48, 49.5) }],
  lists: ['2017-02-01', '2017-03-01'].map((date, i) => ({
    date,
    games: i === 0 ? null : 40,
    players: 20 + i,
    newcomers: i,
    mean: 1700.5 + i,
    quantiles: [1500, 1700, 1900],
    higher: score(30, 20 + i, 21),
  })),
  cohorts: [{ from: '2017-02-01', players: 18, means: [1700, 1698.25] }],
  newcomers: [
    { listsLater: 1, players: 4, gain: 2.5 },
    { listsLater: 2, players: 1, gain: -3 },
  ],
};
const SERIES = [
  { id: 'standard', name: 'Estàndard', regulation: 'fce-2016' },
  { id: 'scrabble', name: 'Scrabble', regulation: 'frs-2012' },
];

const LISTS = [
  { series: 'scrabble', date: '2017-03-01', players: 30, games: 50 },
  { series: 'scrabble', date: '2017-02-01', players: 28, games: 40 },
];

const pageOf = (
  language: (typeof LANGUAGES)[number],
  scale: Scale,
  series: readonly unknown[] = SERIES,
): Promise<Page> => {
  const site = testSite('/health', { language });
  const answers = new Map<unknown, unknown>([
    [showFederation, { settings: { series } }],
    [showScale, scale],
    [searchLists, { lists: LISTS }],
    [healthSummary, { sentences: [{ key: 'size', values: { players: 103, games: 9, date: '2017-07-01' } }] }],
  ]);
  return health.view((async (question) => answers.get(question)) as Ask, { params: {}, query: {} }, site);
};

it.each(LANGUAGES)('has a table under every plot, in %s', async (language) => {
  const { html } = (await pageOf(language, SCALE)).main;
  const plots = html.match(/<svg class="plot" role="img" aria-label="[^"]+"/g)!;
  // Each in two sizes, of which the style sheet shows one.
  expect(plots.length).toBe(18);
  expect(html).toMatch(/<ul class="in-short"><li>[^<]*2017[^<]*103[^<]*<\/li>/);
  expect(html.match(/<figcaption>/g)!.length).toBe(plots.length / 2);
  expect(html.match(/<details>/g)!.length).toBe(plots.length / 2);
  expect(html).not.toMatch(/NaN|undefined|Infinity| style=/);
});

it('draws bands from thirty games on, and tells all of them in the table: below, at, above', async () => {
  const { html } = (await pageOf('en', SCALE)).main;
  const section = html.slice(html.indexOf('By own rating'), html.indexOf('By age'));
  expect(section.match(/<circle/g)!.length).toBe(4);
  expect([...section.matchAll(/<th scope="row">([^<]+)</g)].map(([, name]) => name)).toEqual([
    '1500–1599',
    '1600–1699',
    '1700–1799',
  ]);
  expect(section).toContain('−5');
});

it('where there is nothing yet, it says so', async () => {
  const nothing = { byRating: [], byAge: [], byDifference: [], lists: [], cohorts: [], newcomers: [] };
  for (const page of [await pageOf('en', { ...SCALE, ...nothing }), await pageOf('en', SCALE, [])])
    expect(page.main.html).toContain('Nothing to show yet');
});

it('of Scrabble it counts the lists of Scrabble, and promises nothing (D-OFF-437)', async () => {
  const scrabble = [{ id: 'scrabble', name: 'Scrabble', regulation: 'frs-2012' }];
  const { html } = (await pageOf('en', SCALE, scrabble)).main;
  // What a Scrabble list counts are results of players: a collective game has as many as players (D-OFF-1202).
  expect(html).not.toMatch(/\d games/);
  expect(html).toContain('Players by list');
  expect(html).not.toContain('There is nothing to see yet');
  expect(html.match(/<svg class="plot" role/g)!.length).toBe(2);
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
  const { title, main } = await pageOf('ca', SCALE, scrabble);
  expect([title, main.html]).not.toContainEqual(expect.stringContaining('Elo'));
});

it('one list alone is no movement, and breaks nothing', async () => {
  const { html } = (await pageOf('en', { ...SCALE, lists: SCALE.lists.slice(1), cohorts: [], newcomers: [] })).main;
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
});
