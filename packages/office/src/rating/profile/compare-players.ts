import { RESULTS, resultIn } from '@escala/core';
import { z } from 'zod';
import { eventKind } from '../../events/event.ts';
import { defineQuestion } from '../../kit/question.ts';
import type { Reading } from '../../ports.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { hasRating } from '../lists/list-order.ts';
import { federationFor, findPlayer, loadedSeriesOfGames } from '../series/find-series.ts';
import { byOpponent } from './opponents.ts';
import { dateOf, playedGames, tallied, talliedSchema } from './played-games.ts';

const meetingSchema = z.strictObject({
  event: z.string(),
  name: z.string(),
  round: z.int(),
  date: z.iso.date(),
  /** Whether the first player had White. */
  isWhite: z.boolean(),
  result: z.enum(RESULTS),
});
const seriesSchema = z.strictObject({
  series: z.string(),
  name: z.string(),
  /** Lists on which at least one of them has a rating, oldest first. */
  points: z.array(z.strictObject({ date: z.iso.date(), first: z.int().nullable(), second: z.int().nullable() })),
});
/** Two players side by side: their games, their ratings over time, and their common opponents. */
export const comparePlayers = defineQuestion({
  kind: 'player.compare',
  input: z.strictObject({
    player: z.string(),
    other: z.string(),
    most: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: z.strictObject({
    first: z.strictObject({ player: z.string(), name: z.string() }),
    second: z.strictObject({ player: z.string(), name: z.string() }),
    /** Against each other, from the first player's side; newest first. */
    score: talliedSchema,
    meetings: z.array(meetingSchema),
    series: z.array(seriesSchema),
    /** Common opponents, most games first. */
    commonTotal: z.int(),
    common: z.array(
      z.strictObject({ opponent: z.string(), name: z.string(), first: talliedSchema, second: talliedSchema }),
    ),
  }),
  ask: async (reading, { player, other, most }, { listName }, ports) => {
    const { record } = await federationFor(ports, reading);
    const allSeries = await loadedSeriesOfGames(ports, reading);
    const [loaded] = allSeries;
    const named = (id: string) => ({ player: id, name: loaded ? record.players[findPlayer(loaded, id)]!.name : id });
    const shown = { first: named(player), second: named(other) };
    if (loaded === undefined)
      return { ...shown, score: tallied([]), meetings: [], series: [], commonTotal: 0, common: [] };
    const [first, second] = [findPlayer(loaded, player), findPlayer(loaded, other)];
    const [own, theirs] = [byOpponent(playedGames(loaded, first)), byOpponent(playedGames(loaded, second))];
    const against = own.get(second) ?? [];
    const common = [...own.keys()]
      .filter((opponent) => theirs.has(opponent))
      .map((opponent) => ({
        opponent: record.playerIds[opponent]!,
        name: record.players[opponent]!.name,
        first: tallied(own.get(opponent)!),
        second: tallied(theirs.get(opponent)!),
      }))
      .sort((a, b) => b.first.games + b.second.games - a.first.games - a.second.games || (a.name < b.name ? -1 : 1));
    const names = await eventNames(
      reading,
      against.map(({ event }) => loaded.columns.events.ids[event]!),
    );
    return {
      ...shown,
      score: tallied(against),
      meetings: against.toReversed().map((game) => {
        const event = loaded.columns.events.ids[game.event]!;
        return {
          event,
          name: names.get(event) ?? event,
          round: game.round,
          date: dateOf(game),
          isWhite: game.isWhite,
          result: resultIn(loaded.columns.games.outcome[game.game]!),
        };
      }),
      series: allSeries.map((each) => ({
        series: each.series.id,
        name: listName(each.series),
        points: pointsOf(each, first, second),
      })),
      commonTotal: common.length,
      common: common.slice(0, most),
    };
  },
});

function pointsOf({ sheets, dates }: LoadedSeries, first: number, second: number) {
  return sheets.flatMap(({ status, rating }, list) => {
    const on = (player: number): number | null =>
      status[player] !== 0 && hasRating(status[player]!) ? rating[player]! : null;
    const point = { date: dates[list]!, first: on(first), second: on(second) };
    return point.first === null && point.second === null ? [] : [point];
  });
}

async function eventNames(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = await reading.getMany(eventKind, [...new Set(ids)]);
  return new Map(found.map(({ id, body }) => [id, body.name]));
}
