import type { Decision } from '@escala/core';
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
