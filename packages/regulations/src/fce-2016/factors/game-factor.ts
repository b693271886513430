import type { EventTerms } from '../events/event-terms.ts';

/**
 * The K of a game over the board, in halves: the common K of an under-12 event (16.3, 16.4), the published one, or half
 * of it in blitz (16.5a) and in active events that requested it (5.3).
 */
export function playedFactor(publishedK: number, { commonFactor, factor }: EventTerms): number {
  if (commonFactor !== 0) return 2 * commonFactor;
  return factor === 'published' ? 2 * publishedK : publishedK;
}

/**
 * Forfeits (7, 16.6b) and games adjudicated without a move (16.6a): half of the lower of the two K's, the published
 * ones or that of an under-12 event; 16.5 does not halve again (D-FCE-12). Against an opponent without K, the player's
 * own counts.
 */
export function unplayedFactor(ownK: number, opponentK: number, { commonFactor }: EventTerms): number {
  if (commonFactor !== 0) return commonFactor;
  return opponentK === 0 ? ownK : Math.min(ownK, opponentK);
}

/** 7: a forfeit counts as a game against the player's own rating, so the expectation is one half. */
export const FORFEIT_EXPECTATION = 50;
