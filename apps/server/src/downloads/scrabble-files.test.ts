import { parseScrabbleListCsv } from '@escala/formats';
import { LANGUAGES } from '@escala/messages';
import type { WholeScrabbleList } from '@escala/office';
import { Refused } from '@escala/office';
import { expect, it } from 'vitest';
import { textsOf } from '../pdf/testing/read-pdf.ts';
import { scrabbleFile } from './scrabble-files.ts';
import { scrabblePdf } from './scrabble-pdf.ts';

type Line = ReturnType<WholeScrabbleList['lines']>[number];
const line = (player: string, name: string, more: Partial<Line> = {}): Line => ({
  rank: 1,
  player,
  name,
  rating: 163.4,
  displayed: 163,
  status: 'active',
  played: 5,
  before: 160,
  change: 3,
  ...more,
});
const LISTS: Partial<Record<string, Line[]>> = {
  general: [line('7', 'Popa, Ana', { status: null, played: null, club: 'argus', clubName: 'Argus', title: 'MN' })],
  compunere: [
    line('7', 'Popa, Ana'),
    line('8', '=Rusu', { rank: null, status: 'provisional', before: null, change: null, displayed: 149 }),
  ],
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
const whole = {
  list,
  edition: 'revised',
  tag: 't',
  series: { id: 'seniori', name: 'Seniori', regulation: 'frs-2012', firstList: '2012-02-01' },
  federation: { name: 'Federația', timeZone: 'UTC', language: 'ro', series: [] },
  lines: (type: string) => LISTS[type] ?? [],
} as unknown as WholeScrabbleList;

const written = async (ending: string, query = {}) => {
  const { body } = scrabbleFile(whole, ending, query);
  return typeof body === 'function' ? body() : body;
};

it('a CSV has everybody with all types, and is read again as an old list', async () => {
  const text = String(await written('csv'));
  expect(text).toContain("'=Rusu");
  const { lines, problems } = parseScrabbleListCsv(text);
  expect(problems).toEqual([]);
  expect(lines).toMatchObject([
    { id: '7', name: 'Popa, Ana', general: 163, ratings: { compunere: { rating: 163, status: 'active', played: 5 } } },
    { id: '8', name: '=Rusu', ratings: { compunere: { rating: 149, status: 'provisional', played: 5 } } },
  ]);
});

it('a JSON has the lists by type, a PDF the one that is asked for; nothing else is given', async () => {
  const { lists } = JSON.parse(String(await written('json'))) as { lists: Record<string, unknown[]> };
  expect([lists.general?.length, lists.compunere?.length, lists.libere?.length]).toEqual([1, 2, 0]);
  expect(scrabbleFile(whole, 'pdf', { type: 'compunere' }).fileName).toBe('seniori-2012-02-01-compunere.pdf');
  expect(scrabbleFile(whole, 'pdf', { type: 'x' }).fileName).toBe('seniori-2012-02-01.pdf');
  for (const ending of ['txt', 'toString']) expect(() => scrabbleFile(whole, ending, {})).toThrow(Refused);
});

it.each(LANGUAGES)('[3] the notice board says in %s who is provisional', (language) => {
  const texts = textsOf(scrabblePdf(whole, 'compunere', language));
  for (const text of ['Popa, Ana', '163', '+3', '149']) expect(texts).toContain(text);
  expect(texts.some((text) => text.endsWith('abc123'))).toBe(true);
  expect(texts.filter((text) => text.includes('[web.'))).toEqual([]);
});
