import { z } from 'zod';
import type { Reading } from '../../ports.ts';
import { playerKind } from '../../registry/players/player.ts';
import { shownTitle } from '../../titles/title.ts';

/** A player in a line of a calendar. */
export const namedPlayerSchema = z.strictObject({ player: z.string(), name: z.string(), title: z.string().optional() });
export type NamedPlayer = z.infer<typeof namedPlayerSchema>;

/** Present names and highest titles. */
export async function namedPlayers(
  reading: Reading,
  players: readonly string[],
): Promise<(player: string) => NamedPlayer> {
  const found = await reading.getMany(playerKind, [...new Set(players)]);
  const bodies = new Map(found.map(({ id, body }) => [id, body]));
  return (player) => {
    const { name = player, titles = [] } = bodies.get(player) ?? {};
    const title = shownTitle(titles.map((each) => each.title));
    return { player, name, ...(title !== undefined && { title }) };
  };
}
