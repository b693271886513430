import { dayFrom, type EventRecord, NO_DAY } from '@escala/core';
import { expect, it } from 'vitest';
import { CATALONIA } from '../../testing/test-office.ts';
import { ALL_ROUNDS, type ToldEvaluation } from '../columns/packed-games.ts';
import type { OfficialList } from './list.ts';
import { listsOfReport } from './lists-of-report.ts';

const event = (end: string, minutes = 90, start = end): EventRecord => ({
  id: 'e',
  type: 'swiss',
  start,
  end,
  timeControl: { minutes, increment: minutes === 90 ? 30 : 5 },
  games: [{ round: 1, white: 'a', black: 'b', result: '1-0' }],
});
const list = (date: string, source: OfficialList['source'] = 'computed'): OfficialList => ({
  series: 'standard',
  date,
  regulation: 'fce-2016',
  revision: '2016',
  part: 'standard',
  reading: 2,
  publishedOn: date,
  source,
  asOf: 1,
  hash: '',
  players: 0,
  games: 0,
});
const reached = (record: EventRecord, ...lists: OfficialList[]) =>
  listsOfReport({ federation: CATALONIA, lists }, record).map(({ series, date, late }) => [series, date, late]);

it('[8.1] a report counts for the list after its end, of the series of its rhythm', () => {
  expect(reached(event('2017-01-20'))).toEqual([['standard', '2017-02-01', false]]);
  expect(reached(event('2017-02-20'), list('2017-02-01'))).toEqual([['standard', '2017-03-01', false]]);
  expect(reached(event('2017-01-20', 15))).toEqual([['rapid', '2017-02-01', false]]);
});

it('[8.1] D-FCE-20: after a list that is out already it counts for the next one', () => {
  expect(reached(event('2017-01-20'), list('2017-02-01'))).toEqual([['standard', '2017-03-01', true]]);
  expect(reached(event('2017-01-20'), list('2017-02-01'), list('2017-03-01'))).toEqual([
    ['standard', '2017-04-01', true],
  ]);
});

it('[9.1] a report for a list that its book lets it name counts for that one (D-F24-2)', () => {
  const series = [{ id: 'fide', name: 'FIDE', regulation: 'fide-2024', part: 'standard', firstList: '2025-10-01' }];
  const federation = { ...CATALONIA, series };
  const dates = (told: object) =>
    listsOfReport({ federation, lists: [] }, { ...event('2025-10-10'), ...told }).map(({ date }) => date);
  expect([dates({}), dates({ forList: '2025-12-01' })]).toEqual([['2025-11-01'], ['2025-12-01']]);
});

it.each([
  ['before the list came out', 1, '2017-02-01', false],
  ['by the act before it', 4, '2017-02-01', false],
  ['by the act after it', 6, '2017-03-01', true],
])('[8.1] an accepted one counts by the order of acts: %s', (_when, act, date, late) => {
  const lists = [{ ...list('2017-02-01'), asOf: 4 }];
  const evaluation = { ...ALL_ROUNDS, act, on: dayFrom('2017-02-20'), received: NO_DAY };
  const found = listsOfReport({ federation: CATALONIA, lists }, event('2017-01-20'), [evaluation]);
  expect(found).toMatchObject([{ date, late, published: date === '2017-02-01' }]);
});

it('[8.3] parts of a weekly event count each on the list after its own evaluation', () => {
  const games = ['2017-01-06', '2017-01-13', '2017-02-03', '2017-02-10'].map((date, i) => ({
    round: i + 1,
    date,
    white: 'a',
    black: 'b',
    result: '1-0' as const,
  }));
  const weekly = { ...event('2017-02-10', 90, '2017-01-06'), weekly: true, games };
  const part = (from: number, to: number, act: number) => ({ from, to, act, on: 0, received: NO_DAY });
  const lists = [{ ...list('2017-02-01'), asOf: 4 }];
  const reach = (...parts: ToldEvaluation[]) =>
    listsOfReport({ federation: CATALONIA, lists }, weekly, parts).map((each) => [each.date, each.games, each.late]);
  expect(reach(part(1, 2, 3), part(3, 4, 6))).toEqual([
    ['2017-02-01', 2, false],
    ['2017-03-01', 2, false],
  ]);
  expect(reach(part(1, 1, 3), part(2, 4, 6))).toEqual([
    ['2017-02-01', 1, false],
    ['2017-03-01', 3, true],
  ]);
});

it('looks ahead where lists are missing: an event of June is not of the list of February', () => {
  expect(reached(event('2017-06-20'), list('2017-01-01', 'imported'))).toEqual([['standard', '2017-07-01', false]]);
});
