import type { PlayerFacts } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2009 } from './index.ts';
import { documentOf, eventOf, field, gameOf } from './testing/document.ts';

/** The K used and the K on the new list, for a player who draws one game against an equal. */
function factors(rating: number, facts: Partial<PlayerFacts>): [number, number] {
  const players = field({ a: rating, b: rating }, { a: facts });
  const { ledger, list } = fide2009.rate(
    documentOf({ ...players, events: [eventOf({ games: [gameOf('a', 'b', '1/2')] })] }),
  );
  return [ledger[0]!.k, list.find(({ id }) => id === 'a')!.k!];
}

describe('K', () => {
  it.each([
    [2399, 30, [30, 30]],
    [2400, 30, [20, 20]],
    [2401, 30, [20, 20]],
    [2400, 28, [30, 30]],
    [2400, 29, [30, 20]],
    [2400, 31, [20, 20]],
  ])('[8.56] rating %d after %d games: used and on the list %j', (rating, careerGames, expected) => {
    expect(factors(rating, { careerGames })).toEqual(expected);
  });

  it('[8.56] once 2400 was reached it stays at 20, whatever the rating (D-FIDE-1)', () => {
    expect(factors(1500, { careerGames: 100, reached2400: true })).toEqual([20, 20]);
    const { players } = field({ a: 1, b: 1 }, { a: { careerGames: 100 } });
    const lists = [
      { date: '2010-11-01', ratings: { a: 2400, b: 2300 } },
      { date: '2011-01-01', ratings: { a: 2390, b: 2300 } },
    ];
    const { list } = fide2009.rate(documentOf({ players, lists }));
    expect(list[0]).toMatchObject({ id: 'a', k: 20 });
  });

  it('[8.56] the period is rated with the K of its opening, the list has the new one', () => {
    const players = field({ a: 2399, b: 2390 }, { a: { careerGames: 100 } });
    const { ledger, list } = fide2009.rate(
      documentOf({ ...players, events: [eventOf({ games: [gameOf('a', 'b', '1-0')] })] }),
    );
    expect(ledger[0]!.k).toBe(30);
    expect(list[0]).toMatchObject({ id: 'a', rating: 2414, k: 20 });
  });

  it('[8.56] a line with the lower K says that it is a reading of the print', () => {
    const players = field({ a: 2500, b: 2500 }, { a: { careerGames: 100 } });
    const { ledger } = fide2009.rate(
      documentOf({ ...players, events: [eventOf({ games: [gameOf('a', 'b', '1-0')] })] }),
    );
    expect(ledger.map(({ decisions }) => decisions)).toEqual([['D-FIDE-1'], []]);
  });
});
