import { forDiffering, UNRATED } from '@escala/core';
import { ABSENT } from '../lists/list.ts';
import type { Rules } from '../parameters.ts';
import { baseFactor } from './factor-k.ts';

/** K₀ and K of the lines of a list; 0 for lines without a rating. */
export interface ListFactors {
  readonly baseFactors: Uint8Array;
  readonly factors: Uint8Array;
}

/** What K₀ and K depend on. */
interface FactorFacts {
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
export function factorsOfLists(): (facts: FactorFacts, isPassed?: boolean) => ListFactors {
  let before: (FactorFacts & ListFactors) | undefined;
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
