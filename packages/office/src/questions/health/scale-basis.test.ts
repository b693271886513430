import { expect, it } from 'vitest';
import type { Player } from '../../records/player.ts';
import { type ScaleBasis, sameLists } from './scale-basis.ts';

const ANA: Player = { number: 0, name: 'Pons, Ana', birthYear: 1990, licences: { 2016: 'c1', 2017: 'c1' } };
const GAMES = Uint8Array.of(1, 2);
const BASIS: ScaleBasis = {
  players: [ANA],
  reports: new Map([['e1', GAMES]]),
  seasons: [],
  terms: 'standard',
  digests: ['a', 'b'],
  last: '2017-03-01',
};
const withPlayer = (facts: Partial<Player>): ScaleBasis => ({ ...BASIS, players: [{ ...ANA, ...facts }] });

it('lists that were there stay counted when others come, and from the first that moved on they do not', () => {
  expect(sameLists(BASIS, { ...BASIS, digests: ['a', 'b', 'c'] })).toBe(2);
  expect(sameLists(BASIS, { ...BASIS, digests: ['a', 'x', 'c'] })).toBe(1);
  expect(sameLists(BASIS, { ...BASIS, digests: ['a'] })).toBe(1);
});

it('new players and events change nothing', () => {
  const players = [ANA, { ...ANA, number: 1 }];
  const reports = new Map([...BASIS.reports, ['e2', Uint8Array.of(3)]] as const);
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

it('another report of an event, other terms or seasons: everything is counted again', () => {
  expect(sameLists(BASIS, { ...BASIS, reports: new Map([['e1', Uint8Array.of(1, 2)]]) })).toBe(0);
  expect(sameLists(BASIS, { ...BASIS, reports: new Map() })).toBe(0);
  expect(sameLists(BASIS, { ...BASIS, terms: 'rapid' })).toBe(0);
  expect(sameLists(BASIS, { ...BASIS, seasons: [] })).toBe(0);
});
