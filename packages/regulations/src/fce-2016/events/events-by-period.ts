import { type Day, type EventColumns, NO_DAY, type PlayerColumns } from '@escala/core';
import type { DaysOfEvents } from './rounds.ts';

/**
 * For each list, the events with a day in its period, in the order of the record. Events that were over before the list
 * in force, or come after the last list, are left out.
 */
export function eventsByPeriod(
  events: EventColumns,
  days: DaysOfEvents,
  listDays: readonly Day[],
  inForce: Day = NO_DAY,
): readonly Int32Array[] {
  const { count } = events;
  const periodOf = firstListAfter(listDays);
  const sizes = new Int32Array(listDays.length);
  const firstOf = new Int32Array(count);
  const lastOf = new Int32Array(count).fill(-1);
  for (let event = 0; event < count; event++) {
    const over = Math.max(events.endDay[event]!, days.last[event]!);
    if (over < inForce) continue;
    // Games played outside the announced days count too.
    firstOf[event] = periodOf(days.earliest[event]!);
    lastOf[event] = Math.min(periodOf(over), listDays.length - 1);
    for (let list = firstOf[event]!; list <= lastOf[event]!; list++) sizes[list]! += 1;
  }
  const periods = Array.from(sizes, (size) => new Int32Array(size));
  const filled = new Int32Array(listDays.length);
  for (let event = 0; event < count; event++)
    for (let list = firstOf[event]!; list <= lastOf[event]!; list++) periods[list]![filled[list]!++] = event;
  return periods;
}

/** The first list after a day, looked up in a column of all days between the lists. */
function firstListAfter(listDays: readonly Day[]): (day: Day) => number {
  const from = listDays[0] ?? 0;
  const lists = new Int32Array((listDays.at(-1) ?? from) - from);
  listDays.forEach((listDay, list) => {
    lists.fill(list + 1, listDay - from);
  });
  return (day) => (day < from ? 0 : (lists[day - from] ?? listDays.length));
}

/**
 * 8.2: who has a licence on a list's day, by player. If licences have days, those in force on that day; otherwise all
 * federated players, from the day of joining. Lists with the same answer share a column.
 */
export function licensedByDay(players: PlayerColumns): (listDay: Day) => Uint8Array {
  const { federated, federatedDay, licences } = players;
  if (licences !== undefined) return (listDay) => licences.on(listDay);
  let lastJoined: Day = NO_DAY;
  for (let player = 0; player < federatedDay.length; player++)
    if (federatedDay[player]! > lastJoined) lastJoined = federatedDay[player]!;
  return (listDay) =>
    lastJoined <= listDay
      ? federated
      : federated.map((licensed, player) => (federatedDay[player]! > listDay ? 0 : licensed));
}

/** The same for the list of a document, whose `federated: false` says that a player has no licence on its day. */
export function licensedInDocument(players: PlayerColumns, listDay: Day): Uint8Array {
  const licensed = licensedByDay(players)(listDay);
  return players.federated.map((told, player) => told & licensed[player]!);
}
