import { readPeriods, type TimeControl, timeOf } from '@escala/core';
import { invalid, type Refusal } from '../kit/refusal.ts';
import type { EventFacts } from './event.ts';

/** Thinking time as in documents: the moves of the first control come from the periods, or else from `ratingFacts`. */
export function timeTold({
  timeControl,
  ratingFacts = {},
}: Pick<EventFacts, 'timeControl' | 'ratingFacts'>): TimeControl {
  const periods = timeControl.periods === undefined ? undefined : readPeriods(timeControl.periods);
  const moves = periods?.[0]?.moves ?? (ratingFacts as { readonly moves?: number }).moves;
  return { ...timeControl, ...(moves !== undefined && { moves }) };
}

/** Minutes and increment must be the total of the periods (D-F24-41). */
export function periodRefusals({ timeControl }: Pick<EventFacts, 'timeControl'>): Refusal[] {
  const { periods: written } = timeControl;
  if (written === undefined) return [];
  const field = 'facts.timeControl.periods';
  const periods = readPeriods(written);
  if (periods === undefined) return [invalid('event-periods-form', { found: written }, { field })];
  const { minutes, increment = 0 } = timeOf(periods);
  if (timeControl.minutes === minutes && (timeControl.increment ?? 0) === increment) return [];
  return [invalid('event-periods', { periods: written, minutes, increment }, { field })];
}
