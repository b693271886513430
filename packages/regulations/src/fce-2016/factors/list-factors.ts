import { type Day, dayOf, forDiffering, UNRATED, yearOf } from '@escala/core';
import type { BookTerms, FactorFacts, ListedFactors, ListedRatings } from '../../contracts/rating.ts';
import { ABSENT } from '../lists/list.ts';
import { firstSeasonOf } from '../lists/standing.ts';
import { type Rules, revisionOf, rulesInForce } from '../parameters.ts';
import { baseFactor, incrementOf } from './factor-k.ts';

/** K₀ and K of the lines of a list; 0 for lines without a rating. */
export interface ListFactors {
  readonly baseFactors: Uint8Array;
  readonly factors: Uint8Array;
}

/** What K₀ and K depend on. */
interface LineFacts {
  readonly rules: Rules;
  readonly ratings: Int16Array;
  /** Players with status `ABSENT` have no line. */
  readonly statuses: Uint8Array;
  /** For the season of the list (16.2b). */
  readonly increments: Int8Array;
}

/**
 * 9.1f: K₀ and K for one list after another, from the new ratings and given increments. Few lines change between two
 * lists: the rest is copied, or kept in place if the previous columns are no longer needed.
 */
export function factorsOfLists(): (facts: LineFacts, isPassed?: boolean) => ListFactors {
  let before: (LineFacts & ListFactors) | undefined;
  return (facts, isPassed = false) => {
    const { rules, ratings, statuses, increments } = facts;
    const known = before?.rules === rules && before.increments === increments ? before : undefined;
    const columnOf = (column: Uint8Array | undefined): Uint8Array => {
      if (column === undefined) return new Uint8Array(ratings.length);
      return isPassed ? new Uint8Array(column.buffer) : column.slice();
    };
    const [baseFactors, factors] = [columnOf(known?.baseFactors), columnOf(known?.factors)];
    const work = (player: number): void => {
      const k0 = baseFactorOfLine(rules, ratings[player]!, statuses[player]!);
      baseFactors[player] = k0;
      factors[player] = factorOfLine(k0, increments[player]!);
    };
    if (known === undefined) for (let player = 0; player < ratings.length; player++) work(player);
    else {
      forDiffering(known.ratings, ratings, work);
      forDiffering(known.statuses, statuses, work);
    }
    before = { ...facts, baseFactors, factors };
    return { baseFactors, factors };
  };
}

export function baseFactorOfLine(rules: Rules, rating: number, status: number): number {
  return status === ABSENT || rating === UNRATED ? 0 : baseFactor(rules, rating);
}

export function factorOfLine(k0: number, increment: number): number {
  return k0 === 0 ? 0 : k0 + increment;
}

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
