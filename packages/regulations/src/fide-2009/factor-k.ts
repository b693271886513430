import { type ListColumns, REACHED } from '@escala/core';
import type { FactorRule } from './parameters.ts';

/** K is stored in halves of a point, the unit of the ledger. */
const HALVES = 2;

/**
 * 8.56: the lower K applies once the published rating has reached the threshold and the games are complete, and then
 * for ever, whatever the rating. The print ends with "10"; 12.3 and the example of 8.58 need 20 (D-FIDE-1).
 */
export function factorHalves(rule: FactorRule, reached: boolean, games: number): number {
  return HALVES * (reached && games >= rule.games ? rule.forGood : rule.atFirst);
}

/** Players who have reached the threshold of 8.56: those already known, and those at or above it on any list. */
export function reachedMark(known: Uint8Array, lists: ListColumns, mark: number): Uint8Array {
  const reached = known.slice();
  for (const ratings of lists.ratings)
    for (let player = 0; player < reached.length; player++)
      if (ratings[player]! >= mark) reached[player]! |= REACHED.at2400;
  return reached;
}

export const hasReached = (marks: number): boolean => (marks & REACHED.at2400) !== 0;

/** Each player's K for a period: the one in force at its start. */
export function openingFactors(rule: FactorRule, reached: Uint8Array, careerGames: Int32Array): Uint8Array {
  const factors = new Uint8Array(reached.length);
  for (let player = 0; player < factors.length; player++)
    factors[player] = factorHalves(rule, hasReached(reached[player]!), careerGames[player]!);
  return factors;
}
