import { parseScrabbleListCsv } from '@escala/formats';
import { LANGUAGES } from '@escala/messages';
import type { ListedRow } from '@escala/office';
import { expect, it } from 'vitest';
import { textsOf } from '../pdf/testing/read-pdf.ts';
import { listPdf } from './list-files.ts';
import type { ListedType, WholeList } from './notice-board-list.ts';
import { scrabbleCsv, scrabbleJson } from './scrabble-files.ts';

const row = (id: string, name: string, more: Partial<ListedRow> = {}): ListedRow => ({
  rank: 1,
  id,
  name,
  rating: 163,
  exact: 163.4,
  status: 'active',
  games: 5,
  previous: 160,
  change: 3,
  ...more,
});
const { games: _games, ...general } = row('7', 'Popa, Ana', { club: 'argus', clubName: 'Argus', title: 'MN' });
const { change: _change, ...newcomer } = row('8', '=Rusu', {
  rank: null,
  status: 'provisional',
  previous: null,
  rating: 149,
});
const LISTS: Partial<Record<ListedType, ListedRow[]>> = {
  general: [{ ...general, status: 'rated' }],
  compunere: [row('7', 'Popa, Ana'), newcomer],
};
const list = {
  series: 'seniori',
  date: '2012-02-01',
  regulation: 'frs-2012',
  revision: '2012',
  publishedOn: '2012-02-01',
  source: 'computed',
  asOf: 1,
  hash: 'abc123',
  players: 2,
  games: 7,
} as const;
const whole: WholeList = {
  list: { ...list, reading: 1 },
  edition: 'published',
  revisions: [],
  types: [
    { type: 'general', players: 1 },
    { type: 'compunere', players: 2 },
    { type: 'libere', players: 0 },
  ],
  series: { id: 'seniori', name: 'Seniori', regulation: 'frs-2012', firstList: '2012-02-01' },
  federation: { name: 'Federația', timeZone: 'UTC', language: 'ro', series: [] },
  rows: (type = 'general') => LISTS[type] ?? [],
};

it('a CSV has everybody with all types, and is read again as an old list', () => {
  const text = scrabbleCsv(whole);
  expect(text).toContain("'=Rusu");
  const { lines, problems } = parseScrabbleListCsv(text);
  expect(problems).toEqual([]);
  expect(lines).toMatchObject([
    { id: '7', name: 'Popa, Ana', general: 163, ratings: { compunere: { rating: 163, status: 'active', played: 5 } } },
    { id: '8', name: '=Rusu', ratings: { compunere: { rating: 149, status: 'provisional', played: 5 } } },
  ]);
});

it('a JSON has the lists by type, as escala/scrabble-list@1 writes them', () => {
  const { format, lists } = JSON.parse(scrabbleJson(whole)) as { format: string; lists: Record<string, unknown[]> };
  expect([format, lists.libere]).toEqual(['escala/scrabble-list@1', []]);
  const line = { rating: 163.4, displayed: 163, before: 160, change: 3 };
  expect(lists.general).toEqual([
    {
      rank: 1,
      player: '7',
      name: 'Popa, Ana',
      club: 'argus',
      clubName: 'Argus',
      title: 'MN',
      ...line,
      status: null,
      played: null,
    },
  ]);
  expect(lists.compunere).toEqual([
    { rank: 1, player: '7', name: 'Popa, Ana', ...line, status: 'active', played: 5 },
    {
      rank: null,
      player: '8',
      name: '=Rusu',
      ...line,
      displayed: 149,
      before: null,
      change: null,
      status: 'provisional',
      played: 5,
    },
  ]);
});

it.each(LANGUAGES)('[3] the notice board says in %s who is provisional', (language) => {
  const texts = textsOf(listPdf({ ...whole, type: 'compunere' }, language));
  for (const text of ['Popa, Ana', '163', '+3', '149']) expect(texts).toContain(text);
  expect(texts.some((text) => text.endsWith('abc123'))).toBe(true);
  expect(texts.filter((text) => text.includes('[web.'))).toEqual([]);
});
