import { daysInclusive, type FederationColumns, type ListColumns, listInForce, NO_DAY } from '@escala/core';
import type { Regulation } from '../regulation-in-force.ts';

/** Games of an event, one after the other, that are rated by the same lists. */
export interface EventRun {
  readonly from: number;
  to: number;
  readonly ratings: Int16Array;
  /** Ratings of standard play on the same day, in rapid and blitz (R7.2.1). */
  readonly standard: Int16Array | undefined;
}

/** The place of the list in force on a day; the oldest for what began before it; -1 where there is none. */
function listOn(lists: ListColumns | undefined, day: number): number {
  return lists === undefined || lists.days.length === 0 ? -1 : Math.max(0, listInForce(lists, day));
}

/** An event of more than 30 days, both ends counted. */
export function isLong({ events }: FederationColumns, event: number, { longEventDays }: Regulation): boolean {
  return daysInclusive(events.startDay[event]!, events.endDay[event]!) > longEventDays;
}

/**
 * The list in force when an event starts serves all its games; in a long event that of the day of each game that has one (D-F24-6).
 * Without any list nobody is rated.
 */
export function eventRuns(
  federation: FederationColumns,
  event: number,
  regulation: Regulation,
  nobody: Int16Array,
): { readonly atStart: EventRun; readonly runs: readonly EventRun[] } {
  const { events, games, lists, standardLists } = federation;
  const from = events.gamesFrom[event]!;
  const to = events.gamesFrom[event + 1]!;
  const start = events.startDay[event]!;
  const atStart = {
    from,
    to,
    ratings: lists.ratings[listOn(lists, start)] ?? nobody,
    standard: standardLists?.ratings[listOn(standardLists, start)],
  };
  if (!isLong(federation, event, regulation)) return { atStart, runs: [atStart] };
  const runs: EventRun[] = [];
  for (let game = from; game < to; game++) {
    const day = games.day[game] === NO_DAY ? start : games.day[game]!;
    const ratings = lists.ratings[listOn(lists, day)] ?? nobody;
    const standard = standardLists?.ratings[listOn(standardLists, day)];
    const run = runs.at(-1);
    if (run !== undefined && run.ratings === ratings && run.standard === standard) run.to++;
    else runs.push({ from: game, to: game + 1, ratings, standard });
  }
  return { atStart, runs };
}
