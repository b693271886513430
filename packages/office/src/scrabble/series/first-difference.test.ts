import { describe, expect, it } from 'vitest';
import { gameOf } from '../testing/scrabble-office.ts';
import { firstDifferenceOf } from './first-difference.ts';

const play = (...collective: readonly ReturnType<typeof gameOf>[]) => ({ collective, libere: [] });
const one = gameOf('1', '2012-01-01', 'a', 'b');
const two = gameOf('2', '2012-02-01', 'a', 'b');
const same = gameOf('3', '2012-02-01', 'b', 'a');

describe('the first day on which games differ', () => {
  it('is none where all are the same, in whatever order the days came in', () => {
    expect(firstDifferenceOf(play(one, two), play(two, one))).toBeUndefined();
  });

  it('is that of a game that was changed, is missing or was added', () => {
    expect(firstDifferenceOf(play(one, two), play(one, gameOf('2', '2012-02-01', 'b', 'a')))).toBe('2012-02-01');
    expect(firstDifferenceOf(play(one, two), play(two))).toBe('2012-01-01');
    expect(firstDifferenceOf(play(one), play(one, two))).toBe('2012-02-01');
  });

  it('is the earlier of the two days of a game that moved', () => {
    const later = { ...one, date: '2012-03-01' };
    expect(firstDifferenceOf(play(one, two), play(later, two))).toBe('2012-01-01');
    expect(firstDifferenceOf(play(later, two), play(one, two))).toBe('2012-01-01');
  });

  it('sees the order of one day (D-OFF-60)', () => {
    expect(firstDifferenceOf(play(one, two, same), play(one, same, two))).toBe('2012-02-01');
  });

  it('sees Libere beside collective games', () => {
    const libere = [{ event: 'l', date: '2012-01-15', games: [] }];
    expect(firstDifferenceOf(play(one), { ...play(one), libere })).toBe('2012-01-15');
  });
});
