import { type FederationColumns, NO_DAY, UNRATED } from '@escala/core';
import { contributes, countingDay, isInPeriod, type PeriodDays } from '../events/counting-day.ts';
import type { EventTerms, TermsOfEvents } from '../events/event-terms.ts';
import { rhythmOf } from '../events/rhythm.ts';
import type { Period } from '../lists/rate-period.ts';
import type { Rules } from '../parameters.ts';
import { firstRating } from './first-rating.ts';

/**
 * 10, 11: first ratings of a list, by player. Whoever stands on it and is not on the list in force is rated for the first time
 * (D-FCE-5), and so is whoever has a game of the period with a licence that has ended since (D-FCE-21).
 */
export function firstRatingsOf(
  rules: Rules,
  federation: FederationColumns,
  period: Period,
  base: Int16Array,
  watched: Int32Array,
  termsOf: TermsOfEvents,
  days: PeriodDays,
): Int16Array {
  const { players } = federation;
  const { licensed, rhythm } = period;
  const ratings = new Int16Array(players.count);
  const give = (player: number): void => {
    ratings[player] = firstRating(rules, players, player, rhythm, players.federatedDay[player]!);
  };
  for (const player of watched) if (base[player] === UNRATED && licensed[player] !== 0) give(player);
  if (players.licences === undefined || !base.includes(UNRATED)) return ratings;
  const lapsed = (player: number): boolean => base[player] === UNRATED && licensed[player] === 0;
  for (const event of period.events) {
    const terms = termsOf(event, period.listDay);
    if (rhythmOf(terms.pace) !== rhythm || !hasParticipant(federation, event, lapsed)) continue;
    if (!contributes(federation, event, terms, days)) continue;
    forLicensedGames(federation, event, terms, days, lapsed, give);
  }
  return ratings;
}

function hasParticipant({ events }: FederationColumns, event: number, is: (player: number) => boolean): boolean {
  for (let i = events.participantsFrom[event]!; i < events.participantsFrom[event + 1]!; i++)
    if (is(events.participants[i]!)) return true;
  return false;
}

/** Players such as these with a licence on the day of a game of the period (2.1). */
function forLicensedGames(
  federation: FederationColumns,
  event: number,
  terms: EventTerms,
  days: PeriodDays,
  is: (player: number) => boolean,
  visit: (player: number) => void,
): void {
  const { events, games, players } = federation;
  for (let game = events.gamesFrom[event]!; game < events.gamesFrom[event + 1]!; game++) {
    const [white, black] = [games.white[game]!, games.black[game]!];
    if (!is(white) && !is(black)) continue;
    if (!isInPeriod(countingDay(federation, event, game, terms), days)) continue;
    const played = games.day[game]!;
    const day = terms.periodicity === 'by-game' && played !== NO_DAY ? played : events.startDay[event]!;
    for (const player of [white, black]) if (is(player) && players.licences!.holds(player, day)) visit(player);
  }
}
