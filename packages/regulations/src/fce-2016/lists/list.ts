import {
  type Day,
  type FederationColumns,
  type Finding,
  LIST_STATUS,
  NO_DAY,
  type PlayerColumns,
  type Rhythm,
  UNRATED,
  writeDay,
} from '@escala/core';
import { firstRating, hasAgeOfAnotherDay } from '../first-rating/first-rating.ts';
import { isReassigned } from '../first-rating/first-ratings.ts';
import type { Rules } from '../parameters.ts';
import { newRating } from './period-change.ts';
import { changeOf, gamesOf } from './period-sheet.ts';
import type { Period, PeriodResult } from './rate-period.ts';

/** The list that a period produces, as columns (8.1, 8.2). */
export interface ProducedList {
  readonly ratings: Int16Array;
  readonly statuses: Uint8Array;
  /** Players who got a first rating, for the first time or again. */
  readonly firstRated: number[];
}

/** The first two are also the values of a column of licences. */
export const ABSENT = LIST_STATUS.absent;
export const NEW = LIST_STATUS.new;
export const REASSIGNED = LIST_STATUS.reassigned;
const UNRATED_STATUS = LIST_STATUS.unrated;
export const LAPSED = LIST_STATUS.lapsed;

/** Whether a player has a rating on the list, or a kept one that changed: games of the period count only for these. */
export function hasRating(status: number): boolean {
  return status !== ABSENT && status !== UNRATED_STATUS;
}

/**
 * Everybody with a licence; the change of the period is added to the list in force or to the first rating (8.2, 17). A
 * player without a licence on the list's day is not on it; changes from games played with one are kept for a return
 * (D-FCE-21).
 */
export function produceList(
  federation: FederationColumns,
  rules: Rules,
  period: Period,
  result: PeriodResult,
  finding?: (finding: Finding) => void,
): ProducedList {
  const list: ProducedList = { ratings: result.base.slice(), statuses: period.licensed.slice(), firstRated: [] };
  produceLines(list, federation, rules, period, result, finding);
  return list;
}

/** Writes the lines of the players in the result; the list must already have their previous ratings and licences. */
export function produceLines(
  list: ProducedList,
  federation: FederationColumns,
  rules: Rules,
  period: Period,
  result: PeriodResult,
  finding?: (finding: Finding) => void,
): void {
  const { base, sheet, seated, watched } = result;
  const { licensed } = period;
  const { floor } = rules;
  const { ratings } = list;
  for (let i = 0; i < seated.length; i++) {
    const player = seated[i]!;
    if (gamesOf(sheet, player) === 0) continue;
    const known = base[player]!;
    if (licensed[player] === ABSENT) keepOne(rules, result, player, list);
    else if (known >= floor) ratings[player] = newRating(rules, known, changeOf(sheet, player));
  }
  // Most of the others just keep their rating; the exceptions are handled one by one.
  for (const player of watched) {
    if (licensed[player] !== ABSENT) rateOne(federation, rules, period, result, player, list, finding);
    else if (gamesOf(sheet, player) === 0) ratings[player] = UNRATED;
  }
}

/** For players off the list: games played with a licence change the rating that is kept (D-FCE-21). */
function keepOne(rules: Rules, { base, firstRatings, sheet }: PeriodResult, player: number, list: ProducedList): void {
  const known = base[player]!;
  const own = known === UNRATED ? firstRatings[player]! : known;
  if (own === UNRATED) return;
  if (known === UNRATED) list.firstRated.push(player);
  list.ratings[player] = newRating(rules, own, changeOf(sheet, player));
  list.statuses[player] = LAPSED;
}

function rateOne(
  { players, playerIds }: FederationColumns,
  rules: Rules,
  { rhythm, listDay }: Period,
  { base, firstRatings, sheet }: PeriodResult,
  player: number,
  list: ProducedList,
  finding: ((finding: Finding) => void) | undefined,
): void {
  const known = base[player]!;
  const played = gamesOf(sheet, player) !== 0;
  if (known === UNRATED) {
    const first = firstRatings[player]!;
    if (first === UNRATED) finding?.(noFirstRating(players, player, playerIds[player]!, rhythm));
    else list.firstRated.push(player);
    list.ratings[player] = first === UNRATED ? UNRATED : newRating(rules, first, changeOf(sheet, player));
    list.statuses[player] = first === UNRATED ? UNRATED_STATUS : NEW;
  } else if (!played && isReassigned(rules, players, player, listDay)) {
    const again = firstRating(rules, players, player, rhythm, listDay);
    if (again === UNRATED) finding?.(noFirstRating(players, player, playerIds[player]!, rhythm, listDay));
    else {
      list.firstRated.push(player);
      list.ratings[player] = again;
      list.statuses[player] = REASSIGNED;
    }
  } else list.ratings[player] = newRating(rules, known, changeOf(sheet, player));
}

/**
 * D-FCE-4: without a rating to take over and without both dates, no first rating can be given; an age given for another
 * day than the article requires does not help (D-FCE-26). `listDay` is set for a new first rating (10.3, 11.4).
 */
function noFirstRating(players: PlayerColumns, player: number, id: string, rhythm: Rhythm, listDay?: Day): Finding {
  const isStandard = rhythm === 'standard';
  const needed = listDay ?? players.federatedDay[player]!;
  const told = hasAgeOfAnotherDay(players, player, needed);
  const code = told ? 'age-of-another-day' : listDay === undefined ? 'no-first-rating' : 'no-new-first-rating';
  const values = told
    ? { on: writeDay(players.ages!.onDay[player]!), needed: needed === NO_DAY ? 'none' : writeDay(needed) }
    : {};
  return {
    severity: listDay === undefined ? 'error' : 'warning',
    code: `fce-2016.${code}`,
    article: listDay === undefined ? (isStandard ? '10.2' : '11.3') : isStandard ? '10.3' : '11.4',
    decisions: told ? ['D-FCE-4', 'D-FCE-26'] : ['D-FCE-4'],
    player: id,
    values,
  };
}
