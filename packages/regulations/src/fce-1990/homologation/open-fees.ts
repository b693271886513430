import { type Reason, reason } from '@escala/core';
import { readCategory } from '../entry/category.ts';
import { PLAYER_CATEGORIES, type PlayerCategory } from '../facts.ts';
import type { HomologationFacts } from './facts.ts';
import type { HomologationRules } from './parameters.ts';

/** Oberts 9: so much for each category that plays, and more for Preferents. */
export function openFee(rules: HomologationRules, categories: readonly PlayerCategory[]): number {
  return PLAYER_CATEGORIES.filter((category) => categories.includes(category)).reduce(
    (sum, category) => sum + (category === 'preferent' ? rules.preferentFee : rules.categoryFee),
    0,
  );
}

/** The fee covers all groups of the event: those that it names, else the categories of the players. */
export function feesPaid(rules: HomologationRules, { event, players }: HomologationFacts): Reason {
  const named = event.categories?.map(readCategory) ?? players.map(({ category }) => category);
  const categories = named.filter((category) => category !== undefined);
  const due = openFee(rules, categories);
  const paid = event.feesPaid;
  const holds = paid === undefined || categories.length < named.length ? 'unknown' : paid >= due;
  return reason('fce-1990.open-fees', 'Oberts 9', paid !== undefined && paid < due ? 'no' : holds, {
    paid: paid ?? 0,
    due,
  });
}
