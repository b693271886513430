import { LANGUAGES, translator } from '@escala/messages';
import type { ListSection } from '@escala/office';
import { expect, it } from 'vitest';
import { textsOf } from '../pdf/testing/read-pdf.ts';
import { listPdf, onPaper } from './list-files.ts';
import type { WholeList } from './notice-board-list.ts';
import { sectionPdf } from './section-pdf.ts';

const whole: WholeList = {
  list: {
    series: 'standard',
    date: '2017-02-01',
    regulation: 'fce-2016',
    revision: '5.3-repealed',
    reading: 2,
    publishedOn: '2017-02-01',
    source: 'computed',
    asOf: 1,
    hash: 'abc123',
    players: 2,
    games: 2,
  },
  series: { id: 'standard', name: 'Estàndard', regulation: 'fce-2016', firstList: '2017-02-01' },
  federation: { name: 'Federació', timeZone: 'UTC', language: 'ca', series: [] },
  edition: 'published',
  revisions: [],
  types: [],
  rows: () => [
    {
      rank: 1,
      id: 'p0',
      name: 'Pons, Ana',
      title: 'MC',
      club: 'c1',
      clubName: 'Ateneu',
      rating: 1913,
      change: 12.69,
      games: 1,
      status: 'new',
    },
    { rank: null, id: 'p1', name: 'Roca, Biel', club: 'c9', rating: null, status: 'unrated' },
  ],
};

it('[9.1] has the lines of the list with names of clubs, and what the list is proved by', () => {
  const texts = textsOf(listPdf(whole, 'ca'));
  for (const text of [
    'Estàndard, 1 de febrer del 2017',
    'Federació',
    'Pons, Ana',
    'MC',
    'Ateneu',
    '1913',
    '+12,69',
    'nou',
  ])
    expect(texts).toContain(text);
  expect(texts).toContain('c9');
  expect(texts.some((text) => text.endsWith('abc123'))).toBe(true);
});

it.each([
  [1903, -8.8, '-9'],
  [1911, -1.275, '-1'],
  [1912, 0.4, '0'],
])(
  'a change from 1912 to %i stands as on the page: the difference of what both lists print, not %d (D-OFF-320)',
  (rating, change, expected) => {
    const [line] = [...whole.rows()];
    const texts = textsOf(listPdf({ ...whole, rows: () => [{ ...line!, rating, previous: 1912, change }] }, 'en'));
    expect(texts.map((text) => text.replace('−', '-'))).toContain(expected);
    expect(texts.join(' ')).not.toContain(String(Math.abs(change)));
  },
);

it.each(LANGUAGES)('speaks %s', (language) => {
  expect(textsOf(listPdf(whole, language)).filter((text) => text.includes('[web.'))).toEqual([]);
});

it.each(LANGUAGES)('%s: the heading of no column is cut', (language) => {
  const texts = textsOf(listPdf(whole, language));
  expect(texts.filter((text) => text.endsWith('…'))).toEqual([]);
  const translate = translator(language);
  for (const key of ['player-title', 'change', 'status'] as const)
    expect(texts).toContain(translate(`web.list.${key}`));
  for (const key of ['number-short', 'rating', 'games'] as const) expect(texts).toContain(translate(`web.word.${key}`));
});

it('[7.22] [7.23b] [7.24] the sections of a list are sheets too, each with its own columns', () => {
  const inactive = {
    ...[...whole.rows()][0]!,
    rank: null,
    status: 'inactive',
    since: '2017-01-01',
    until: '2019-12-31',
  };
  const sheet = (section: ListSection, rows: readonly object[]) =>
    textsOf(sectionPdf({ ...whole, rows: () => rows as ReturnType<WholeList['rows']> }, section, 'en'));
  const best = sheet('top', [...whole.rows()]);
  for (const text of [
    'Estàndard, 1 February 2017: Top players',
    translator('en')('web.word.number-short'),
    'Pons, Ana',
    '1913',
    'Games',
  ])
    expect(best).toContain(text);
  expect(best).not.toContain('Change');
  const gone = sheet('inactive', [inactive]);
  for (const text of ['Inactive since', '1 Jan 2017', 'Shown until', '31 Dec 2019', '1913'])
    expect(gone).toContain(text);
  const titled = sheet('titled', [inactive]);
  for (const text of ['Unrated titled players', 'MC', 'Ateneu'])
    expect(titled.some((each) => each.includes(text))).toBe(true);
  expect(titled).not.toContain('1913');
  expect(sheet('titled', []).length).toBeGreaterThan(0);
});

it('is called as readers of its language call it, where the federation said how (D-OFF-467)', () => {
  const list = { ...whole, listNames: { standard: { en: 'Classical' } } };
  expect(textsOf(listPdf(list, 'en'))).toContain('Classical, 1 February 2017');
  expect(textsOf(listPdf(list, 'ca'))).toContain('Estàndard, 1 de febrer del 2017');
});

it('writes titles as the federation’s rules do, as pages have them', () => {
  const rows = () => [...whole.rows()].map((row) => ({ ...row, title: 'MF' }));
  const titles = (competitionRules: string | undefined): unknown[] => {
    const federation = { ...whole.federation, ...(competitionRules && { competitionRules }) };
    return [...onPaper({ ...whole, federation, rows }).rows()].map(({ title }) => title);
  };
  expect([titles('fide-2026'), titles('fce-1990'), titles(undefined)]).toEqual([
    ['FM', 'FM'],
    ['MF', 'MF'],
    ['MF', 'MF'],
  ]);
});
