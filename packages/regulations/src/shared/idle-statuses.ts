import { type Day, type EventColumns, LIST_STATUS, NO_DAY, UNRATED } from '@escala/core';
import { firstEndingAfter, ratingOrder } from './rating-order.ts';

/** A list as kept for the next one. */
interface KeptList {
  readonly rating: Int16Array;
  readonly status: Uint8Array;
  /** The rules by which it was made. */
  readonly rules: object;
  /** Players whose last event ended on or after this day are active (fide-2009 7.23a, fide-2024 7.2.2). */
  readonly activeSince: Day;
  /** Players with a status for this list only: new, pending, off the list, or active only by an old game. */
  readonly passing: readonly number[];
}

/**
 * Statuses of players as if they had no game in the period, list after list. Between two lists only few change:
 * statuses that hold for one list only, and those of players whose last event is now too long ago. The latter are found
 * by the ends of events, without going through all players.
 */
export class IdleStatuses {
  #list: KeptList | undefined;
  /** Active players by their last event when the first list was made. */
  #atFirst: Map<Day, number[]> | undefined;

  keep(list: KeptList): void {
    this.#list = list;
  }

  get passing(): readonly number[] {
    return this.#list?.passing ?? [];
  }

  /** A new column of statuses; undefined if the previous list was not made here, or by other rules. */
  carriedOn(
    next: Pick<KeptList, 'rules' | 'activeSince'>,
    last: Int16Array,
    lastEventDay: Int32Array,
    events: EventColumns,
  ): Uint8Array | undefined {
    const list = this.#list;
    if (list === undefined || list.rating !== last || list.rules !== next.rules) return undefined;
    const { rated, inactive, absent } = LIST_STATUS;
    const { activeSince } = next;
    const status = list.status.slice();
    for (const player of list.passing)
      status[player] = last[player] === UNRATED ? absent : lastEventDay[player]! >= activeSince ? rated : inactive;
    this.#atFirst ??= byLastEvent(list, lastEventDay);
    for (let day = list.activeSince; day < activeSince; day++)
      for (const player of this.#atFirst.get(day) ?? [])
        if (status[player] === rated && lastEventDay[player] === day) status[player] = inactive;
    const { participants, participantsFrom, endDay } = events;
    const order = ratingOrder(events);
    for (let place = firstEndingAfter(events, order, list.activeSince - 1); place < order.length; place++) {
      const event = order[place]!;
      if (endDay[event]! >= activeSince) break;
      for (let i = participantsFrom[event]!; i < participantsFrom[event + 1]!; i++) {
        const player = participants[i]!;
        if (lastEventDay[player] === endDay[event] && status[player] === rated) status[player] = inactive;
      }
    }
    return status;
  }
}

/** Players with a later event are found through that event. */
function byLastEvent({ status, activeSince }: KeptList, lastEventDay: Int32Array): Map<Day, number[]> {
  const found = new Map<Day, number[]>();
  let others: number[] = [];
  let day: Day = NO_DAY;
  for (let player = 0; player < status.length; player++) {
    const last = lastEventDay[player]!;
    if (last < activeSince) continue;
    if (last !== day) {
      day = last;
      others = found.get(day) ?? [];
      found.set(day, others);
    }
    others.push(player);
  }
  return found;
}
