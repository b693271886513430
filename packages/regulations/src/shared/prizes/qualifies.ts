import type { PrizeCategory, TournamentPlayer } from '@escala/core';
import type { PrizeRules } from '../../contracts/prizes.ts';

/** Somebody who may take prizes; where only the year of birth is known, the birthday is taken to be its last day (D-PRZ-7). */
export type PrizePlayer = Pick<
  TournamentPlayer,
  'id' | 'rating' | 'club' | 'sex' | 'federation' | 'category' | 'birthDate'
> & {
  readonly birthYear?: number | undefined;
};

/** Every condition that the category tells is met; what is not known of a player meets none. A band of ratings is of those rated (D-PRZ-6). */
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

/** The birthday itself completes a year. */
const hasReached = (age: number, born: string, on: string): boolean =>
  `${String(Number(born.slice(0, 4)) + age).padStart(4, '0')}${born.slice(4)}` <= on;
