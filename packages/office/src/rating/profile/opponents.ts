import { isListed } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { hasRating } from '../lists/list-order.ts';
import { federationFor, findPlayer } from '../series/find-series.ts';
import { bookOf } from '../series/series-book.ts';
import { dateOf, type PlayedGame, playedGames, tallied, talliedSchema } from './played-games.ts';

const opponentSchema = z.strictObject({
  opponent: z.string(),
  name: z.string(),
  /** On the latest list of the first series. */
  rating: z.int().optional(),
  ...talliedSchema.shape,
  last: z.iso.date(),
});

/** A player's opponents, most games first. */
export const playerOpponents = defineQuestion({
  kind: 'player.opponents',
  input: z.strictObject({
    player: z.string(),
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: z.strictObject({
    player: z.string(),
    total: z.int(),
    page: z.int(),
    size: z.int(),
    opponents: z.array(opponentSchema),
  }),
  ask: async (reading, { player, page, size }, _by, ports) => {
    const all = await federationFor(ports, reading);
    const series = all.record.federation.series.find((each) => bookOf(each).kind === 'head-to-head');
    const loaded = series && (await all.series(reading, series.id));
    if (loaded === undefined) return { player, total: 0, page, size, opponents: [] };
    const met = [...byOpponent(playedGames(loaded, findPlayer(loaded, player)))].sort(
      ([, a], [, b]) => b.length - a.length || b.at(-1)!.day - a.at(-1)!.day,
    );
    const opponents = met.slice((page - 1) * size, page * size).map(([opponent, games]) => {
      const rating = latestRating(loaded, opponent);
      return {
        opponent: loaded.record.playerIds[opponent]!,
        name: loaded.record.players[opponent]!.name,
        ...(rating !== undefined && { rating }),
        ...tallied(games),
        last: dateOf(games.at(-1)!),
      };
    });
    return { player, total: met.length, page, size, opponents };
  },
});

export const byOpponent = (games: readonly PlayedGame[]): Map<number, PlayedGame[]> =>
  Map.groupBy(games, ({ opponent }) => opponent);

export function latestRating({ sheets }: LoadedSeries, player: number): number | undefined {
  const sheet = sheets.at(-1);
  const status = sheet?.status[player] ?? 0;
  return sheet !== undefined && isListed(status) && hasRating(status) ? sheet.rating[player]! : undefined;
}
