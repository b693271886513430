import { type Reason, reason } from '@escala/core';
import type { PlayerCategory } from '../facts.ts';
import type { PromotionRules } from './parameters.ts';
import { pointsByCategories } from './points-needed.ts';

/** A player's score after some rounds of an event. */
export interface RunningScore {
  readonly category: PlayerCategory;
  readonly rounds: number;
  readonly roundsDone: number;
  readonly points: number;
  /** Second-category opponents met so far; irrelevant in first category. */
  readonly seconds: number;
}

/**
 * Retirats 14.2.2, Oberts 4: whether the points still possible may be enough, against the strongest opponents still
 * possible. A player whom no table can promote has no hope.
 */
export function promotionHope(rules: PromotionRules, score: RunningScore): Reason {
  const left = score.rounds - score.roundsDone;
  const most = score.points + left;
  const needed = leastNeeded(rules, score, left);
  return reason('fce-1990.promotion-hope', 'Retirats 14.2.2', needed !== undefined && most >= needed, {
    points: score.points,
    left,
    most,
    needed: needed ?? 0,
    table: needed === undefined ? 'no' : 'yes',
  });
}

function leastNeeded(rules: PromotionRules, score: RunningScore, left: number): number | undefined {
  if (score.category === 'preferent') return undefined;
  if (score.category === 'first') return rules.preferentRows[0]!.points[score.rounds];
  return pointsByCategories(rules, score.category, score.rounds, score.seconds + left);
}
