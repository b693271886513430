import {
  CHANGES_PER_POINT,
  decimal,
  type FederationColumns,
  type Finding,
  type ListRow,
  type Rhythm,
  UNRATED,
} from '@escala/core';
import { baseFactor } from './factor-k.ts';
import { firstRating } from './first-rating.ts';
import type { Rules } from './parameters.ts';
import { changeOf, gamesOf } from './period-account.ts';
import { newRating } from './period-change.ts';
import type { Period, PeriodResult } from './rate-period.ts';
import { isReassigned } from './reassignment.ts';

/** The list that a period produces, as columns (8.1, 8.2). */
export interface ProducedList {
  readonly ratings: Int16Array;
  readonly statuses: Uint8Array;
  /** Who got a first rating, for the first time or anew. */
  readonly firstRated: readonly number[];
}

export const STATUSES = ['absent', 'rated', 'new', 'reassigned', 'unrated'] as const;
export const [ABSENT, RATED, NEW, REASSIGNED, UNRATED_STATUS] = [0, 1, 2, 3, 4] as const;

/** Everybody with a licence, with the change of the period added to the list in force or to the first rating (8.2, 17). */
export function produceList(
  federation: FederationColumns,
  rules: Rules,
  period: Period,
  { base, firstRatings, account }: PeriodResult,
  finding?: (finding: Finding) => void,
): ProducedList {
  const { players } = federation;
  const ratings = new Int16Array(players.count);
  const statuses = new Uint8Array(players.count);
  const firstRated: number[] = [];
  const { floor } = rules;

  const give = (player: number, rating: number, status: number): void => {
    ratings[player] = rating;
    statuses[player] = status;
    if (status === NEW || status === REASSIGNED) firstRated.push(player);
  };
  const rateForTheFirstTime = (player: number): void => {
    const first = firstRatings[player]!;
    if (first !== UNRATED) {
      give(player, newRating(rules, first, changeOf(account, player)), NEW);
      return;
    }
    finding?.(noFirstRating('error', federation.playerIds[player]!, period.rhythm));
    give(player, UNRATED, UNRATED_STATUS);
  };
  const rateAnew = (player: number): void => {
    const again = firstRating(rules, players, player, period.rhythm, period.listDay);
    if (again !== UNRATED) {
      give(player, again, REASSIGNED);
      return;
    }
    finding?.(noFirstRating('warning', federation.playerIds[player]!, period.rhythm));
    give(player, base[player]!, RATED);
  };

  const { licensed, listDay } = period;
  const { count } = players;
  for (let player = 0; player < count; player++) {
    if (licensed[player] === 0) continue;
    const known = base[player]!;
    const played = gamesOf(account, player) !== 0;
    if (known >= floor && (played || !isReassigned(rules, players, player, listDay))) {
      ratings[player] = played ? newRating(rules, known, changeOf(account, player)) : known;
      statuses[player] = RATED;
    } else if (known === UNRATED) rateForTheFirstTime(player);
    else if (!played && isReassigned(rules, players, player, listDay)) rateAnew(player);
    else give(player, newRating(rules, known, changeOf(account, player)), RATED);
  }
  return { ratings, statuses, firstRated };
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
      change: decimal(changeOf(result.account, player) / CHANGES_PER_POINT),
      k0,
      k: k0 + increments[player]!,
      games: gamesOf(result.account, player),
      status,
    };
  });
}
