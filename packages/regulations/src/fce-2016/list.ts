import {
  CHANGES_PER_POINT,
  type Day,
  decimal,
  type FederationColumns,
  type Finding,
  type ListRow,
  type Rhythm,
  UNRATED,
  yearOf,
} from '@escala/core';
import { baseFactor } from './factor-k.ts';
import { firstRating } from './first-rating.ts';
import type { Rules } from './parameters.ts';
import { newRating } from './period-change.ts';
import type { Period, PeriodResult } from './rate-period.ts';
import { isReassigned } from './reassignment.ts';

/** The list that a period produces, as columns (8.1, 8.2). */
export interface ProducedList {
  readonly ratings: Int16Array;
  readonly statuses: Uint8Array;
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
  for (let player = 0; player < players.count; player++) {
    if (period.licensed[player] === 0) continue;
    const known = base[player]!;
    if (known === UNRATED) {
      const first = firstRatings[player]!;
      statuses[player] = first === UNRATED ? UNRATED_STATUS : NEW;
      if (first !== UNRATED) ratings[player] = newRating(rules, first, account.changes[player]!);
      else finding?.(noFirstRating('error', federation.playerIds[player]!, period.rhythm));
    } else if (isReassigned(rules, players, player, account.games[player]!, period.listDay)) {
      const again = firstRating(rules, players, player, period.rhythm, period.listDay);
      ratings[player] = again === UNRATED ? known : again;
      statuses[player] = again === UNRATED ? RATED : REASSIGNED;
      if (again === UNRATED) finding?.(noFirstRating('warning', federation.playerIds[player]!, period.rhythm));
    } else {
      ratings[player] = newRating(rules, known, account.changes[player]!);
      statuses[player] = RATED;
    }
  }
  return { ratings, statuses };
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
  listDay: Day,
  result: PeriodResult,
  list: ProducedList,
): ListRow[] {
  const increments = result.book.increments(yearOf(listDay));
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
      change: decimal(result.account.changes[player]! / CHANGES_PER_POINT),
      k0,
      k: k0 + increments[player]!,
      games: result.account.games[player]!,
      status,
    };
  });
}
