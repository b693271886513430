import type { EventRecord } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { OfficialList } from '../records/list.ts';
import { CATALONIA } from '../testing/test-office.ts';
import { listsReached } from './late-report.ts';

const list = (series: string, date: string): OfficialList => ({
  series,
  date,
  regulation: 'fce-2016',
  revision: '5.3-repealed',
  reading: 2,
  publishedOn: date,
  source: 'computed',
  asOf: 1,
  hash: '',
  players: 0,
  games: 0,
});
const lists = ['2017-02-01', '2017-03-01', '2017-04-01'].flatMap((date) => [
  list('standard', date),
  list('rapid', date),
]);

function reached(start: string, end: string, more: Partial<EventRecord> = {}): string[] {
  const games = [{ round: 1, white: 'a', black: 'b', result: '1-0' as const }];
  const event: EventRecord = { id: 'e', type: 'swiss', start, end, timeControl: { minutes: 90 }, games, ...more };
  return listsReached({ federation: CATALONIA, lists }, event).map(({ series, date }) => `${series} ${date}`);
}

describe('lists that a report reaches', () => {
  it.each([
    ['2017-02-27', '2017-02-28', ['standard 2017-03-01']],
    ['2017-02-28', '2017-03-01', ['standard 2017-04-01']],
    ['2017-03-30', '2017-03-31', ['standard 2017-04-01']],
    ['2017-03-31', '2017-04-01', []],
  ])('[8.1] an event from %s to %s', (start, end, expected) => {
    expect(reached(start, end)).toEqual(expected);
  });
  it('[3.1] only those of its rhythm', () => {
    expect(reached('2017-02-27', '2017-02-28', { timeControl: { minutes: 20 } })).toEqual(['rapid 2017-03-01']);
  });
  it('[8.3] a weekly event reaches the lists of its games', () => {
    const games = ['2017-02-20', '2017-02-27', '2017-03-06', '2017-04-03'].map((date, i) => ({
      round: i + 1,
      date,
      white: 'a',
      black: 'b',
      result: '1-0' as const,
    }));
    expect(reached('2017-02-20', '2017-04-03', { games })).toEqual(['standard 2017-03-01', 'standard 2017-04-01']);
  });
});
