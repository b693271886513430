import { z } from 'zod';
import { entryKind } from '../../events/entries/entry.ts';
import { eventKind } from '../../events/event.ts';
import { defineQuestion } from '../../kit/question.ts';
import type { Reading } from '../../ports.ts';
import { federationFor, findPlayer, loadedSeriesOfGames } from '../series/find-series.ts';
import { dateOf, playedGames, tallied, talliedSchema } from './played-games.ts';
import { seriesProfile, seriesProfileSchema } from './series-profile.ts';

/** Number of games that show a player's form. */
const FORM = 10;

/** A player at a glance: ratings, ranks and peaks in each series, games by colour, form, and current events. */
export const playerProfile = defineQuestion({
  kind: 'player.profile',
  input: z.strictObject({ player: z.string() }),
  answer: z.strictObject({
    player: z.string(),
    name: z.string(),
    series: z.array(seriesProfileSchema),
    /** Games of accepted events, without forfeits. */
    games: z.strictObject({
      since: z.iso.date().optional(),
      all: talliedSchema,
      white: talliedSchema,
      black: talliedSchema,
      /** The latest games. */
      form: talliedSchema,
    }),
    /** Events in progress with the player entered. */
    playing: z.array(z.strictObject({ event: z.string(), name: z.string(), start: z.iso.date(), end: z.iso.date() })),
  }),
  ask: async (reading, { player }, { listName }, ports) => {
    const { record } = await federationFor(ports, reading);
    const allSeries = await loadedSeriesOfGames(ports, reading);
    const games = allSeries[0] === undefined ? [] : playedGames(allSeries[0], findPlayer(allSeries[0], player));
    const series = [];
    for (const loaded of allSeries) {
      const profile = await seriesProfile(reading, ports, loaded, findPlayer(loaded, player), games);
      if (profile) series.push({ ...profile, name: listName(loaded.series) });
    }
    const name = allSeries[0] === undefined ? player : record.players[findPlayer(allSeries[0], player)]!.name;
    return {
      player,
      name,
      series,
      games: {
        ...(games[0] && { since: dateOf(games[0]) }),
        all: tallied(games),
        white: tallied(games.filter(({ isWhite }) => isWhite)),
        black: tallied(games.filter(({ isWhite }) => !isWhite)),
        form: tallied(games.slice(-FORM)),
      },
      playing: await playingNow(reading, player),
    };
  },
});

async function playingNow(reading: Reading, player: string) {
  const entries = await reading.find(entryKind, { key: 'player', equals: player });
  const entered = entries.filter(({ body }) => body.cancelled !== true && body.withdrawnAfter === undefined);
  const events = await reading.getMany(
    eventKind,
    entered.map(({ body }) => body.event),
  );
  return events
    .filter(({ body }) => body.state === 'running')
    .map(({ id, body: { name, start, end } }) => ({ event: id, name, start, end }));
}
