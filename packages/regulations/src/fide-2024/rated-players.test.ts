import type { PlayerFacts, Rhythm } from '@escala/core';
import { expectedShare } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { factorOfPeriod } from './factor-k.ts';
import { regulations } from './parameters.ts';
import { changesOf, eventOf, field, gameOf, gamesOf, rate, rowOf } from './testing/document.ts';

/** The first player's change from one game, with K 10. */
function change(
  own: number,
  opponent: number,
  result: '1-0' | '0-1' | '1/2',
  start: string,
  rhythm: Rhythm = 'standard',
) {
  const known = { a: { k: 10 }, b: { k: 10 } };
  const event = eventOf({ start, games: [gameOf('a', 'b', result)] }, rhythm);
  return changesOf(rate({ rhythm, ...field({ a: own, b: opponent }, known), events: [event] }), 'a')[0];
}

describe('the change of a game', () => {
  it('[8.1.2] [R7.1.2] expectations are those of the table, 1.00 and .00 from 736 on', () => {
    const { whole } = regulations.on(0);
    const shares = [0, 3, 4, 391, 392, 411, 412, 619, 620, 735, 736, 900];
    expect(shares.map((difference) => expectedShare(whole, difference))).toEqual([
      50, 50, 51, 91, 92, 92, 93, 98, 99, 99, 100, 100,
    ]);
    expect([-735, -736].map((difference) => expectedShare(whole, difference))).toEqual([1, 0]);
  });

  it('[8.3.1] over 400 points count as 400; from October 2025 on not for players of 2650 or more', () => {
    const [before, since] = ['2025-09-30', '2025-10-01'];
    expect(change(2400, 2813, '1/2', since)).toBe(4.2);
    expect(change(2813, 2400, '1/2', since)).toBe(-4.3);
    expect(change(2813, 2400, '1/2', before)).toBe(-4.2);
    expect(change(2649, 2149, '1-0', since)).toBe(0.8);
    expect(change(2650, 2150, '1-0', since)).toBe(0.4);
    expect(change(2700, 1964, '1-0', since)).toBe(0);
    expect(change(2700, 1900, '0-1', since)).toBe(-10);
  });

  it('[R7.3.1] over 400 points count as 400 for everybody', () => {
    expect(change(2700, 1964, '1-0', '2024-11-30', 'rapid')).toBe(0.8);
    expect(change(2700, 1900, '0-1', '2024-11-30', 'rapid')).toBe(-9.2);
    expect(change(2600, 1900, '1-0', '2025-10-04', 'blitz')).toBe(0.8);
  });

  it('[8.3.1] workings tell how much of a difference over 400 counts: below, at and above', () => {
    const counted = (own: number, opponent: number, start: string, workings = true) => {
      const event = eventOf({ start, games: [gameOf('a', 'b', '1-0')] });
      const output = rate({ ...field({ a: own, b: opponent }), events: [event] }, { workings });
      return output.ledger[0]!.counted;
    };
    expect([2049, 2050, 2051].map((own) => counted(own, 1650, '2025-10-04'))).toEqual([undefined, undefined, 400]);
    expect(counted(1650, 2051, '2025-10-04')).toBe(400);
    expect([counted(2649, 2149, '2025-10-01'), counted(2650, 2150, '2025-10-01')]).toEqual([400, 500]);
    expect(counted(2650, 2150, '2025-09-30')).toBe(400);
    expect(counted(2051, 1650, '2025-10-04', false)).toBeUndefined();
  });

  it('[8.3.1] [R7.3.1] a game against an unrated player changes nothing', () => {
    for (const rhythm of ['standard', 'rapid'] as const)
      expect(change(2000, 0, '1-0', '2025-10-04', rhythm)).toBeUndefined();
  });

  it('[8.3.2] [R7.3.2] K times score less expectation', () => {
    expect(change(2000, 2000, '1-0', '2025-10-04')).toBe(5);
    expect(change(2391, 2000, '1-0', '2025-10-04', 'rapid')).toBe(0.9);
  });
});

describe.each(['standard', 'blitz'] as const)('K, %s', (rhythm) => {
  /** K as used and as printed by the list, for a player who wins a game against an equal. */
  function factors(rating: number, facts: Partial<PlayerFacts>, listDate = '2025-11-01'): number[] {
    const lists = [
      { date: `${listDate.slice(0, 4) === '2026' ? '2025-12' : '2025-10'}-01`, ratings: { a: rating, b: rating } },
    ];
    const event = eventOf({ start: lists[0]!.date, end: '2025-12-20', games: [gameOf('a', 'b', '1-0')] }, rhythm);
    const dated = listDate === '2026-01-01' ? event : { ...event, end: '2025-10-12' };
    const output = rate({ rhythm, listDate, ...field({ a: 1, b: 1 }, { a: facts }), lists, events: [dated] });
    return [output.ledger[0]!.k, rowOf(output, 'a')!.k!];
  }

  it('[8.3.3] [R7.3.3] 10 for good once a published rating has reached 2400', () => {
    expect(factors(2400, {})).toEqual([10, 10]);
    expect(factors(2399, { careerGames: 5, birthYear: 2010 })).toEqual([40, 10]);
    expect(factors(1500, { reached2400: true, birthYear: 2010 })).toEqual([10, 10]);
  });

  it('[8.3.3] [R7.3.3] 40 until the end of the year of the 18th birthday, never 2300 or more (D-F24-9)', () => {
    expect(factors(2200, { birthYear: 2007 })).toEqual([40, 40]);
    expect(factors(2200, { birthDate: '2006-12-31' })).toEqual([20, 20]);
    expect(factors(2200, { birthYear: 2007 }, '2026-01-01')).toEqual([40, 20]);
    expect(factors(2300, { birthYear: 2010 })).toEqual([20, 20]);
    expect(factors(2299, { birthYear: 2010 })).toEqual([40, 20]);
    expect(factors(2000, { birthYear: 2010, reached2300: true })).toEqual([20, 20]);
  });

  it('[8.3.3] [R7.3.3] 40 for fewer than 30 games, else 20; as printed on the last list', () => {
    expect(factors(2000, { careerGames: 28 })).toEqual([40, 40]);
    expect(factors(2000, { careerGames: 29 })).toEqual([40, 20]);
    expect(factors(2000, { careerGames: 30 })).toEqual([20, 20]);
    expect(factors(2000, { careerGames: 5, k: 15 })).toEqual([15, 40]);
  });

  it('[8.3.3] [R7.3.3] K times the games of a period is at most 700', () => {
    const cases = [
      [20, 39],
      [20, 35],
      [20, 36],
      [40, 17],
      [40, 18],
      [10, 71],
    ] as const;
    expect(cases.map(([k, games]) => factorOfPeriod(k, games, 700))).toEqual([17, 20, 19, 40, 38, 9]);
    const games = gamesOf(
      'a',
      Array.from({ length: 36 }, () => 'b'),
      '1'.repeat(36),
    );
    const event = eventOf({ type: 'team', games }, rhythm);
    const output = rate({ rhythm, ...field({ a: 2000, b: 2000 }), events: [event] });
    expect(new Set(output.ledger.map(({ k }) => k))).toEqual(new Set([19]));
    expect(rowOf(output, 'a')).toMatchObject({ rating: 2342, change: 342, k: 20, games: 36 });
  });
});

describe.each(['standard', 'rapid'] as const)('the list, %s', (rhythm) => {
  const listed = (own: number, scores: string, facts: Partial<PlayerFacts> = {}) => {
    const games = gamesOf(
      'a',
      [...scores].map(() => 'b'),
      scores,
    );
    const events = games.length === 0 ? [] : [eventOf({ type: 'team', games }, rhythm)];
    return rowOf(rate({ rhythm, ...field({ a: own, b: own }, { a: facts }), events }), 'a')!;
  };

  it('[8.3.4] [R7.3.4] rounds the sum of the period once, one half away from zero (D-F24-8)', () => {
    expect(listed(1700, '1', { k: 5 })).toMatchObject({ change: 2.5, rating: 1703 });
    expect(listed(1700, '0', { k: 5 })).toMatchObject({ change: -2.5, rating: 1697 });
    expect(listed(1700, '11', { k: 5 })).toMatchObject({ change: 5, rating: 1705 });
  });

  it('[7.2.1] [R6.2.1] under 1400 off the list, without K', () => {
    expect(listed(1410, '0')).toMatchObject({ rating: 1400, status: 'rated' });
    expect(listed(1409, '0')).toEqual({
      id: 'a',
      rating: null,
      previous: 1409,
      change: -10,
      games: 1,
      status: 'delisted',
    });
  });

  it('[7.2.1] [8.3.3] a list of before may have ratings under 1400: who plays back to it stays, with K', () => {
    expect(listed(1389, '1')).toMatchObject({ rating: null, status: 'delisted' });
    expect(listed(1390, '1')).toMatchObject({ rating: 1400, k: 20, status: 'rated' });
    expect(listed(1390, '')).toMatchObject({ rating: null, status: 'delisted' });
  });

  it('[7.2.2] [R6.2.2] inactive after twelve months, active with one game (D-F24-16)', () => {
    expect(listed(1700, '', { lastEventOn: '2024-11-01' }).status).toBe('rated');
    expect(listed(1700, '', { lastEventOn: '2024-10-31' })).toMatchObject({ status: 'inactive', rating: 1700 });
    expect(listed(1700, '', { lastEventOn: undefined }).status).toBe('inactive');
    expect(listed(1700, '=', { lastEventOn: '2020-01-01' }).status).toBe('rated');
  });

  it('[7.1.2] [R6.1.2] shows rating, K and games of the period', () => {
    expect(listed(1700, '1')).toEqual({
      id: 'a',
      rating: 1710,
      previous: 1700,
      change: 10,
      k: 20,
      games: 1,
      status: 'rated',
    });
  });
});
