import { z } from 'zod';
import type { Filing } from '../../kit/act.ts';
import type { Reading } from '../../ports.ts';
import type { EventBoard } from '../rounds/board.ts';

const folderOf = (event: string) => `event-games/${event}` as const;

/** A game score: the pair it was read for, the moves, and the result after them (D-OFF-605). */
const keptGameSchema = z.strictObject({
  white: z.string(),
  black: z.string(),
  moves: z.string().max(50_000),
  plies: z.int().min(0),
  result: z.enum(['1-0', '0-1', '1/2']).optional(),
});
export const placedGameSchema = keptGameSchema.extend({
  round: z.int().min(1).max(999),
  board: z.int().min(1).max(9999),
});
export type KeptGame = z.infer<typeof placedGameSchema>;

export const filedGame = (event: string, { round, board, ...score }: KeptGame): Filing => ({
  folder: folderOf(event),
  name: String(round),
  part: board,
  bytes: new TextEncoder().encode(JSON.stringify(score)),
});

/** The games whose pair is still at the board, by round and board. */
export async function keptGames(
  reading: Reading,
  event: string,
  boards: readonly Pick<EventBoard, 'round' | 'board' | 'white' | 'black'>[],
): Promise<KeptGame[]> {
  const papers = await reading.papers(folderOf(event), { edition: 'latest' });
  const byPlace = new Map(papers.map(({ name, part, bytes }) => [`${name}/${part}`, bytes]));
  return boards.flatMap(({ round, board, white, black }) => {
    const bytes = byPlace.get(`${round}/${board}`);
    if (bytes === undefined) return [];
    const game = keptGameSchema.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return game.white === white && game.black === black ? [{ round, board, ...game }] : [];
  });
}
