import { dayFrom, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { RULES } from '../testing/build.ts';
import { inactiveFrom, libereGamesToBeActive, libereStatus } from './libere-status.ts';

const recently = dayFrom('2012-05-01');
const listDay = dayFrom('2012-06-01');

describe('status of a Libere rating', () => {
  it.each([
    [1, 1],
    [6, 1],
    [7, 2],
    [19, 3],
    [20, 3],
    [21, 4],
    [99, 15],
    [100, 15],
    [101, 15],
    [500, 15],
  ])('[1] after %d rounds it takes %d games to be active', (rounds, games) => {
    expect(libereGamesToBeActive(RULES, rounds)).toBe(games);
  });

  it.each([
    [2, 20, 'provisional'],
    [3, 20, 'active'],
    [4, 20, 'active'],
    [14, 200, 'provisional'],
    [15, 200, 'active'],
  ])('[1] %d games after %d rounds: %s', (played, rounds, status) => {
    expect(libereStatus(RULES, played, rounds, recently, listDay)).toBe(status);
  });

  it.each([
    ['2012-05-31', 'active'],
    ['2012-06-01', 'inactive'],
    ['2012-06-02', 'inactive'],
  ])('[1] last game on 2010-06-01: on the list of %s %s', (list, status) => {
    expect(libereStatus(RULES, 50, 100, dayFrom('2010-06-01'), dayFrom(list))).toBe(status);
  });

  it('[1] two years away make a provisional rating inactive too', () => {
    expect(libereStatus(RULES, 1, 100, dayFrom('2010-01-01'), listDay)).toBe('inactive');
  });

  it('[1] two years after a 29 February end with the month', () => {
    expect(writeDay(inactiveFrom(RULES, dayFrom('2012-02-29')))).toBe('2014-02-28');
  });
});
