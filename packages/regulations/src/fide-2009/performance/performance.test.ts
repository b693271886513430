import type { GameRecord, Performance, PlayerFacts } from '@escala/core';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { fide2009 } from '../index.ts';
import { parameters, regulationByDay } from '../parameters.ts';
import { documentOf, drawnRoundRobin, eventOf, field, gamesOf } from '../testing/document.ts';
import { oracleRoundRobin, oracleRu } from '../testing/oracle-performance.ts';
import { ratingFromScore } from './rating-from-score.ts';
import { roundRobinAverage } from './round-robin-average.ts';

const regulation = regulationByDay(parameters).on(0);
const FIVE = ['a', 'b', 'c', 'd', 'e'];

function swiss(scores: string, ratings: readonly number[], facts: Partial<PlayerFacts> = {}): Performance {
  const opponents = FIVE.slice(0, scores.length);
  const players = { u: 0, ...Object.fromEntries(opponents.map((id, i) => [id, ratings[i]!])) };
  const games: GameRecord[] = gamesOf('u', opponents, scores);
  const document = documentOf({ ...field(players, { u: facts }), events: [eventOf({ games })] });
  return fide2009.rate(document).performances[0]!;
}

describe('Ru in a Swiss', () => {
  it('[8.21a] Rc is the mean of the rated opponents, half up', () => {
    expect(swiss('1=0', [1500, 1500, 1501]).rc).toBe(1500);
    expect(swiss('1==0', [1500, 1500, 1501, 1501]).rc).toBe(1501);
  });

  it('[8.22] half of the points: Rc', () => {
    expect(swiss('1=0', [1500, 1500, 1500])).toMatchObject({ rc: 1500, ru: 1500, points: 1.5, games: 3 });
  });

  it('[8.23] above: 15 points for each half point over 50%', () => {
    expect(swiss('11=', [1500, 1500, 1500]).ru).toBe(1530);
    expect(swiss('111', [1500, 1500, 1500]).ru).toBe(1545);
  });

  it('[8.24] below: the difference of table 8.1(a), p to two digits half up', () => {
    expect(swiss('100', [1500, 1500, 1500])).toMatchObject({ points: 1, ru: 1500 - 125 });
    // 1 of 5 is .20; 1.5 of 5 is .30; 1 of 8 is .125, rounded to .13.
    expect(swiss('10000', [1500, 1500, 1500, 1500, 1500]).ru).toBe(1500 - 240);
    expect(ratingFromScore(1500, { games: 8, halfPoints: 2 }, regulation)).toMatchObject({ percentage: 13, ru: 1178 });
  });

  it('[6.41] games against other unrated players do not enter', () => {
    const document = documentOf({
      ...field({ a: 1500, b: 1500, c: 1500, u: 0, v: 0 }),
      events: [eventOf({ games: [...gamesOf('u', ['a', 'b', 'c', 'v'], '1001')] })],
    });
    expect(fide2009.rate(document).performances).toMatchObject([{ player: 'u', games: 3, points: 1 }]);
  });
});

describe('what counts', () => {
  const opponents = [1500, 1500, 1500, 1500, 1500];
  it.each([
    ['=00', false],
    ['100', true],
    ['1=0', true],
  ])('[6.1] [8.21] in the first event, %s counts: %s (one point)', (scores, counted) => {
    expect(swiss(scores, opponents).counted).toBe(counted);
  });

  const earlier = { pool: [{ event: 'x', end: '2010-06-01', games: 3, points: 1, rc: 1600 }] };
  it.each([
    ['000', true],
    ['=00', true],
    ['100', true],
    ['00', false],
  ])('[6.1] [6.41] after a counted performance, %s counts: %s (D-FIDE-2)', (scores, counted) => {
    expect(swiss(scores, opponents, earlier).counted).toBe(counted);
  });

  it('[6.1] an earlier performance counts as such also after it has left the pool (D-FIDE-2)', () => {
    expect(swiss('=00', opponents, { pool: [{ ...earlier.pool[0]!, end: '2005-01-01' }] }).counted).toBe(true);
  });

  it('[6.1] [7.14e] a zero after a counted performance lowers the first rating (D-FIDE-2)', () => {
    const pool = [{ event: 'x', end: '2010-12-01', games: 6, points: 3, rc: 1600 }];
    const names = field({ a: 1600, b: 1600, c: 1600, u: 0 }, { u: { pool } });
    const events = [eventOf({ games: gamesOf('u', ['a', 'b', 'c'], '000') })];
    const { list, ledger } = fide2009.rate(documentOf({ ...names, events }));
    // Three of nine against 1600: p .33, dp -125.
    expect(list.find(({ id }) => id === 'u')).toMatchObject({ rating: 1475, status: 'new' });
    expect(ledger).toEqual([]);
  });

  it.each([
    ['=00', 1472, []],
    ['=00', 1473, ['a', 'b', 'c']],
    ['=00', 1474, ['a', 'b', 'c']],
    ['000', 2100, []],
  ])(
    '[6.42] [6.41] after it, %s against %d is rated for the opponents %j (half a point, floor)',
    (scores, rating, rated) => {
      const names = field({ a: rating, b: rating, c: rating, u: 0 }, { u: earlier });
      const { ledger } = fide2009.rate(
        documentOf({ ...names, events: [eventOf({ games: gamesOf('u', ['a', 'b', 'c'], scores) })] }),
      );
      expect(ledger.map(({ player }) => player)).toEqual(rated);
    },
  );

  it('[8.52] [8.31] in a round robin a later zero counts for the opponents too (D-FIDE-2)', () => {
    const names = ['a', 'b', 'c', 'd', 'u'];
    const games = drawnRoundRobin(names, ['a u', 'b u', 'c u', 'd u']);
    const rated = (facts: Partial<PlayerFacts>): number => {
      const players = field({ a: 1500, b: 1500, c: 1500, d: 1500, u: 0 }, { u: facts });
      return fide2009.rate(documentOf({ ...players, events: [eventOf({ type: 'round-robin', games })] })).ledger.length;
    };
    expect([rated({}), rated(earlier)]).toEqual([12, 16]);
  });

  it('[6.1] the first of two events of a period opens the way for the second', () => {
    const first = eventOf({ id: 'z', end: '2011-02-05', games: gamesOf('u', ['a', 'b', 'c'], '100') });
    const second = eventOf({ id: 'a', end: '2011-02-06', games: gamesOf('u', ['a', 'b', 'c'], '=00') });
    const rate = (events: (typeof first)[]): (boolean | undefined)[] =>
      fide2009
        .rate(documentOf({ ...field({ a: 1500, b: 1500, c: 1500, u: 0 }), events }))
        .performances.map((p) => p.counted);
    expect(rate([second, first])).toEqual([true, true]);
    // If they end on the same day they are ordered by id, so the half point comes first.
    expect(rate([{ ...second, end: '2011-02-05' }, first])).toEqual([false, true]);
  });

  it.each([
    ['11', false],
    ['111', true],
    ['1111', true],
  ])('[6.41] %s against rated opponents counts: %s (three games)', (scores, counted) => {
    expect(swiss(scores, opponents).counted).toBe(counted);
  });

  it.each([
    [1324, 1199, false],
    [1325, 1200, true],
    [1326, 1201, true],
  ])('[6.41] [8.31] [8.33] opponents of %d give Ru %d: %s (floor 1200)', (rating, ru, counted) => {
    expect(swiss('100', [rating, rating, rating])).toMatchObject({ ru, counted });
  });

  it('[8.21] a score of nothing shows Ru with a difference of 800 (D-FIDE-4)', () => {
    expect(swiss('000', opponents)).toMatchObject({ rc: 1500, ru: 700, counted: false });
  });

  it('[6.42] games against somebody who does not count are not rated', () => {
    const rate = (scores: string): string[] => {
      const players = field({ a: 1500, b: 1500, c: 1500, u: 0 });
      const events = [eventOf({ games: gamesOf('u', ['a', 'b', 'c'], scores) })];
      return fide2009.rate(documentOf({ ...players, events })).ledger.map((line) => line.player);
    };
    expect(rate('100')).toEqual(['a', 'b', 'c']);
    expect(rate('=00')).toEqual([]);
  });
});

describe('Ru in a round robin', () => {
  it('[8.21b] rounds Ra once: half goes up', () => {
    // Rar 2000.5, dpa 0; and Rar 2000, dpa 5 with nine opponents: 1995.5.
    const even = (rating: number, halfPoints: number) => ({ rating, halfPoints });
    expect(roundRobinAverage([even(2000, 9), even(2001, 9)], 9, 9, regulation).ra).toBe(2001);
    expect(roundRobinAverage([even(2000, 9), even(1999, 9)], 9, 9, regulation).ra).toBe(2000);
  });

  it('[8.25] below 50% the difference is n/(n+1) of the table', () => {
    const score = { games: 9, halfPoints: 4 };
    expect(ratingFromScore(2348, score, regulation, 9)).toEqual({
      side: 'below',
      ru: 2150,
      percentage: 22,
      difference: -220,
    });
  });

  it('[8.21b] p of a rated player who won or lost everything takes 800 (D-FIDE-4)', () => {
    const average = roundRobinAverage([{ rating: 2000, halfPoints: 8 }], 4, 4, regulation);
    expect(average).toMatchObject({ differenceSum: 800, open: true, ra: 1360 });
    expect(roundRobinAverage([{ rating: 2000, halfPoints: 0 }], 4, 4, regulation).ra).toBe(2640);
  });

  it('[6.41] [8.31] asks for points and for the floor, not for three games', () => {
    const names = ['a', 'b', 'c', 'd', 'u'];
    const players = field({ a: 1210, b: 1210, c: 1210, d: 1210, u: 0 });
    const rate = (lost: readonly string[]): Performance =>
      fide2009.rate(
        documentOf({ ...players, events: [eventOf({ type: 'round-robin', games: drawnRoundRobin(names, lost) })] }),
      ).performances[0]!;
    expect(rate([])).toMatchObject({ points: 2, ru: 1210, counted: true });
    expect(rate(['a u'])).toMatchObject({ points: 1.5, counted: false });
    expect(rate(['a u']).ru).toBeLessThan(1200);
    expect(rate(['a u', 'b u', 'c u'])).toMatchObject({ points: 0.5, counted: false });
  });

  it('[8.58] in a double round p goes by games and n by opponents (D-FIDE-6)', () => {
    const names = ['a', 'b', 'c', 'd', 'u', 'v'];
    const ratings = { a: 2400, b: 2000, c: 1900, d: 1800, u: 0, v: 0 };
    const decided = ['a b', 'a u', 'a v', 'b u', 'c u', 'c v', 'd v', 'u v'];
    const games = [...drawnRoundRobin(names, decided), ...drawnRoundRobin(names.toReversed(), decided.slice(0, 5))];
    const document = documentOf({ ...field(ratings), events: [eventOf({ type: 'double-round-robin', games })] });
    const points = (id: string): Fraction =>
      games.reduce((sum, game) => {
        const score = game.result === '1/2' ? 0.5 : (game.result === '1-0') === (game.white === id) ? 1 : 0;
        return game.white === id || game.black === id ? sum.add(score) : sum;
      }, new Fraction(0));
    const players = names.map((id) => ({
      id,
      rating: ratings[id as keyof typeof ratings] || undefined,
      points: points(id),
    }));
    const expected = oracleRoundRobin(players, 10, new Fraction(15));
    expect(
      fide2009.rate(document).performances.map(({ player, rc, ru, games: count }) => [player, rc, ru, count]),
    ).toEqual(['u', 'v'].map((id) => [id, expected.get(id)!.rc, expected.get(id)!.ru, 10]));
  });

  it('[8.22] [8.23] [8.24] [8.25] agree with fractions for every score', () => {
    for (let games = 1; games <= 20; games++)
      for (let halfPoints = 0; halfPoints <= 2 * games; halfPoints++)
        for (const n of [undefined, 5, 9]) {
          const expected = oracleRu(1987, new Fraction(halfPoints, 2), games, new Fraction(15), n);
          expect(ratingFromScore(1987, { games, halfPoints }, regulation, n).ru).toBe(expected);
        }
  });
});
