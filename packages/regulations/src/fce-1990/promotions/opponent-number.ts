import type { RatingsBySource, TournamentPlayer } from '@escala/core';
import { categoryOf } from '../entry/category.ts';
import type { ENTRY_FACTS } from '../facts.ts';
import type { PromotionRules } from '../parameters.ts';
import type { PairedRound } from './player-rounds.ts';

/** In order of precedence (`ENTRY_FACTS`). */
const RATING_SOURCES = ['catalan', 'fide', 'spanish'] as const satisfies readonly (keyof typeof ENTRY_FACTS.ratings)[];

interface SourcedRating {
  readonly source: (typeof RATING_SOURCES)[number];
  readonly rating: number;
}

/**
 * Ascensos preferent 4: the Catalan rating, else the international one, else the Spanish one. If a document has only
 * one rating for each player, it is the Catalan one (D-COMP-21).
 */
export function ratingBySource(player: Pick<TournamentPlayer, 'rating' | 'ratings'>): SourcedRating | undefined {
  const ratings: RatingsBySource = player.ratings ?? { catalan: player.rating };
  for (const source of RATING_SOURCES) {
    const rating = ratings[source];
    if (rating !== undefined) return { source, rating };
  }
  return undefined;
}

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

/**
 * How an opponent counts in the tables of second and third category (Ascensos taula 8, Ascensos taula 9). Only an
 * opponent met over the board can count as second; a stronger one counts as second too, and everybody else as third
 * (D-COMP-23).
 */
export function countedCategory(game: PairedRound, opponent: TournamentPlayer): 'second' | 'third' {
  const category = categoryOf(opponent);
  if (game.kind !== 'played' || category === undefined) return 'third';
  return category === 'third' ? 'third' : 'second';
}
