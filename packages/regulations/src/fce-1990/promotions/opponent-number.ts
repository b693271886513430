import type { TournamentPlayer } from '@escala/core';
import { categoryOf } from '../entry/category.ts';
import type { PromotionRules } from './parameters.ts';
import type { PairedRound } from './player-rounds.ts';
import { RATING_SOURCES, ratingBySource } from './rating-by-source.ts';

/** Where the number of an opponent comes from. */
export const NUMBER_SOURCES = ['unplayed', 'first-category', ...RATING_SOURCES, 'score', 'unrated'] as const;

export interface OpponentNumber {
  readonly number: number;
  readonly source: (typeof NUMBER_SOURCES)[number];
}

/**
 * What an opponent counts in the mean that decides a promotion to Preferent. A game that nobody played counts as the lowest
 * number, whoever the opponent was (Ascensos preferent 2); so does one that was decided without a move (D-COMP-22).
 */
export function opponentNumber(
  rules: PromotionRules,
  game: PairedRound,
  opponent: TournamentPlayer,
  opponentDoubled: number,
  rounds: number,
): OpponentNumber {
  if (game.kind !== 'played') return { number: rules.unplayedNumber, source: 'unplayed' };
  // Ascensos preferent 3: whatever rating somebody of first category may have.
  if (categoryOf(opponent) === 'first') return { number: rules.firstCategoryNumber, source: 'first-category' };
  const rated = ratingBySource(opponent);
  if (rated !== undefined) return { number: rated.rating, source: rated.source };
  return { number: scoreNumber(rules, opponentDoubled, rounds), source: 'score' };
}

/** Ascensos preferent 5, Ascensos preferent 6: by the points of an opponent without a rating, out of all rounds of the event. */
export function scoreNumber(rules: PromotionRules, doubled: number, rounds: number): number {
  return rules.scoreNumber + rules.halfPointNumber * Math.max(0, doubled - rounds);
}
