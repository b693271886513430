import { describe, expect, it } from 'vitest';
import { firstDifferenceOf } from './first-difference.ts';

const game = (id: string, date: string, ...players: readonly string[]) => ({
  id,
  type: 'compunere' as const,
  date,
  results: players.map((player, i) => ({ player, place: i + 1 })),
});
const play = (...collective: readonly ReturnType<typeof game>[]) => ({ collective, libere: [] });
const one = game('1', '2012-01-01', 'a', 'b');
const two = game('2', '2012-02-01', 'a', 'b');
const same = game('3', '2012-02-01', 'b', 'a');

describe('the first day on which games differ', () => {
  it('is none where all are the same, in whatever order the days came in', () => {
    expect(firstDifferenceOf(play(one, two), play(two, one))).toBeUndefined();
  });

  it('is that of a game that was changed, is missing or was added', () => {
    expect(firstDifferenceOf(play(one, two), play(one, game('2', '2012-02-01', 'b', 'a')))).toBe('2012-02-01');
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
