import { EVENT_FLAGS, type EventColumns } from '@escala/core';
import type { RoundDays } from '../events/rounds.ts';
import type { Rules } from '../parameters.ts';

/**
 * How a competition meets the lists (8.3, D-FCE-2). `by-game`: its rounds are a week or more apart, so each game counts
 * in the list period and with the list of its own day. `by-event`: everything at once, with the list at the start.
 */
export type Periodicity = 'by-game' | 'by-event';

/** What the organiser or the office says of an event beside the days of its games. */
export interface SaidOfEvent {
  /** It is weekly or slower. */
  readonly weekly: boolean;
  /** Parts of it were evaluated by themselves. */
  readonly inParts: boolean;
}

/**
 * Every two consecutive rounds at least seven days apart; a single round is not weekly. Where fewer than two rounds are dated the
 * organiser's flag tells. An event reported in parts is what it was said to be at the first of them, whatever the days of the
 * others: games that were rated stay where they are (D-FCE-25).
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
