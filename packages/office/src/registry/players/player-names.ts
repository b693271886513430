import type { Reading } from '../../ports.ts';
import { playerKind } from './player.ts';

/** Names of players by id, as they are called today. */
export async function namesOfPlayers(
  reading: Reading,
  players: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await reading.getMany(playerKind, [...new Set(players)]);
  return new Map(found.map(({ id, body }) => [id, body.name]));
}
