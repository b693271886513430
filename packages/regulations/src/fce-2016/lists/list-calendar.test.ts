import { dayFrom, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';

describe('the calendar of lists', () => {
  it.each([
    ['2017-02-28', false],
    ['2017-03-01', true],
    ['2017-03-02', false],
  ])('[8.1] a list on %s: %s', (date, is) => {
    expect(fce2016.isListDay(dayFrom(date))).toBe(is);
  });

  it('[8.1] twelve lists a year, both ends of the question included', () => {
    const days = (from: string, to: string) => fce2016.listDays(dayFrom(from), dayFrom(to)).map(writeDay);
    expect(days('2016-12-02', '2017-02-01')).toEqual(['2017-01-01', '2017-02-01']);
    expect(days('2016-12-01', '2017-01-31')).toEqual(['2016-12-01', '2017-01-01']);
    expect(days('2017-01-02', '2017-01-31')).toEqual([]);
    expect(days('2017-01-01', '2017-12-31')).toHaveLength(12);
  });
});
