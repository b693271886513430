import { EVENT_TYPES, type FederationColumns } from '@escala/core';
import { isPlayed } from '../../shared/event-games.ts';

const TEAM = EVENT_TYPES.indexOf('team');
const ROUND_ROBIN = EVENT_TYPES.indexOf('round-robin');
const DOUBLE_ROUND_ROBIN = EVENT_TYPES.indexOf('double-round-robin');

/** How often everybody meets everybody: 1, 2, or 0 if the event is not a round robin. */
export function roundRobinCycles(type: number): number {
  return type === ROUND_ROBIN ? 1 : type === DOUBLE_ROUND_ROBIN ? 2 : 0;
}

/** 4.11: competitions by the league system, of teams or of players. */
export const isLeague = (type: number): boolean => type === TEAM || roundRobinCycles(type) > 0;

/** 6.43: whether every pair has played all its games; otherwise the event is rated as a Swiss. */
export function isCompleteRoundRobin(federation: FederationColumns, event: number): boolean {
  const { events, games } = federation;
  const cycles = roundRobinCycles(events.type[event]!);
  const first = events.participantsFrom[event]!;
  const count = events.participantsFrom[event + 1]! - first;
  const from = events.gamesFrom[event]!;
  const to = events.gamesFrom[event + 1]!;
  if (cycles === 0 || to - from < (cycles * count * (count - 1)) / 2) return false;
  const seat = new Map<number, number>();
  for (let i = 0; i < count; i++) seat.set(events.participants[first + i]!, i);
  const met = new Int32Array(count * count);
  for (let game = from; game < to; game++) {
    if (!isPlayed(games.outcome[game]!)) continue;
    const white = seat.get(games.white[game]!)!;
    const black = seat.get(games.black[game]!)!;
    met[white * count + black]!++;
    met[black * count + white]!++;
  }
  return met.every((meetings, cell) => Math.floor(cell / count) === cell % count || meetings === cycles);
}
