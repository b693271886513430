import { type Day, type EventColumns, NO_DAY } from '@escala/core';
import type { DaysOfEvents } from './rounds.ts';

/**
 * For each list the events with a day in its period, in the order of the record. What was over before the list in force is
 * left out, and so is what comes after the last.
 */
export function eventsByPeriod(
  events: EventColumns,
  days: DaysOfEvents,
  listDays: readonly Day[],
  inForce: Day = NO_DAY,
): readonly Int32Array[] {
  const { count } = events;
  const sizes = new Int32Array(listDays.length);
  const visit = (at: (list: number, event: number) => void): void => {
    for (let event = 0; event < count; event++) {
      // Games played outside the announced days count too.
      const firstDay = days.first[event]!;
      const start = events.startDay[event]!;
      const first = firstDay === NO_DAY ? start : Math.min(start, firstDay);
      const over = Math.max(events.endDay[event]!, days.last[event]!);
      if (over < inForce) continue;
      const last = Math.min(periodOf(listDays, over), listDays.length - 1);
      for (let list = periodOf(listDays, first); list <= last; list++) at(list, event);
    }
  };
  visit((list) => {
    sizes[list]! += 1;
  });
  const periods = Array.from(sizes, (size) => new Int32Array(size));
  const filled = new Int32Array(listDays.length);
  visit((list, event) => {
    periods[list]![filled[list]!++] = event;
  });
  return periods;
}

/** The first list after a day. */
function periodOf(listDays: readonly Day[], day: Day): number {
  let low = 0;
  let high = listDays.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (listDays[middle]! > day) high = middle;
    else low = middle + 1;
  }
  return low;
}
