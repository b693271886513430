import { dayFrom, type EventRecord } from '@escala/core';
import { expect, it } from 'vitest';
import type { Player } from '../../registry/players/player.ts';
import { packGames } from '../columns/packed-games.ts';
import { packedReport } from '../columns/packed-report.ts';
import { type ScaleBasis, sameLists } from './scale-basis.ts';

const ANA: Player = { number: 0, name: 'Pons, Ana', birthYear: 1990, licences: { 2016: 'c1', 2017: 'c1' } };
const LISTS = ['2017-02-01', '2017-03-01'];
/** A one-day event with one game, optionally dated differently. */
function reported(start: string, date?: string): Uint8Array {
  const game = { round: 1, white: 'a', black: 'b', result: '1-0', ...(date && { date }) } as const;
  const timeControl = { minutes: 90, increment: 30 };
  const event: EventRecord = { id: 'e', type: 'swiss', start, end: start, timeControl, games: [game] };
  return packGames(packedReport(event, (player) => (player === 'a' ? 0 : 1)));
}
const GAMES = reported('2017-02-10');
const BASIS: ScaleBasis = {
  players: [ANA],
  reports: new Map([['e1', GAMES]]),
  seasons: [],
  terms: 'standard',
  digests: ['a', 'b'],
  days: LISTS.map(dayFrom),
  last: '2017-03-01',
};
const withPlayer = (facts: Partial<Player>): ScaleBasis => ({ ...BASIS, players: [{ ...ANA, ...facts }] });

it('lists that were there stay counted when others come, and from the first that moved on they do not', () => {
  const days = [...BASIS.days, dayFrom('2017-04-01')];
  expect(sameLists(BASIS, { ...BASIS, days, digests: ['a', 'b', 'c'] })).toBe(2);
  expect(sameLists(BASIS, { ...BASIS, days, digests: ['a', 'x', 'c'] })).toBe(1);
  expect(sameLists(BASIS, { ...BASIS, days: BASIS.days.slice(1), digests: ['a'] })).toBe(1);
});

it('new players and events change nothing', () => {
  const players = [ANA, { ...ANA, number: 1 }];
  const reports = new Map([...BASIS.reports, ['e2', reported('2017-01-10')]] as const);
  expect(sameLists(BASIS, { ...BASIS, players, reports })).toBe(2);
});

it.each<[string, Partial<Player>, number]>([
  ['another name', { name: 'Pons, Anna' }, 2],
  ['a title', { titles: [{ title: 'WMF' }] }, 2],
  ['the club of a licence', { licences: { 2016: 'c1', 2017: 'c2' } }, 2],
  ['the licence of a season to come', { licences: { ...ANA.licences, 2018: 'c1' } }, 2],
  ['a licence from before the last list', { licences: { ...ANA.licences, 2015: 'c1' } }, 0],
  ['another year of birth', { birthYear: 1991 }, 0],
  ['a rating of FIDE', { fide: { ratings: [{ from: '2016-01-01', standard: 2000 }] } }, 0],
])('%s', (_what, facts, same) => {
  expect(sameLists(BASIS, withPlayer(facts))).toBe(same);
});

it.each([
  ['2017-02-28', 0],
  ['2017-03-01', 0],
  ['2017-03-02', 2],
])('a licence issued on %s counts for lists from that day on', (day, same) => {
  const { 2017: _none, ...others } = ANA.licences;
  const before = withPlayer({ licences: others });
  expect(sameLists(before, withPlayer({ licensedOn: { 2017: day } }))).toBe(same);
});

it.each<[string, string | undefined, number]>([
  ['2017-01-31', undefined, 0],
  ['2017-02-01', undefined, 0],
  ['2017-02-02', undefined, 1],
  ['2017-03-01', undefined, 1],
  ['2017-03-02', undefined, 2],
  ['2017-03-02', '2017-02-28', 1],
])(
  'another report of an event from %s on, a game dated %s: lists of earlier days stay counted',
  (start, date, same) => {
    const now = { ...BASIS, reports: new Map([['e1', reported(start, date)]]) };
    // The earlier of the two reports counts.
    expect(sameLists(BASIS, now)).toBe(Math.min(same, 1));
    expect(sameLists(now, { ...BASIS, reports: new Map([['e1', reported('2017-05-01')]]) })).toBe(same);
    expect(sameLists(now, { ...BASIS, reports: new Map() })).toBe(same);
  },
);

it('other terms or seasons: everything is counted again', () => {
  expect(sameLists(BASIS, { ...BASIS, terms: 'rapid' })).toBe(0);
  expect(sameLists(BASIS, { ...BASIS, seasons: [] })).toBe(0);
});
