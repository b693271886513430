import type { EventRecord } from '@escala/core';
import { expect, it } from 'vitest';
import type { OfficialList } from '../records/list.ts';
import { CATALONIA } from '../testing/test-office.ts';
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
  listsOfReport({ federation: CATALONIA, lists }, record).map(({ series, date, published }) => [
    series,
    date,
    published,
  ]);

it('[8.1] a report counts for the list after its end, of the series of its rhythm', () => {
  expect(reached(event('2017-01-20'))).toEqual([['standard', '2017-02-01', false]]);
  expect(reached(event('2017-02-20'), list('2017-02-01'))).toEqual([['standard', '2017-03-01', false]]);
  expect(reached(event('2017-01-20', 15))).toEqual([['rapid', '2017-02-01', false]]);
});

it('a list that is out already makes it late', () => {
  expect(reached(event('2017-01-20'), list('2017-02-01'))).toEqual([['standard', '2017-02-01', true]]);
  expect(reached(event('2017-01-20'), list('2017-02-01'), list('2017-03-01'))).toEqual([
    ['standard', '2017-02-01', true],
  ]);
});

it('looks ahead where lists are missing: an event of June is not of the list of February', () => {
  expect(reached(event('2017-06-20'), list('2017-01-01', 'imported'))).toEqual([['standard', '2017-07-01', false]]);
});
