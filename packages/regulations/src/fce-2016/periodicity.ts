import type { Rules } from './parameters.ts';
import type { RoundDays } from './rounds.ts';

/**
 * How a competition meets the lists (8.3, D-FCE-2). `by-game`: its rounds are a week or more apart, so each game counts
 * in the list period and with the list of its own day. `by-event`: everything at once, with the list at the start.
 */
export type Periodicity = 'by-game' | 'by-event';

/**
 * Every two consecutive rounds at least seven days apart, by the first game of each; a single round is not weekly. Without
 * dates the organiser's flag tells that an event is weekly, but there is no day to go by: list at the start, period by the end.
 */
export function periodicityOf(rules: Rules, { firstDays }: RoundDays): Periodicity {
  if (firstDays.length < 2) return 'by-event';
  for (let i = 1; i < firstDays.length; i++)
    if (firstDays[i]! - firstDays[i - 1]! < rules.weeklyDays) return 'by-event';
  return 'by-game';
}
