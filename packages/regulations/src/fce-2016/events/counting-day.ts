import { type Day, type EventColumns, type FederationColumns, NO_DAY } from '@escala/core';
import type { EventTerms } from './event-terms.ts';
import { knownEvents } from './known-events.ts';

/** Columns that determine when games count. */
export type CountedColumns = Pick<FederationColumns, 'events' | 'games'>;

/** The days of a period: from the previous list up to, not including, the one being produced. */
export interface PeriodDays {
  readonly from: Day;
  readonly to: Day;
}

export function isInPeriod(day: Day, { from, to }: PeriodDays): boolean {
  return day >= from && day < to;
}

/** How an event relates to the lists: see `list-calendar.ts`. */
export type EventKind = Pick<EventTerms, 'periodicity' | 'inParts'>;

/** Whether all games of the event count on the same day. */
function countsAsOne({ periodicity, inParts }: EventKind): boolean {
  return periodicity === 'by-event' && !inParts;
}

/** 8.1: the counting day of an event that counts as one: its end, or the day of its evaluation if later (D-FCE-20). */
function countingDayOfEvent({ events }: CountedColumns, event: number): Day {
  return Math.max(events.endDay[event]!, events.evaluatedDay[event]!);
}

/**
 * 8.1, 8.3: the counting day of a game: its own day in a weekly event, else the end of the event; or the day of its
 * evaluation if later (D-FCE-20). An undated game of a weekly event counts at the end (D-FCE-16).
 */
export function countingDay({ events, games }: CountedColumns, event: number, game: number, kind: EventKind): Day {
  const played = games.day[game]!;
  const own = kind.periodicity === 'by-game' && played !== NO_DAY ? played : events.endDay[event]!;
  return Math.max(own, kind.inParts ? evaluatedInPart(events, event, game) : events.evaluatedDay[event]!);
}

/** When the part that contains this game was evaluated, in an event evaluated in parts. */
export function evaluatedInPart({ parts, gamesFrom }: EventColumns, event: number, game: number): Day {
  return parts.get(event)!.games[game - gamesFrom[event]!]!;
}

/** A range of an event's games: none outside it belongs to the period, and all inside do if `isCertain`. */
interface GamesOfPeriod {
  readonly from: number;
  readonly to: number;
  readonly isCertain: boolean;
}

/**
 * 8.1: the games of the event that belong to the period. A weekly event's games are mostly ordered by day, so that the
 * others need not be examined.
 */
export function gamesInPeriod(
  columns: CountedColumns,
  event: number,
  kind: EventKind,
  days: PeriodDays,
): GamesOfPeriod {
  const { gamesFrom, evaluatedDay } = columns.events;
  const [from, to] = [gamesFrom[event]!, gamesFrom[event + 1]!];
  if (countsAsOne(kind)) {
    const belongs = isInPeriod(countingDayOfEvent(columns, event), days);
    return { from, to: belongs ? to : from, isCertain: true };
  }
  if (kind.inParts || knownEvents(columns).days.inOrder[event] === 0) return { from, to, isCertain: false };
  const evaluated = evaluatedDay[event]!;
  if (evaluated >= days.to) return { from, to: from, isCertain: true };
  const { day } = columns.games;
  const firstOf = (least: Day, low: number): number => {
    let high = to;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (day[middle]! < least) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const first = evaluated >= days.from ? from : firstOf(days.from, from);
  return { from: first, to: firstOf(days.to, first), isCertain: true };
}

/** 8.1: whether any game of the event belongs to the period. */
export function contributes(columns: CountedColumns, event: number, kind: EventKind, days: PeriodDays): boolean {
  if (countsAsOne(kind)) return isInPeriod(countingDayOfEvent(columns, event), days);
  const { from, to, isCertain } = gamesInPeriod(columns, event, kind, days);
  if (isCertain) return from < to;
  for (let game = from; game < to; game++) if (isInPeriod(countingDay(columns, event, game, kind), days)) return true;
  return false;
}
