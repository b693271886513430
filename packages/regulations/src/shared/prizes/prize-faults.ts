import { type Finding, type PrizeCategory, type PrizeFund, worthOf } from '@escala/core';
import type { PrizeRules } from '../../contracts/prizes.ts';
import { refusal } from '../refusal.ts';

/** All reasons why prizes cannot be given as entered; `values.line` is the category, from 1. */
export function prizeFaults(fund: PrizeFund, rules: PrizeRules): readonly Finding[] {
  return fund.categories.flatMap((category, i) => {
    const values = { line: i + 1, category: category.name };
    return [
      ...(rules.sharing.includes(category.sharing)
        ? []
        : [refusal('prizes.sharing', rules.article ?? '', { ...values, sharing: category.sharing })]),
      ...risingPlaces(category).map((place) =>
        refusal('prizes.rising', '', { ...values, place, before: place - 1 }, { decisions: ['D-PRZ-5'] }),
      ),
      ...(isEmpty(category) ? [refusal('prizes.nobody', '', values)] : []),
    ];
  });
}

/** Places worth more than the place before: a typo, or it would pay to be placed lower (D-PRZ-5). */
function risingPlaces({ prizes }: PrizeCategory): number[] {
  return prizes.flatMap((prize, i) => (i > 0 && worthOf(prize) > worthOf(prizes[i - 1]!) ? [i + 1] : []));
}

/** Conditions that nobody can meet at once. */
function isEmpty({ under, from, lowestRating, highestRating, unrated }: PrizeCategory): boolean {
  return (
    (under !== undefined && from !== undefined && from > under) ||
    (lowestRating !== undefined && highestRating !== undefined && lowestRating > highestRating) ||
    (unrated === true && (lowestRating !== undefined || highestRating !== undefined))
  );
}
