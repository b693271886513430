import { daysInclusive, type FederationColumns, type ListColumns, listInForce, NO_DAY } from '@escala/core';
import type { Regulation } from '../parameters.ts';

/** Consecutive games of an event that are rated by the same lists. */
export interface EventRun {
  readonly from: number;
  to: number;
  readonly ratings: Int16Array;
  /** Standard ratings on the same day, for rapid and blitz (R7.2.1). */
  readonly standard: Int16Array | undefined;
}

/** The index of the list in force on a day; the oldest if the day is before all lists; -1 if there is none. */
function listOn(lists: ListColumns | undefined, day: number): number {
  return lists === undefined || lists.days.length === 0 ? -1 : Math.max(0, listInForce(lists, day));
}

/** Whether an event lasted more than 30 days, both ends included. */
export function isLong({ events }: FederationColumns, event: number, { longEventDays }: Regulation): boolean {
  return daysInclusive(events.startDay[event]!, events.endDay[event]!) > longEventDays;
}

/**
 * The list in force when an event starts applies to all its games; in a long event, the list on the day of each dated
 * game (D-F24-6). Without any list, `nobody` (all unrated) is used.
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
