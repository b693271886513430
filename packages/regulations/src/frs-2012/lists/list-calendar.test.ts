import { dayFrom, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { frs2012 } from '../index.ts';

describe('the calendar of lists', () => {
  it.each([
    ['2008-12-31', false],
    ['2009-01-01', true],
    ['2009-01-02', true],
  ])('[7] D-OFF-11: a list on %s: %s', (date, is) => {
    expect(frs2012.isListDay(dayFrom(date))).toBe(is);
  });

  it('[7] D-OFF-11: the firsts of the months are proposed', () => {
    const days = frs2012.listDays(dayFrom('2008-11-15'), dayFrom('2009-03-01'));
    expect(days.map(writeDay)).toEqual(['2009-01-01', '2009-02-01', '2009-03-01']);
  });
});
