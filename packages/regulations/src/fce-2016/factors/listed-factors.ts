import { type Day, dayOf, UNRATED, yearOf } from '@escala/core';
import type { BookTerms, FactorFacts, ListedFactors, ListedRatings } from '../../contracts/rating.ts';
import { firstSeasonOf } from '../lists/standing.ts';
import { revisionOf, rulesInForce } from '../parameters.ts';
import { baseFactor, incrementOf } from './factor-k.ts';

/** 9.1f: K₀ and K of players rated on a list printed elsewhere, from its ratings and the players' facts. */
export function listedFactors(
  players: FactorFacts,
  { day, ratings }: ListedRatings,
  { revision }: BookTerms = {},
): ListedFactors {
  const rules = rulesInForce(revisionOf(revision), day);
  const season = yearOf(day);
  const baseFactors = new Uint8Array(players.count);
  const factors = new Uint8Array(players.count);
  for (let player = 0; player < players.count; player++) {
    const rating = ratings[player]!;
    if (rating === UNRATED) continue;
    const firstSeason = firstSeasonOf(players, player, season);
    baseFactors[player] = baseFactor(rules, rating);
    factors[player] = baseFactors[player]! + incrementOf(rules, players.gamesByYear, player, season, firstSeason);
  }
  return { baseFactors, factors };
}

/** 16.2b: the first day of the seasons weighted by Table 4 for a list. */
export function factorGamesFrom(listDay: Day, { revision }: BookTerms = {}): Day {
  const { seasonsCounted } = rulesInForce(revisionOf(revision), listDay);
  return dayOf(yearOf(listDay) - seasonsCounted, 1, 1);
}
