import type { Decision, Performance } from '@escala/core';
import type { Regulation } from '../parameters.ts';
import type { RatingFromScore, Score } from './rating-from-score.ts';
import type { RoundRobinAverage } from './round-robin-average.ts';

/** Why a performance is disregarded. */
export interface Disregard {
  readonly reason: 'few-points' | 'few-games' | 'under-floor';
  readonly article: string;
  readonly decision?: Decision;
  /** What was reached and what was required: half points, games or rating. */
  readonly reached: number;
  readonly needed: number;
}

/** Rc and Ru of one step, with the computation between them. */
export interface Estimate {
  readonly rc: number;
  readonly rating: RatingFromScore;
}

/** Rc from the opponents (8.21a), or from the tournament (8.21b) and then corrected once (8.58, D-FIDE-3). */
export type Derivation =
  | { readonly system: 'swiss'; readonly opponentsSum: number }
  | {
      readonly system: 'round-robin';
      readonly opponents: number;
      readonly average: RoundRobinAverage;
      readonly first: Estimate;
      /** Sum of the adjustments for opponents beyond the widest difference. */
      readonly correction: number;
    };

/** What an unrated player did in an event, with everything behind it. */
export interface UnratedPerformance extends Score {
  readonly event: number;
  readonly player: number;
  readonly estimate: Estimate;
  readonly derivation: Derivation;
  /** Empty if the performance counts. */
  readonly disregards: readonly Disregard[];
  /** Counted with less than a first event requires, because an earlier performance counted (D-FIDE-2). */
  readonly later: boolean;
}

export function isCounted(performance: UnratedPerformance): boolean {
  return performance.disregards.length === 0;
}

/**
 * All reasons to disregard a performance, and with it the opponents' results against the player. 6.1 and 8.21 require a
 * point in the first rated event; 6.41 requires half a point, which is read as the requirement for later events once an
 * earlier performance has counted (D-FIDE-2).
 */
export function disregards(
  system: 'swiss' | 'round-robin',
  score: Score,
  ru: number,
  countedEarlier: boolean,
  regulation: Regulation,
): Disregard[] {
  const found: Disregard[] = [];
  const needed = countedEarlier ? regulation.laterEventHalfPoints : regulation.firstEventHalfPoints;
  if (score.halfPoints < needed) {
    const source = countedEarlier ? { article: '6.41', decision: 'D-FIDE-2' as const } : { article: '6.1' };
    found.push({ reason: 'few-points', ...source, reached: score.halfPoints, needed });
  }
  if (system === 'swiss' && score.games < regulation.gamesAgainstRated)
    found.push({ reason: 'few-games', article: '6.41', reached: score.games, needed: regulation.gamesAgainstRated });
  if (ru < regulation.floor)
    // 8.31 says for any event what 6.41 says for a Swiss.
    found.push({
      reason: 'under-floor',
      article: system === 'swiss' ? '6.41' : '8.31',
      reached: ru,
      needed: regulation.floor,
    });
  return found;
}

const HALVES = 2;

/** What an unrated player did in an event, in document form. */
export function performanceRow(
  performance: UnratedPerformance,
  eventIds: readonly string[],
  playerIds: readonly string[],
): Performance {
  return {
    event: eventIds[performance.event]!,
    player: playerIds[performance.player]!,
    rc: performance.estimate.rc,
    ru: performance.estimate.rating.ru,
    counted: isCounted(performance),
    games: performance.games,
    points: performance.halfPoints / HALVES,
  };
}
