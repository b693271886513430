import { type Day, type FederationColumns, NO_DAY } from '@escala/core';

/** For each list the events with a day in its period, in the order of the record; what comes after the last is left out. */
export function eventsByPeriod(federation: FederationColumns, listDays: readonly Day[]): readonly Int32Array[] {
  const { count } = federation.events;
  const sizes = new Int32Array(listDays.length);
  const visit = (at: (list: number, event: number) => void): void => {
    for (let event = 0; event < count; event++) {
      const [firstDay, lastDay] = spanOf(federation, event);
      const last = Math.min(periodOf(listDays, lastDay), listDays.length - 1);
      for (let list = periodOf(listDays, firstDay); list <= last; list++) at(list, event);
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

/** First and last day of an event, of games played outside its announced days too. */
function spanOf({ events, games }: FederationColumns, event: number): readonly [Day, Day] {
  let first = events.startDay[event]!;
  let last = events.endDay[event]!;
  const end = events.gamesFrom[event + 1]!;
  for (let game = events.gamesFrom[event]!; game < end; game++) {
    const day = games.day[game]!;
    if (day > last) last = day;
    if (day < first && day !== NO_DAY) first = day;
  }
  return [first, last];
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
