import type { PlayerCategory } from '../facts.ts';
import type { PromotionRules } from './parameters.ts';

/** Sum and count of the opponents' numbers: their mean is compared as a fraction and never rounded. */
export interface Mean {
  readonly sum: number;
  readonly count: number;
}

/** Ascensos preferent 1: a bound itself belongs to the row below. Undefined for numbers of rounds not in the table. */
export function pointsForPreferent(rules: PromotionRules, rounds: number, { sum, count }: Mean): number | undefined {
  const row = rules.preferentRows.find(({ over }) => sum > over * count) ?? rules.preferentRows.at(-1)!;
  return row.points[rounds];
}

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
