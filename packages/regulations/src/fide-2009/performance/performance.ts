import type { Performance } from '@escala/core';
import type { Regulation } from '../parameters.ts';
import type { RatingFromScore, Score } from './rating-from-score.ts';
import type { RoundRobinAverage } from './round-robin-average.ts';

/** Why a performance is disregarded. */
export interface Disregard {
  readonly reason: 'few-points' | 'few-games' | 'under-floor';
  readonly article: string;
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
  /** Empty if the performance counts in the player's own rating. */
  readonly disregards: readonly Disregard[];
  /** Counted with less than a first event requires, because an earlier performance counted (D-FIDE-2). */
  readonly later: boolean;
  /** What 6.41 asks for is missing: the opponents' games against the player are not rated (6.42). */
  readonly alone: boolean;
}

export function isCounted(performance: UnratedPerformance): boolean {
  return performance.disregards.length === 0;
}

/** Whether the games of rated opponents against the player are rated (6.42, 8.52). */
export const countsForOpponents = (performance: UnratedPerformance): boolean =>
  isCounted(performance) && !performance.alone;

/**
 * All reasons to disregard a performance, and with it the opponents' results against the player. Points and floor are
 * asked of the first results (6.1, 8.21, 8.31): after an earlier performance above the floor, every result enters the
 * player's rating (6.1, 7.14e), while in a Swiss the opponents' games still need what 6.41 asks for (D-FIDE-2).
 */
export function judged(
  system: 'swiss' | 'round-robin',
  { halfPoints, games }: Score,
  ru: number,
  countedEarlier: boolean,
  regulation: Regulation,
): Pick<UnratedPerformance, 'disregards' | 'later' | 'alone'> {
  const { firstEventHalfPoints, gamesAgainstRated, floor } = regulation;
  const [isFewPoints, isUnderFloor] = [halfPoints < firstEventHalfPoints, ru < floor];
  const disregards: Disregard[] = [];
  if (isFewPoints && !countedEarlier)
    disregards.push({ reason: 'few-points', article: '6.1', reached: halfPoints, needed: firstEventHalfPoints });
  if (system === 'swiss' && games < gamesAgainstRated)
    disregards.push({ reason: 'few-games', article: '6.41', reached: games, needed: gamesAgainstRated });
  if (isUnderFloor && !countedEarlier)
    // 8.31 says for any event what 6.41 says for a Swiss.
    disregards.push({
      reason: 'under-floor',
      article: system === 'swiss' ? '6.41' : '8.31',
      reached: ru,
      needed: floor,
    });
  return {
    disregards,
    later: countedEarlier && (isFewPoints || isUnderFloor),
    alone: system === 'swiss' && (halfPoints < regulation.halfPointsAgainstRated || isUnderFloor),
  };
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
