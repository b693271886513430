import { type ListColumns, REACHED, UNRATED } from '@escala/core';
import type { FactorRule } from './parameters.ts';

/** Which line of 8.3.3 gives K. */
export type FactorLine = 'forGood' | 'junior' | 'beginner' | 'usual';

/** The first line that holds; the text gives no order, published lists do (D-F24-9). Games are all that were rated (D-F24-10). */
export function factorLine(
  rule: FactorRule,
  reached: number,
  games: number,
  listYear: number,
  birthYear: number,
): FactorLine {
  if ((reached & REACHED.at2400) !== 0) return 'forGood';
  if (birthYear !== 0 && listYear - birthYear <= rule.juniorAge && (reached & REACHED.at2300) === 0) return 'junior';
  return games < rule.games ? 'beginner' : 'usual';
}

export function factorOf(
  rule: FactorRule,
  reached: number,
  games: number,
  listYear: number,
  birthYear: number,
): number {
  return rule[factorLine(rule, reached, games, listYear, birthYear)];
}

/** The marks of 8.3.3 that a published rating reaches. */
export function marksOf(rule: FactorRule, rating: number): number {
  return (rating >= rule.mark ? REACHED.at2400 : 0) | (rating >= rule.juniorMark ? REACHED.at2300 : 0);
}

/** Marks that are known, and those of any of the lists. */
export function reachedMarks(rule: FactorRule, known: Uint8Array, lists: ListColumns): Uint8Array {
  const reached = known.slice();
  for (const ratings of lists.ratings)
    for (let player = 0; player < reached.length; player++) reached[player]! |= marksOf(rule, ratings[player]!);
  return reached;
}

/** K of everybody on a list, by the rule for its year; 0 for who is not on it. */
export function listedFactors(
  birthYear: Int16Array,
  { reached, careerGames }: { readonly reached: Uint8Array; readonly careerGames: Int32Array },
  ratings: Int16Array,
  year: number,
  rule: FactorRule,
): Uint8Array {
  const factors = new Uint8Array(ratings.length);
  for (let player = 0; player < factors.length; player++)
    if (ratings[player] !== UNRATED)
      factors[player] = factorOf(rule, reached[player]!, careerGames[player]!, year, birthYear[player]!);
  return factors;
}

/** 8.3.3: K times the games of the period is at most 700; then it is the largest whole number that fits. */
export function factorOfPeriod(factor: number, games: number, most: number): number {
  return factor * games > most ? Math.floor(most / games) : factor;
}
