import { dayFrom, type Reason, reason } from '@escala/core';
import type { HomologationFacts } from './facts.ts';
import type { HomologationRules } from './parameters.ts';

/** Oberts 2: no day in common with an event that was there before and is less than 30 km away. */
export function neighbouringEvents(rules: HomologationRules, { event }: HomologationFacts): Reason {
  const code = 'fce-1990.open-neighbour';
  if (event.neighbours === undefined || event.start === undefined || event.end === undefined)
    return reason(code, 'Oberts 2', 'unknown', { least: rules.kilometresApart });
  const [start, end] = [dayFrom(event.start), dayFrom(event.end)];
  const disturbing = event.neighbours.filter(
    (other) => other.kilometres < rules.kilometresApart && dayFrom(other.start) <= end && dayFrom(other.end) >= start,
  );
  return reason(code, 'Oberts 2', disturbing.length === 0, {
    least: rules.kilometresApart,
    count: disturbing.length,
    events: disturbing.map(({ name, kilometres }) => `${name} (${kilometres} km)`).join(', '),
  });
}
