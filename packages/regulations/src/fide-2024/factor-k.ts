import { type ListColumns, REACHED, UNRATED } from '@escala/core';
import type { FactorRule } from './parameters.ts';

/** The line of 8.3.3 that gives K. */
export type FactorLine = 'forGood' | 'junior' | 'beginner' | 'usual';

/**
 * The first line that applies; the text gives no order, published lists show it (D-F24-9). Games are all that were
 * rated (D-F24-10).
 */
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

/** The same as a number; kept fast, as each list needs many thousands. */
export function factorOf(
  rule: FactorRule,
  reached: number,
  games: number,
  listYear: number,
  birthYear: number,
): number {
  switch (factorLine(rule, reached, games, listYear, birthYear)) {
    case 'forGood':
      return rule.forGood;
    case 'junior':
      return rule.junior;
    case 'beginner':
      return rule.beginner;
    case 'usual':
      return rule.usual;
  }
}

/** The thresholds of 8.3.3 that a published rating reaches. */
export function marksOf(rule: FactorRule, rating: number): number {
  return (rating >= rule.mark ? REACHED.at2400 : 0) | (rating >= rule.juniorMark ? REACHED.at2300 : 0);
}

/** Known thresholds, plus those reached on any of the lists. */
export function reachedMarks(rule: FactorRule, known: Uint8Array, lists: ListColumns): Uint8Array {
  const reached = known.slice();
  for (const ratings of lists.ratings)
    for (let player = 0; player < reached.length; player++) reached[player]! |= marksOf(rule, ratings[player]!);
  return reached;
}

/** K of everybody on a list, by the rule for its year; 0 for players not on it. */
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

/** The K's of a list in a later year, for some players or all: they change for players who are no longer juniors. */
export function changeOfYear(
  rule: FactorRule,
  factors: Uint8Array,
  birthYear: Int16Array,
  { reached, careerGames }: { readonly reached: Uint8Array; readonly careerGames: Int32Array },
  before: number,
  year: number,
  players?: Int32Array,
): void {
  const oldest = before - rule.juniorAge;
  const oldestNow = year - rule.juniorAge;
  const count = players === undefined ? factors.length : players.length;
  for (let i = 0; i < count; i++) {
    const player = players === undefined ? i : players[i]!;
    const born = birthYear[player]!;
    if (born >= oldest && born < oldestNow && factors[player] !== 0)
      factors[player] = factorOf(rule, reached[player]!, careerGames[player]!, year, born);
  }
}

/** 8.3.3: K times the games of the period is at most 700; if more, K is the largest whole number that fits. */
export function factorOfPeriod(factor: number, games: number, most: number): number {
  return factor * games > most ? Math.floor(most / games) : factor;
}
