import {
  CHANGES_PER_POINT,
  decimal,
  type FederationColumns,
  type Finding,
  type ListRow,
  NO_DAY,
  type Rhythm,
  UNRATED,
} from '@escala/core';
import { baseFactor } from './factor-k.ts';
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

export const STATUSES = ['absent', 'rated', 'new', 'reassigned', 'unrated'] as const;
/** The first two are what a column of licences has. */
export const ABSENT = 0;
export const RATED = 1;
export const NEW = 2;
export const REASSIGNED = 3;
export const UNRATED_STATUS = 4;

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
  const { firstRatedDay } = players;
  for (let player = 0; player < count; player++) {
    if (base[player]! >= floor && licensed[player] === RATED && firstRatedDay[player] === NO_DAY) continue;
    if (licensed[player] === ABSENT) list.ratings[player] = UNRATED;
    else rateOne(federation, rules, period, result, player, list, finding);
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

/** The rows of the list in order of rating, then id; K₀ and K are those of the new list (9.1f). */
export function listRows(
  federation: FederationColumns,
  rules: Rules,
  result: PeriodResult,
  list: ProducedList,
  increments: Int8Array,
): ListRow[] {
  const order = [...list.statuses.keys()].filter((player) => list.statuses[player] !== ABSENT);
  const { playerIds } = federation;
  order.sort((a, b) => list.ratings[b]! - list.ratings[a]! || (playerIds[a]! < playerIds[b]! ? -1 : 1));
  return order.map((player): ListRow => {
    const id = playerIds[player]!;
    const status = STATUSES[list.statuses[player]!]!;
    if (status === 'unrated' || status === 'absent') return { id, rating: null, status: 'unrated' };
    const rating = list.ratings[player]!;
    const k0 = baseFactor(rules, rating);
    return {
      id,
      rating,
      previous: status === 'new' ? null : result.base[player]!,
      change: decimal(changeOf(result.sheet, player) / CHANGES_PER_POINT),
      k0,
      k: k0 + increments[player]!,
      games: gamesOf(result.sheet, player),
      status,
    };
  });
}
