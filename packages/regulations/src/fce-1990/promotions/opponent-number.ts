import type { TournamentPlayer } from '@escala/core';
import { categoryOf } from '../entry/category.ts';
import type { PromotionRules } from './parameters.ts';
import type { PairedRound } from './player-rounds.ts';
import { RATING_SOURCES, ratingBySource } from './rating-by-source.ts';

/** Sources of an opponent's number. */
export const NUMBER_SOURCES = ['unplayed', 'first-category', ...RATING_SOURCES, 'score', 'unrated'] as const;

export interface OpponentNumber {
  readonly number: number;
  readonly source: (typeof NUMBER_SOURCES)[number];
}

/**
 * What an opponent counts for in the mean that decides promotion to Preferent. An unplayed game counts as the lowest
 * number, whoever the opponent was (Ascensos preferent 2); so does a game decided without a move (D-COMP-22).
 */
export function opponentNumber(
  rules: PromotionRules,
  game: PairedRound,
  opponent: TournamentPlayer,
  opponentDoubled: number,
  rounds: number,
): OpponentNumber {
  if (game.kind !== 'played') return { number: rules.unplayedNumber, source: 'unplayed' };
  // Ascensos preferent 3: whatever rating a first-category player may have.
  if (categoryOf(opponent) === 'first') return { number: rules.firstCategoryNumber, source: 'first-category' };
  const rated = ratingBySource(opponent);
  if (rated !== undefined) return { number: rated.rating, source: rated.source };
  return { number: scoreNumber(rules, opponentDoubled, rounds), source: 'score' };
}

/** Ascensos preferent 5, Ascensos preferent 6: from an unrated opponent's points, relative to all rounds. */
export function scoreNumber(rules: PromotionRules, doubled: number, rounds: number): number {
  return rules.scoreNumber + rules.halfPointNumber * Math.max(0, doubled - rounds);
}
