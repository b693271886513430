import type { PlayerCategory } from '../facts.ts';
import type { PromotionRules } from './parameters.ts';

/** Sum and number of the opponents' numbers: their mean is compared as a fraction, never rounded. */
export interface Mean {
  readonly sum: number;
  readonly count: number;
}

/** Ascensos preferent 1: a bound itself belongs to the row below it. Undefined where the table has no such number of rounds. */
export function pointsForPreferent(rules: PromotionRules, rounds: number, { sum, count }: Mean): number | undefined {
  const row = rules.preferentRows.find(({ over }) => sum > over * count) ?? rules.preferentRows.at(-1)!;
  return row.points[rounds];
}

export type LowerCategory = Extract<PlayerCategory, 'second' | 'third'>;

/** Ascensos taula 8, Ascensos taula 9: by the number of seconds met. Undefined where no table has such a number of rounds. */
export function pointsByCategories(
  rules: PromotionRules,
  from: LowerCategory,
  rounds: number,
  seconds: number,
): number | undefined {
  const table = from === 'third' ? rules.thirdToSecond : rules.secondToFirst;
  return table[rounds]?.[Math.min(seconds, rounds)];
}

/** The article of the table that is read; where there is none for so many rounds, the first of them. */
export function tableArticle(rules: PromotionRules, from: PlayerCategory, rounds: number): string {
  if (from === 'first') return 'Ascensos preferent 1';
  return Object.hasOwn(rules.thirdToSecond, rounds) ? `Ascensos taula ${rounds}` : 'Ascensos taula 8';
}

/** The numbers of rounds that a table knows. */
export function tabledRounds(rules: PromotionRules, from: PlayerCategory): readonly number[] {
  const table = from === 'first' ? rules.preferentRows[0]!.points : rules.thirdToSecond;
  return Object.keys(table).map(Number);
}
