import { type ListColumns, REACHED } from '@escala/core';
import type { FactorRule } from './parameters.ts';

/** K is kept in halves of a point, the unit of the ledger. */
const HALVES = 2;

/**
 * 8.56: the lower K holds once the published rating has reached the mark and the games are complete, and then for ever,
 * whatever the rating. The print ends with "10"; 12.3 and the example of 8.58 need 20 (D-FIDE-1).
 */
export function factorHalves(rule: FactorRule, reached: boolean, games: number): number {
  return HALVES * (reached && games >= rule.games ? rule.forGood : rule.atFirst);
}

/** Who has reached the mark of 8.56: those known to have, and those who stand at it on any of the lists. */
export function reachedMark(known: Uint8Array, lists: ListColumns, mark: number): Uint8Array {
  const reached = known.slice();
  for (const ratings of lists.ratings)
    for (let player = 0; player < reached.length; player++)
      if (ratings[player]! >= mark) reached[player]! |= REACHED.at2400;
  return reached;
}

export const hasReached = (marks: number): boolean => (marks & REACHED.at2400) !== 0;

/** The K with which each player goes through a period: the one in force when it opened. */
export function openingFactors(rule: FactorRule, reached: Uint8Array, careerGames: Int32Array): Uint8Array {
  const factors = new Uint8Array(reached.length);
  for (let player = 0; player < factors.length; player++)
    factors[player] = factorHalves(rule, hasReached(reached[player]!), careerGames[player]!);
  return factors;
}
