import { type Day, type EventColumns, type FederationColumns, NO_DAY } from '@escala/core';
import type { EventTerms } from './event-terms.ts';

/** Columns that tell when games count. */
export type CountedColumns = Pick<FederationColumns, 'events' | 'games'>;

/** The days of a period: from the previous list up to, not including, the one being produced. */
export interface PeriodDays {
  readonly from: Day;
  readonly to: Day;
}

export function isInPeriod(day: Day, { from, to }: PeriodDays): boolean {
  return day >= from && day < to;
}

/** How an event meets the lists: see `periodicity.ts`. */
export type EventKind = Pick<EventTerms, 'periodicity' | 'inParts'>;

/** All games of the event count on one and the same day. */
export function countsAsOne({ periodicity, inParts }: EventKind): boolean {
  return periodicity === 'by-event' && !inParts;
}

/** 8.1: the day of an event that counts as one: its end, or the day on which it was evaluated if that came later (D-FCE-20). */
export function countingDayOfEvent({ events }: CountedColumns, event: number): Day {
  return Math.max(events.endDay[event]!, events.evaluatedDay[event]!);
}

/**
 * 8.1, 8.3: the day of a game: its own if the event is weekly, else the end of the event, or the day on which it was evaluated if that
 * came later (D-FCE-20). An undated game of a weekly event counts by the end (D-FCE-16).
 */
export function countingDay({ events, games }: CountedColumns, event: number, game: number, kind: EventKind): Day {
  const played = games.day[game]!;
  const own = kind.periodicity === 'by-game' && played !== NO_DAY ? played : events.endDay[event]!;
  return Math.max(own, kind.inParts ? evaluatedInPart(events, event, game) : events.evaluatedDay[event]!);
}

/** When the part was evaluated that a game of an event in parts belongs to. */
export function evaluatedInPart({ parts, gamesFrom }: EventColumns, event: number, game: number): Day {
  return parts.get(event)!.games[game - gamesFrom[event]!]!;
}

/** 8.1: whether anything of the event belongs to the period. */
export function contributes(columns: CountedColumns, event: number, kind: EventKind, days: PeriodDays): boolean {
  if (countsAsOne(kind)) return isInPeriod(countingDayOfEvent(columns, event), days);
  const { gamesFrom } = columns.events;
  for (let game = gamesFrom[event]!; game < gamesFrom[event + 1]!; game++)
    if (isInPeriod(countingDay(columns, event, game, kind), days)) return true;
  return false;
}
