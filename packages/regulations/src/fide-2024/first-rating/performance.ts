import { roundHalfUp, UNRATED } from '@escala/core';
import { ratingDifference } from '../../shared/fide-tables.ts';
import { noteCounted } from '../../shared/lists/list-book.ts';
import type { UnratedObserver } from '../../shared/period-columns.ts';
import type { PeriodWork } from '../lists/list-book.ts';
import { type Regulation, regulations } from '../parameters.ts';

/** An unrated player's score against rated opponents. In half points, to stay whole. */
export interface Score {
  readonly games: number;
  readonly halfPoints: number;
  /** Sum of the opponents' ratings. */
  readonly sum: number;
}

/** Ra, p and Ru, with the numbers behind them. */
export interface Estimate {
  /**
   * Sum of the ratings and number of opponents, including the hypothetical ones: Ra is their quotient and is not
   * rounded in between.
   */
  readonly ratingSum: number;
  readonly opponents: number;
  readonly rc: number;
  readonly percentage: number;
  readonly difference: number;
  readonly ru: number;
  /** Ru exceeded the highest first rating. */
  readonly limited: boolean;
}

/**
 * 8.2.2, 8.2.3: with two hypothetical opponents, each drawn; p and Ru round half up (D-F24-11). There is no limit of
 * 400 points here.
 */
export function estimateOf({ games, halfPoints, sum }: Score, regulation: Regulation): Estimate {
  const { hypotheticalOpponents: added, hypotheticalRating, openDifference, highestFirstRating } = regulation;
  const opponents = games + added;
  const ratingSum = sum + added * hypotheticalRating;
  const percentage = roundHalfUp(50 * (halfPoints + added), opponents);
  const difference = ratingDifference(percentage, openDifference);
  const exact = roundHalfUp(ratingSum + difference * opponents, opponents);
  return {
    ratingSum,
    opponents,
    rc: roundHalfUp(ratingSum, opponents),
    percentage,
    difference,
    ru: Math.min(exact, highestFirstRating),
    limited: exact > highestFirstRating,
  };
}

/** A performance in an event. */
export interface UnratedPerformance extends Score {
  readonly event: number;
  readonly player: number;
  readonly estimate: Estimate;
  /** 8.2.1: a score of zero counts only after an earlier performance (D-F24-12). */
  readonly counted: boolean;
  /** An earlier performance had counted. */
  readonly later: boolean;
}

type Opposition = { -readonly [Field in keyof Score]: Score[Field] };

/** Scores are kept in hundredths of a point. */
const HUNDREDTHS_PER_HALF = 50;

/** Games of unrated players against rated ones, summed by player (8.2.1). */
export class Oppositions implements UnratedObserver {
  readonly scores = new Map<number, Opposition>();

  observe(player: number, opponentRating: number, score: number): void {
    const opposition = this.scores.get(player) ?? { games: 0, halfPoints: 0, sum: 0 };
    if (opposition.games === 0) this.scores.set(player, opposition);
    opposition.games++;
    opposition.halfPoints += score / HUNDREDTHS_PER_HALF;
    opposition.sum += opponentRating;
  }
}

/** Records the performances of an event in the period, in the order of its participants. */
export function notePerformances(work: PeriodWork, event: number, oppositions: ReadonlyMap<number, Score>): void {
  const { events } = work.federation;
  const regulation = regulations.on(events.startDay[event]!);
  for (let i = events.participantsFrom[event]!; i < events.participantsFrom[event + 1]!; i++) {
    const player = events.participants[i]!;
    if (work.last[player] !== UNRATED) continue;
    const score = oppositions.get(player);
    if (score === undefined) continue;
    const later = work.counted.has(player) || work.state.pools.has(player) || work.before?.pooled.has(player) === true;
    const counted = score.halfPoints > 0 || later;
    const performance = { event, player, ...score, estimate: estimateOf(score, regulation), counted, later };
    work.performances.push(performance);
    if (counted) noteCounted(work, performance);
  }
}
