import type { TournamentPlayer } from '@escala/core';
import type { CompetitionSystem } from '@escala/regulations';
import { type Change, put } from '../../kit/act.ts';
import type { Player } from '../../registry/players/player.ts';
import { activeEntries, type EventDesk } from '../event-desk.ts';
import { type EventEntry, entryKind } from './entry.ts';

type Ranked = Pick<EventEntry, 'player' | 'number' | 'rating' | 'title'>;

export interface LateNumbers {
  /** By player, for late entries. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Entries whose numbers shift. */
  readonly moved: readonly Change[];
}

/**
 * Puts late entries at their proper place among fixed numbers (C.04.2 2.4, 2.5): before the first player who ranks
 * behind them.
 */
export function lateNumbers(
  desk: EventDesk,
  system: CompetitionSystem,
  late: readonly Ranked[],
  players: ReadonlyMap<string, Player>,
): LateNumbers {
  const entries = activeEntries(desk);
  const order: Ranked[] = entries.map(({ body }) => body).sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const asTold = ({ player, rating, title }: Ranked): TournamentPlayer => ({
    id: player,
    name: (desk.players.get(player) ?? players.get(player))?.name ?? player,
    ...(rating !== undefined && { rating }),
    ...(title !== undefined && { title }),
  });
  for (const entry of late) {
    const isBehind = (other: Ranked): boolean =>
      system.numbered([asTold(other), asTold(entry)])[0]!.id === entry.player;
    const place = order.findIndex(isBehind);
    order.splice(place < 0 ? order.length : place, 0, entry);
  }
  const numbers = new Map(order.map(({ player }, i) => [player, i + 1]));
  const moved = entries
    .filter(({ body }) => numbers.get(body.player) !== body.number)
    .map(({ id, version, body }) => put(entryKind, id, version, { ...body, number: numbers.get(body.player)! }));
  return { numbers, moved };
}
