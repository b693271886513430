import { dayFrom, NO_DAY } from '@escala/core';
import { expect, it } from 'vitest';
import type { Series } from '../../registry/federation/federation.ts';
import type { OfficialList } from '../lists/list.ts';
import { evaluatedDays } from './evaluated-columns.ts';

const series = {
  id: 'standard',
  name: 'Standard',
  regulation: 'fce-2016',
  part: 'standard',
  firstList: '2017-01-01',
} as const satisfies Partial<Series>;
const list = (date: string, asOf: number) => ({ series: 'standard', date, source: 'computed', asOf }) as OfficialList;
const dayOf = evaluatedDays(
  { listsOf: () => [list('2017-01-01', 5), list('2017-02-01', 9)] },
  series as unknown as Series,
);

it.each([
  ['no act', 0, undefined, undefined],
  ['before all lists, without a day', 3, undefined, undefined],
  ['before all lists', 3, '2016-12-10', '2016-12-10'],
  ['between two lists', 7, '2017-01-15', '2017-01-15'],
  ['between two lists, on the day of the first', 7, '2017-01-01', '2017-01-01'],
  ['between two lists, without a day', 7, undefined, '2017-01-01'],
  ['between two lists, on a day that is later', 7, '2017-02-01', '2017-01-01'],
  ['after the last list', 12, '2017-02-15', '2017-02-15'],
  ['after the last list, on an earlier day', 12, '2017-01-10', '2017-02-01'],
  ['after the last list, on the day of the next one', 12, '2017-03-01', '2017-02-01'],
])('[8.1] D-OFF-400: evaluated %s', (_, act, on, expected) => {
  const day = (date: string | undefined): number => (date === undefined ? NO_DAY : dayFrom(date));
  expect(dayOf({ act, on: day(on) })).toBe(day(expected));
});
