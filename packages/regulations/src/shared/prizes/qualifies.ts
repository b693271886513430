import type { PrizeCategory, TournamentPlayer } from '@escala/core';
import type { PrizeRules } from '../../contracts/prizes.ts';

/** A possible prize winner; if only the year of birth is known, its last day counts as the birthday (D-PRZ-7). */
export type PrizePlayer = Pick<
  TournamentPlayer,
  'id' | 'rating' | 'club' | 'sex' | 'federation' | 'category' | 'birthDate'
> & {
  readonly birthYear?: number | undefined;
};

/**
 * Whether every condition of the category is met; a condition on an unknown fact is not met. Rating bands are for rated
 * players (D-PRZ-6).
 */
export function qualifies(
  category: PrizeCategory,
  { rating, club, sex, federation, category: group, birthDate, birthYear }: PrizePlayer,
  { ageOn }: PrizeRules,
  year: number,
): boolean {
  const { under, from, lowestRating, highestRating } = category;
  const born = birthDate ?? (birthYear === undefined ? undefined : `${birthYear}-12-31`);
  const isBanded = lowestRating !== undefined || highestRating !== undefined;
  return (
    (under === undefined || (born !== undefined && !hasReached(under, born, `${year}-${ageOn.under}`))) &&
    (from === undefined || (born !== undefined && hasReached(from, born, `${year}-${ageOn.from}`))) &&
    (category.sex === undefined || category.sex === sex) &&
    (!isBanded || (rating !== undefined && rating >= (lowestRating ?? 0) && rating <= (highestRating ?? rating))) &&
    (!category.unrated || rating === undefined) &&
    (category.club === undefined || category.club === club) &&
    (category.federation === undefined || category.federation === federation) &&
    // D-OFF-961.
    (category.group === undefined || category.group === group)
  );
}

/** A year of age is completed on the birthday itself. */
const hasReached = (age: number, born: string, on: string): boolean =>
  `${String(Number(born.slice(0, 4)) + age).padStart(4, '0')}${born.slice(4)}` <= on;
