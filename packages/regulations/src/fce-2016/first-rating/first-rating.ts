import { type Day, floorDivide, NO_DAY, type PlayerColumns, type Rhythm, UNRATED } from '@escala/core';
import type { Rules } from '../parameters.ts';

export type FirstRatingSource = 'standard' | 'fide' | 'age' | 'none';

/**
 * 10.2: a player's age in tenths of a year: from the date of birth, else an age given for that very day; ages given for
 * other days are not used (D-FCE-26). Undefined if unknown.
 */
export function ageOf(rules: Rules, players: PlayerColumns, player: number, on: Day): number | undefined {
  if (on === NO_DAY) return undefined;
  const birth = players.birthDay[player]!;
  if (birth !== NO_DAY) return ageInTenths(rules, birth, on);
  return players.ages?.onDay[player] === on ? players.ages.tenths[player]! : undefined;
}

/** Whether an age is known, but for another day than the article requires (D-FCE-26). */
export function hasAgeOfAnotherDay(players: PlayerColumns, player: number, on: Day): boolean {
  const { ages, birthDay } = players;
  if (ages === undefined || birthDay[player] !== NO_DAY) return false;
  return ages.onDay[player] !== NO_DAY && ages.onDay[player] !== on;
}

/** 10.2a, 10.2b: the age in tenths of a year of 365 days, rounded to the nearest, half up. */
export function ageInTenths(rules: Rules, birth: Day, on: Day): number {
  const days = on - birth;
  return floorDivide(20 * days + rules.yearOfDays, 2 * rules.yearOfDays);
}

/** 10.2c: the first rating by age; worked example in 19.1. */
export function ratingByAge(rules: Rules, tenths: number): number {
  if (tenths < rules.childAge) return rules.childRating;
  if (tenths > rules.adultAge) return rules.adultRating;
  return rules.ageBase + rules.ageTenth * tenths;
}

/** Where a first rating comes from: 10.1 and 10.2 for standard; 11.1, 11.2 and 11.3 for rapid play. */
export function firstRatingSource(
  rules: Rules,
  players: PlayerColumns,
  player: number,
  rhythm: Rhythm,
  ageOn: Day,
): FirstRatingSource {
  if (rhythm === 'rapid' && players.standardRating[player] !== UNRATED) return 'standard';
  if (players.fideRating[player] !== UNRATED) return 'fide';
  return ageOf(rules, players, player, ageOn) === undefined ? 'none' : 'age';
}

/**
 * A player's first rating, never below the floor (17.3); `UNRATED` if there is neither a rating to take over nor both
 * dates (D-FCE-4). The age is as of `ageOn`: the day of joining (10.2), or the list's date for a new first rating
 * (10.3, D-FCE-3).
 */
export function firstRating(rules: Rules, players: PlayerColumns, player: number, rhythm: Rhythm, ageOn: Day): number {
  const rating = unboundedFirstRating(rules, players, player, rhythm, ageOn);
  return rating === UNRATED ? UNRATED : Math.max(rules.floor, rating);
}

function unboundedFirstRating(
  rules: Rules,
  players: PlayerColumns,
  player: number,
  rhythm: Rhythm,
  ageOn: Day,
): number {
  switch (firstRatingSource(rules, players, player, rhythm, ageOn)) {
    case 'standard':
      return players.standardRating[player]!;
    case 'fide':
      return players.fideRating[player]!;
    case 'age':
      return ratingByAge(rules, ageOf(rules, players, player, ageOn)!);
    case 'none':
      return UNRATED;
  }
}
