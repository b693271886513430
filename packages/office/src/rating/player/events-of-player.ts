import type { EventColumns } from '@escala/core';

/** The events each player took part in, in the order of the record. */
interface EventsByPlayer {
  readonly from: Int32Array;
  readonly events: Int32Array;
}

const known = new WeakMap<Int32Array, EventsByPlayer>();

/** Events in which any of these players took part, in the order of the record. */
export function eventsOfPlayers(columns: EventColumns, playerCount: number, players: Iterable<number>): number[] {
  const { from, events } = byPlayer(columns, playerCount);
  const found = new Set<number>();
  for (const player of players) for (let i = from[player]!; i < from[player + 1]!; i++) found.add(events[i]!);
  return [...found].sort((a, b) => a - b);
}

/** The inverted seats of all events, computed once for each set of events. */
function byPlayer({ count, participants, participantsFrom }: EventColumns, players: number): EventsByPlayer {
  const before = known.get(participants);
  if (before && before.from.length === players + 1) return before;
  const from = new Int32Array(players + 1);
  for (const player of participants) from[player + 1]!++;
  for (let player = 0; player < players; player++) from[player + 1]! += from[player]!;
  const next = from.slice();
  const events = new Int32Array(participants.length);
  for (let event = 0; event < count; event++)
    for (let seat = participantsFrom[event]!; seat < participantsFrom[event + 1]!; seat++)
      events[next[participants[seat]!]!++] = event;
  const made = { from, events };
  known.set(participants, made);
  return made;
}
