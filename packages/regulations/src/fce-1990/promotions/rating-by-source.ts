import type { NumberSource, RatingsBySource, TournamentPlayer } from '@escala/core';

const SOURCES = ['catalan', 'fide', 'spanish'] as const satisfies readonly (keyof RatingsBySource & NumberSource)[];

export interface SourcedRating {
  readonly source: (typeof SOURCES)[number];
  readonly rating: number;
}

/**
 * Ascensos preferent 4: the Catalan rating, else the international one, else the Spanish one. A document that has one rating
 * for each player and no more means the Catalan one (D-COMP-21).
 */
export function ratingBySource(player: Pick<TournamentPlayer, 'rating' | 'ratings'>): SourcedRating | undefined {
  const ratings: RatingsBySource = player.ratings ?? { catalan: player.rating };
  for (const source of SOURCES) {
    const rating = ratings[source];
    if (rating !== undefined) return { source, rating };
  }
  return undefined;
}
