import { EVENT_TYPES, GAME_KINDS, pointsIn, RESULTS } from '@escala/core';
import { z } from 'zod';
import { eventKind } from '../../events/event.ts';
import { defineQuestion } from '../../kit/question.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { type EventFigures, eventFigures, eventFiguresSchema } from '../profile/event-figures.ts';
import { findPlayer, loadedSeriesOfGames } from '../series/find-series.ts';
import { eventsOfPlayers } from './events-of-player.ts';
import { eventRecord } from './list-document.ts';

const gameSchema = z.strictObject({
  round: z.int(),
  date: z.iso.date().optional(),
  side: z.enum(['white', 'black']),
  opponent: z.string(),
  opponentName: z.string(),
  result: z.enum(RESULTS),
  kind: z.enum(GAME_KINDS),
  score: z.number(),
});

const eventSchema = z.strictObject({
  event: z.string(),
  name: z.string(),
  type: z.enum(EVENT_TYPES),
  start: z.iso.date(),
  end: z.iso.date(),
  points: z.number(),
  games: z.array(gameSchema),
  /** One for each series whose lists rate the event. */
  figures: z.array(eventFiguresSchema),
});
type PlayedEvent = z.infer<typeof eventSchema>;

/** The accepted events of a player, newest first, each with score, games, expected score, performance and change. */
export const playerEvents = defineQuestion({
  kind: 'player.events',
  input: z.strictObject({
    player: z.string(),
    page: z.coerce.number().int().min(1).default(1),
    size: z.coerce.number().int().min(1).max(100).default(10),
  }),
  answer: z.strictObject({
    player: z.string(),
    total: z.int(),
    page: z.int(),
    size: z.int(),
    events: z.array(eventSchema),
  }),
  ask: async (reading, { player, page, size }, _by, ports) => {
    const allSeries = await loadedSeriesOfGames(ports, reading);
    const [loaded] = allSeries;
    if (loaded === undefined) return { player, total: 0, page, size, events: [] };
    const played = eventsOf(loaded, findPlayer(loaded, player));
    const shown = played.slice((page - 1) * size, page * size);
    const records = await reading.getMany(
      eventKind,
      shown.map((event) => loaded.columns.events.ids[event]!),
    );
    const names = new Map(records.map(({ id, body }) => [id, body.name]));
    const figures: ReadonlyMap<string, EventFigures>[] = [];
    for (const ofSeries of allSeries)
      figures.push(await eventFigures(ofSeries, findPlayer(ofSeries, player), new Set(shown), ports.pause));
    const events = shown.map((event) => {
      const played = playedEvent(loaded, event, player, names);
      return { ...played, figures: figures.flatMap((ofSeries) => ofSeries.get(played.event) ?? []) };
    });
    return { player, total: played.length, page, size, events };
  },
});

/** Newest first. */
function eventsOf({ columns: { events }, record }: LoadedSeries, player: number): number[] {
  const { endDay } = events;
  return eventsOfPlayers(events, record.players.length, [player]).sort((a, b) => endDay[b]! - endDay[a]! || b - a);
}

function playedEvent(
  loaded: LoadedSeries,
  event: number,
  player: string,
  names: ReadonlyMap<string, string>,
): Omit<PlayedEvent, 'figures'> {
  const { id, type, start, end, games: all } = eventRecord(loaded, event);
  const games = all
    .filter(({ white, black }) => white === player || black === player)
    .sort((a, b) => a.round - b.round)
    .map(({ round, date, white, black, result, kind = 'played' }) => {
      const side = white === player ? ('white' as const) : ('black' as const);
      const opponent = side === 'white' ? black : white;
      const opponentName = loaded.record.players[loaded.numberOf(opponent)!]!.name;
      const score = pointsIn(result, side);
      return { round, ...(date === undefined ? {} : { date }), side, opponent, opponentName, result, kind, score };
    });
  const points = games.reduce((sum, game) => sum + game.score, 0);
  return { event: id, name: names.get(id) ?? id, type, start, end, points, games };
}
