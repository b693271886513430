import { addMonths, type Day, type FederationColumns, NO_DAY, type PlayerColumns, UNRATED } from '@escala/core';
import { contributes, countingDay, isInPeriod, type PeriodDays } from '../events/counting-day.ts';
import type { EventTerms, TermsOfEvents } from '../events/event-terms.ts';
import { earliestOf } from '../events/known-events.ts';
import { rhythmOf } from '../events/rhythm.ts';
import type { Period } from '../lists/rate-period.ts';
import type { Rules } from '../parameters.ts';
import { firstRating } from './first-rating.ts';

/**
 * 10, 11: first ratings of a list, by player. Given to players on it who are not on the list in force (D-FCE-5), and to
 * players with a game in the period under a licence that has ended since (D-FCE-21). Written into `ratings`, which must
 * be all `UNRATED`.
 */
export function firstRatingsOf(
  rules: Rules,
  federation: FederationColumns,
  period: Period,
  base: Int16Array,
  watched: Iterable<number>,
  termsOf: TermsOfEvents,
  days: PeriodDays,
  ratings: Int16Array,
): Int16Array {
  const { players } = federation;
  const { licensed, rhythm } = period;
  const give = (player: number): void => {
    ratings[player] = firstRating(rules, players, player, rhythm, players.federatedDay[player]!);
  };
  for (const player of watched) if (base[player] === UNRATED && licensed[player] !== 0) give(player);
  const { licences } = players;
  if (licences === undefined) return ratings;
  let lapsed: Uint8Array | undefined;
  const earliest = earliestOf(federation, period.events, days.to);
  const look = (player: number): void => {
    if (base[player] !== UNRATED || licensed[player] !== 0) return;
    // On some day on which a game of the period may have been played.
    if (!licences.holds(player, days.to, earliest)) return;
    lapsed ??= new Uint8Array(players.count);
    lapsed[player] = 1;
  };
  if (period.looked !== undefined) for (const player of period.looked.all) look(player);
  else for (let player = 0; player < base.length; player++) look(player);
  if (lapsed === undefined) return ratings;
  for (const event of period.events) {
    const terms = termsOf(event, period.listDay);
    if (rhythmOf(terms.pace) !== rhythm || !hasParticipant(federation, event, lapsed)) continue;
    if (!contributes(federation, event, terms, days)) continue;
    forLicensedGames(federation, event, terms, days, lapsed, give);
  }
  return ratings;
}

function hasParticipant({ events }: FederationColumns, event: number, marked: Uint8Array): boolean {
  const { participants, participantsFrom } = events;
  const end = participantsFrom[event + 1]!;
  for (let i = participantsFrom[event]!; i < end; i++) if (marked[participants[i]!] !== 0) return true;
  return false;
}

/** Visits marked players with a licence on the day of a game of the period (2.1). */
function forLicensedGames(
  federation: FederationColumns,
  event: number,
  terms: EventTerms,
  days: PeriodDays,
  marked: Uint8Array,
  visit: (player: number) => void,
): void {
  const { events, games, players } = federation;
  for (let game = events.gamesFrom[event]!; game < events.gamesFrom[event + 1]!; game++) {
    const [white, black] = [games.white[game]!, games.black[game]!];
    if (marked[white]! + marked[black]! === 0) continue;
    if (!isInPeriod(countingDay(federation, event, game, terms), days)) continue;
    const played = games.day[game]!;
    const day = terms.periodicity === 'by-game' && played !== NO_DAY ? played : events.startDay[event]!;
    for (const player of [white, black])
      if (marked[player] !== 0 && players.licences!.holds(player, day)) visit(player);
  }
}

/**
 * 10.3, 11.4: a player who has had a first rating for twelve months without any rated game gets a new first rating. The
 * caller has checked that no game of the current period counts either. Games in the period of the first rating itself
 * are games (D-FCE-22).
 */
export function isReassigned(rules: Rules, players: PlayerColumns, player: number, listDay: Day): boolean {
  const firstRated = players.firstRatedDay[player]!;
  if (firstRated === NO_DAY || players.lastEventDay[player] !== NO_DAY) return false;
  return addMonths(firstRated, rules.reassignmentMonths) <= listDay;
}
