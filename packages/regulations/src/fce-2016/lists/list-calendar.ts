import { civilDate, type Day, EVENT_FLAGS, type EventColumns } from '@escala/core';
import type { RoundDays } from '../events/rounds.ts';
import type { Rules } from '../parameters.ts';

/** 8.1: lists are published on the first of every month. */
export const isListDay = (day: Day): boolean => civilDate(day).dayOfMonth === 1;

export { firstDaysOfMonths as listDays } from '@escala/core';

/**
 * How a competition relates to the lists (8.3, D-FCE-2). `by-game`: rounds are a week or more apart, so each game
 * counts in the list period and with the list of its own day. `by-event`: everything counts at once, with the list at
 * the start.
 */
export type Periodicity = 'by-game' | 'by-event';

/** What the organiser or the office states about an event, besides the days of its games. */
interface SaidOfEvent {
  /** Its rounds are a week or more apart. */
  readonly weekly: boolean;
  /** Parts of it were evaluated separately. */
  readonly inParts: boolean;
}

/**
 * Weekly if every two consecutive rounds are at least seven days apart; a single round is not. If fewer than two rounds
 * are dated, the organiser's flag decides. For an event reported in parts, the flag of the first part decides, whatever
 * the days of later parts: games already rated stay where they are (D-FCE-25).
 */
export function periodicityOf(rules: Rules, { days }: Pick<RoundDays, 'days'>, said: SaidOfEvent): Periodicity {
  if (said.weekly && (said.inParts || days.length < 2)) return 'by-game';
  if (days.length < 2) return 'by-event';
  for (let i = 1; i < days.length; i++) if (days[i]! - days[i - 1]! < rules.weeklyDays) return 'by-event';
  return 'by-game';
}

export function saidOf({ flags, parts }: Pick<EventColumns, 'flags' | 'parts'>, event: number): SaidOfEvent {
  return { weekly: (flags[event]! & EVENT_FLAGS.weekly) !== 0, inParts: parts.has(event) };
}
