import { type Day, EVENT_FLAGS, type FederationColumns, type ListColumns, listInForce, NO_DAY } from '@escala/core';
import { gamesAfterDecision } from '../../shared/event-games.ts';

/** Consecutive games of an event that are rated by the same list. */
export interface EventRun {
  readonly from: number;
  to: number;
  readonly ratings: Int16Array;
}

/** 7.11: the list in force on a day; the oldest if the day is before all lists; undefined if there is none. */
export function ratingsOn(lists: ListColumns, day: Day): Int16Array | undefined {
  return lists.ratings[Math.max(0, listInForce(lists, day))];
}

/**
 * The rateable games of an event, with the list for each: the one at the start, or on the day of the game if that was
 * chosen (4.13). Games after the decision of a match are left out (6.5).
 */
export function eventRuns(federation: FederationColumns, event: number, atStart: Int16Array): EventRun[] {
  const { events, games, lists } = federation;
  const from = events.gamesFrom[event]!;
  const to = events.gamesFrom[event + 1]!;
  const perRound = (events.flags[event]! & EVENT_FLAGS.perRoundRatings) !== 0 && lists.days.length > 1;
  const after = gamesAfterDecision(federation, event);
  if (!perRound && after === undefined) return [{ from, to, ratings: atStart }];
  const runs: EventRun[] = [];
  for (let game = from; game < to; game++) {
    if (after?.[game - from]) continue;
    const day = games.day[game]!;
    const ratings = perRound && day !== NO_DAY ? ratingsOn(lists, day)! : atStart;
    const run = runs.at(-1);
    if (run !== undefined && run.to === game && run.ratings === ratings) run.to++;
    else runs.push({ from: game, to: game + 1, ratings });
  }
  return runs;
}
