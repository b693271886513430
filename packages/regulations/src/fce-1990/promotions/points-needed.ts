import { type Reason, reason } from '@escala/core';
import type { PlayerCategory } from '../facts.ts';
import type { PromotionRules } from '../parameters.ts';

/** Sum and count of the opponents' numbers: their mean is compared as a fraction and never rounded. */
export interface Mean {
  readonly sum: number;
  readonly count: number;
}

/**
 * Ascensos preferent 1: a bound itself belongs to the row below it (D-OFF-1261). Undefined for numbers of rounds not in
 * the table.
 */
export function pointsForPreferent(rules: PromotionRules, rounds: number, { sum, count }: Mean): number | undefined {
  const row = rules.preferentRows.find(({ over }) => sum > over * count) ?? rules.preferentRows.at(-1)!;
  return row.points[rounds];
}

/** Whether the mean is one of the two that the print names in two rows, 2075 and 2025 (D-OFF-1261). */
export const isInTwoRows = ({ preferentRows }: PromotionRules, { sum, count }: Mean): boolean =>
  count > 0 && preferentRows.slice(1).some(({ over }) => sum === over * count);

export type LowerCategory = Extract<PlayerCategory, 'second' | 'third'>;

/**
 * Ascensos taula 8, Ascensos taula 9: by the number of second-category opponents met. Undefined if no table has this
 * number of rounds.
 */
export function pointsByCategories(
  rules: PromotionRules,
  from: LowerCategory,
  rounds: number,
  seconds: number,
): number | undefined {
  const table = from === 'third' ? rules.thirdToSecond : rules.secondToFirst;
  return table[rounds]?.[Math.min(seconds, rounds)];
}

/** The article of the table used; if there is none for this number of rounds, the first one. */
export function tableArticle(rules: PromotionRules, from: PlayerCategory, rounds: number): string {
  if (from === 'first') return 'Ascensos preferent 1';
  return Object.hasOwn(rules.thirdToSecond, rounds) ? `Ascensos taula ${rounds}` : 'Ascensos taula 8';
}

/** The numbers of rounds covered by a table. */
export function tabledRounds(rules: PromotionRules, from: PlayerCategory): readonly number[] {
  const table = from === 'first' ? rules.preferentRows[0]!.points : rules.thirdToSecond;
  return Object.keys(table).map(Number);
}

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
