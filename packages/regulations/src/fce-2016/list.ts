import { type FederationColumns, type Finding, LIST_STATUS, type Rhythm, UNRATED } from '@escala/core';
import { firstRating } from './first-rating.ts';
import type { Rules } from './parameters.ts';
import { newRating } from './period-change.ts';
import { changeOf, gamesOf } from './period-sheet.ts';
import type { Period, PeriodResult } from './rate-period.ts';
import { isReassigned } from './reassignment.ts';

/** The list that a period produces, as columns (8.1, 8.2). */
export interface ProducedList {
  readonly ratings: Int16Array;
  readonly statuses: Uint8Array;
  /** Who got a first rating, for the first time or anew. */
  readonly firstRated: number[];
}

/** The first two are what a column of licences has. */
export const ABSENT = LIST_STATUS.absent;
export const RATED = LIST_STATUS.rated;
export const NEW = LIST_STATUS.new;
export const REASSIGNED = LIST_STATUS.reassigned;
export const UNRATED_STATUS = LIST_STATUS.unrated;

/** Everybody with a licence, with the change of the period added to the list in force or to the first rating (8.2, 17). */
export function produceList(
  federation: FederationColumns,
  rules: Rules,
  period: Period,
  result: PeriodResult,
  finding?: (finding: Finding) => void,
): ProducedList {
  const { players } = federation;
  const { base, sheet, seated } = result;
  const { licensed } = period;
  const { floor } = rules;
  const { count } = players;
  const list: ProducedList = { ratings: base.slice(), statuses: licensed.slice(), firstRated: [] };
  const { ratings } = list;
  for (let i = 0; i < seated.length; i++) {
    const player = seated[i]!;
    const known = base[player]!;
    if (known >= floor && gamesOf(sheet, player) !== 0)
      ratings[player] = newRating(rules, known, changeOf(sheet, player));
  }
  // Most of the others only keep what they have: whoever may not is looked at one by one.
  // Without a first rating there is no game before it either: no day comes before all others.
  const { firstRatedDay, lastEventDay } = players;
  for (let player = 0; player < count; player++) {
    if (base[player]! >= floor && licensed[player] === RATED && lastEventDay[player]! >= firstRatedDay[player]!)
      continue;
    if (licensed[player] === ABSENT) {
      if (!period.keepsRatings) list.ratings[player] = UNRATED;
    } else rateOne(federation, rules, period, result, player, list, finding);
  }
  return list;
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
    if (first === UNRATED) finding?.(noFirstRating('error', playerIds[player]!, rhythm));
    else list.firstRated.push(player);
    list.ratings[player] = first === UNRATED ? UNRATED : newRating(rules, first, changeOf(sheet, player));
    list.statuses[player] = first === UNRATED ? UNRATED_STATUS : NEW;
  } else if (!played && isReassigned(rules, players, player, listDay)) {
    const again = firstRating(rules, players, player, rhythm, listDay);
    if (again === UNRATED) finding?.(noFirstRating('warning', playerIds[player]!, rhythm));
    else {
      list.firstRated.push(player);
      list.ratings[player] = again;
      list.statuses[player] = REASSIGNED;
    }
  } else list.ratings[player] = newRating(rules, known, changeOf(sheet, player));
}

/** D-FCE-4: without a rating to take over and without both dates there is no first rating to give. */
function noFirstRating(severity: Finding['severity'], player: string, rhythm: Rhythm): Finding {
  return {
    severity,
    code: severity === 'error' ? 'fce-2016.no-first-rating' : 'fce-2016.no-new-first-rating',
    article: severity === 'error' ? (rhythm === 'standard' ? '10.2' : '11.3') : rhythm === 'standard' ? '10.3' : '11.4',
    decisions: ['D-FCE-4'],
    player,
    values: {},
  };
}
