import type { RatingsBySource, TournamentPlayer } from '@escala/core';
import type { ENTRY_FACTS } from '../facts.ts';

/** In order of precedence (`ENTRY_FACTS`). */
export const RATING_SOURCES = [
  'catalan',
  'fide',
  'spanish',
] as const satisfies readonly (keyof typeof ENTRY_FACTS.ratings)[];

export interface SourcedRating {
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
