import { dayFrom, NO_DAY, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import type { FactorFacts } from '../../contracts/rating.ts';
import { factorGamesFrom, listedFactors } from './listed-factors.ts';

const DAY = dayFrom('2022-03-01');

/** One player: first season, games of 2019, 2020 and 2021. */
function facts(firstSeason: number, games: readonly [number, number, number] = [0, 0, 0]): FactorFacts {
  const gamesByYear = { firstYear: 2019, years: 3, players: 1, counts: Uint16Array.from(games) };
  return {
    count: 1,
    firstSeason: Int16Array.of(firstSeason),
    federatedDay: Int32Array.of(NO_DAY),
    gamesByYear,
  };
}

const on = (players: FactorFacts, rating: number): readonly number[] => {
  const { baseFactors, factors } = listedFactors(players, { day: DAY, ratings: Int16Array.of(rating) });
  return [baseFactors[0]!, factors[0]!];
};

describe('K₀ and K on a list that was printed elsewhere', () => {
  it('[9.1f] go by the rating of the list, by the first season and by the games of the seasons before', () => {
    const [k0, idle] = on(facts(2020), 2200);
    expect(idle).toBe(k0! + 3);
    expect(on(facts(2020, [0, 54, 54]), 2200)).toEqual([k0, k0! - 3]);
    expect(on(facts(2022), 2200)).toEqual([k0, k0]);
  });

  it('[9.1f] are 0 where there is no rating', () => {
    expect(on(facts(2020), 0)).toEqual([0, 0]);
  });

  it('[16.2b] the games of five seasons count', () => {
    expect(writeDay(factorGamesFrom(DAY))).toBe('2017-01-01');
  });
});
