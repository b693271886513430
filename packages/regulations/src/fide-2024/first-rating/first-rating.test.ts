import type { PlayerFacts, Rhythm } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { FROM_HALF } from '../../shared/fide-tables.ts';
import { regulations } from '../parameters.ts';
import { eventOf, field, gameOf, gamesOf, rate, rowOf } from '../testing/document.ts';
import { estimateOf } from './performance.ts';

const regulation = regulations.on(0);
const estimate = (ratings: readonly number[], points: number) =>
  estimateOf({ games: ratings.length, halfPoints: 2 * points, sum: ratings.reduce((a, b) => a + b, 0) }, regulation);

describe('Ru', () => {
  it('[8.1.1] [R7.1.1] the table of differences, with 800 at both ends', () => {
    expect([FROM_HALF.length, FROM_HALF[0], FROM_HALF[1], FROM_HALF[49]]).toEqual([50, 0, 7, 677]);
    expect(regulation.openDifference).toBe(800);
  });

  it('[8.2.2] [R7.2.3] two hypothetical opponents of 1800, both drawn', () => {
    const { ratingSum, opponents, percentage } = estimate([1902, 1877, 1884, 2012, 1832], 3);
    expect([ratingSum, opponents, percentage]).toEqual([13107, 7, 57]);
  });

  it('[8.2.3] [R7.2.4] Ra and the difference, a whole number, at most 2200', () => {
    expect(estimate([1902, 1877, 1884, 2012, 1832], 3).ru).toBe(1922);
    const five = (mean: number, points: number) => estimate([mean, mean, mean, mean, mean], points);
    expect([3, 2.5, 2].map((points) => five(2000, points).ru)).toEqual([1993, 1943, 1893]);
    expect(five(1600, 1).ru).toBe(1499);
    expect(five(1657, 3).ru).toBe(1748);
    expect(five(2400, 3)).toMatchObject({ ru: 2200, limited: true });
    expect(five(2100, 5)).toMatchObject({ ru: 2200 });
    expect(
      estimate(
        Array.from({ length: 7 }, () => 1800),
        4,
      ).ru,
    ).toBe(1843);
  });
});

const RATED = { a: 1800, b: 1800, c: 1800, d: 1800, e: 1800, f: 1800, n: 0 };
const opponents = ['a', 'b', 'c', 'd', 'e', 'f'];

function newcomer(scores: string, facts: Partial<PlayerFacts> = {}, rhythm: Rhythm = 'standard', extra = {}) {
  const games = gamesOf('n', opponents.slice(0, scores.length), scores);
  const { careerGames: _, ...known } = facts;
  const part = field(RATED, { n: { ...known, careerGames: undefined } });
  return rate({ rhythm, ...part, events: [eventOf({ games }, rhythm)], ...extra });
}

const pooled = (list: string, games: number, points: number) => ({
  event: 'x',
  list,
  games,
  points,
  sum: 1800 * games,
});

describe.each(['standard', 'rapid'] as const)('a first rating, %s', (rhythm) => {
  it('[7.1.4] [R6.1.4] is published with five games and 1400', () => {
    expect(rowOf(newcomer('==1=', {}, rhythm), 'n')).toMatchObject({ status: 'pending', poolGames: 4, rating: null });
    expect(rowOf(newcomer('==1==', {}, rhythm), 'n')).toEqual({
      id: 'n',
      rating: 1850,
      previous: null,
      k: 40,
      games: 5,
      status: 'new',
    });
    const weak = rate({
      rhythm,
      ...field({ ...RATED, a: 1400, b: 1400, c: 1400, d: 1400, e: 1400, f: 1400 }),
      events: [eventOf({ games: gamesOf('n', opponents, '00000=') }, rhythm)],
    });
    expect(rowOf(weak, 'n')).toMatchObject({ status: 'pending', poolGames: 6, poolRating: 1249 });
  });

  it('[7.1.4] [R6.1.4] pools 26 lists, this one included, and takes Ru once (D-F24-13)', () => {
    const of = (list: string) => rowOf(newcomer('==', { pool: [pooled(list, 3, 2)] }, rhythm), 'n');
    expect(of('2023-09-01')).toMatchObject({ status: 'pending', poolGames: 2 });
    expect(of('2023-10-01')).toMatchObject({ status: 'new', rating: 1850, games: 2 });
  });

  it('[8.2.1] [R7.2.2] does not count a first event without a point (D-F24-12)', () => {
    const none = newcomer('00', {}, rhythm);
    expect(rowOf(none, 'n')).toBeUndefined();
    expect(none.performances).toMatchObject([{ counted: false }]);
    const later = newcomer('00', { pool: [pooled('2020-01-01', 3, 1)] }, rhythm);
    expect(later.performances).toMatchObject([{ counted: true }]);
    expect(rowOf(later, 'n')).toMatchObject({ poolGames: 2 });
  });

  it('[8.2.4] [R7.2.5] rated since the event began: own games from the last list, unrated for the others', () => {
    const lists = [
      { date: '2025-09-01', ratings: { a: 1800 } },
      { date: '2025-10-01', ratings: { a: 1800, n: 1500 } },
    ];
    const event = eventOf({ start: '2025-09-20', end: '2025-10-05', games: [gameOf('n', 'a', '1-0')] }, rhythm);
    const output = rate({ rhythm, ...field({ a: 1, n: 1 }), lists, events: [event] });
    expect(output.ledger).toMatchObject([{ player: 'n', own: 1500, opponentRating: 1800 }]);
    expect(output.performances).toEqual([]);
  });

  it('[8.2.1] [R7.2.2] who has left the list since counts as rated for the others, and pools (D-F24-7)', () => {
    const lists = [
      { date: '2025-09-01', ratings: { a: 1800, n: 1410 } },
      { date: '2025-10-01', ratings: { a: 1800 } },
    ];
    const event = eventOf({ start: '2025-09-20', end: '2025-10-05', games: [gameOf('n', 'a', '1-0')] }, rhythm);
    const output = rate({ rhythm, ...field({ a: 1, n: 1 }), lists, events: [event] });
    expect(output.ledger).toMatchObject([{ player: 'a', opponentRating: 1410 }]);
    expect(output.performances).toMatchObject([{ player: 'n', sum: 1800, counted: true }]);
  });
});

describe('a player with a standard rating only', () => {
  const standardLists = [
    { date: '2025-09-01', ratings: { n: 2000 } },
    { date: '2025-10-01', ratings: { n: 2100 } },
  ];
  const rated = (start: string, extra = {}, facts: Partial<PlayerFacts> = {}) =>
    rate({
      rhythm: 'blitz',
      ...field({ a: 1800, n: 0 }, { n: { careerGames: 0, ...facts } }),
      standardLists,
      events: [eventOf({ start, games: [gameOf('n', 'a', '0-1')] }, 'blitz')],
      ...extra,
    });

  it('[R7.2.1] counts with it, for oneself and for the others, and is on the list at once (D-F24-14)', () => {
    const output = rated('2025-10-04');
    expect(output.ledger.map(({ player, own, opponentRating, k }) => [player, own, opponentRating, k])).toEqual([
      ['n', 2100, 1800, 40],
      ['a', 1800, 2100, 20],
    ]);
    expect(rowOf(output, 'n')).toEqual({
      id: 'n',
      rating: 2066,
      previous: null,
      seed: 2100,
      change: -34,
      k: 40,
      games: 1,
      status: 'new',
    });
    expect(output.performances).toEqual([]);
  });

  it('[R7.2.1] starts from the standard list of the last list, or from the rating used last', () => {
    expect(rowOf(rated('2025-09-30'), 'n')).toMatchObject({ seed: 2100, change: -30.4 });
    expect(rowOf(rated('2025-09-30', { standardLists: standardLists.slice(0, 1) }), 'n')).toMatchObject({ seed: 2000 });
    const gone = [standardLists[0]!, { date: '2025-10-01', ratings: {} }];
    expect(rowOf(rated('2025-09-30', { standardLists: gone }), 'n')).toMatchObject({ seed: 2000 });
  });

  it('[R7.2.1] has the games that pooled in the period in the career too (D-F24-10)', () => {
    const early = eventOf({ id: 'e0', start: '2025-09-30', games: [gameOf('n', 'a', '1-0')] }, 'blitz');
    const later = eventOf({ start: '2025-10-04', games: [gameOf('n', 'a', '0-1')] }, 'blitz');
    const on = (careerGames: number) =>
      rated(
        '2025-10-04',
        { standardLists: [{ date: '2025-09-01', ratings: {} }, standardLists[1]!], events: [early, later] },
        { careerGames },
      );
    expect(on(28).performances).toMatchObject([{ event: 'e0', player: 'n', games: 1, counted: true }]);
    expect(rowOf(on(27), 'n')).toMatchObject({ games: 1, k: 40, status: 'new' });
    expect(rowOf(on(28), 'n')).toMatchObject({ games: 1, k: 20, status: 'new' });
  });

  it('[R7.2.1] drops the pool, and is delisted under 1400', () => {
    const low = [{ date: '2025-10-01', ratings: { n: 1400 } }];
    expect(rowOf(rated('2025-10-04', { standardLists: low }), 'n')).toEqual({
      id: 'n',
      rating: null,
      previous: null,
      seed: 1400,
      change: -3.2,
      games: 1,
      status: 'delisted',
    });
    const pool = [pooled('2025-09-01', 6, 3)];
    expect(rowOf(rated('2025-10-04', {}, { pool }), 'n')).toMatchObject({ status: 'new', seed: 2100 });
  });
});
