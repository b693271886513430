import { EVENT_TYPES, type EventRecord, GAME_KINDS, pointsIn, RESULTS } from '@escala/core';
import { z } from 'zod';
import { eventKind } from '../../events/event.ts';
import { defineQuestion } from '../../kit/question.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { type EventFigures, eventFigures, eventFiguresSchema } from '../profile/event-figures.ts';
import { findPlayer, loadedSeriesOfGames } from '../series/find-series.ts';
import { eventRatingsOf, figuresSoFar } from '../today/event-ratings.ts';
import { UNDECIDED, undecidedEventsOf } from '../today/undecided-events.ts';
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
  /** Of an event that is not decided yet: its stage and last paired round. Its figures are not official (D-OFF-391). */
  state: z.enum(UNDECIDED).exactOptional(),
  round: z.int().exactOptional(),
  points: z.number(),
  games: z.array(gameSchema),
  /** One for each series whose lists rate the event. */
  figures: z.array(eventFiguresSchema),
});
type PlayedEvent = z.infer<typeof eventSchema>;

/**
 * The events of a player, each once, with score, games, expected score, performance and change: those that are not
 * decided yet come first, then the accepted ones, newest first.
 */
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
  ask: async (reading, { player, page, size }, { listName }, ports) => {
    const allSeries = await loadedSeriesOfGames(ports, reading);
    const [loaded] = allSeries;
    if (loaded === undefined) return { player, total: 0, page, size, events: [] };
    const undecided = (await undecidedEventsOf(reading, player)).sort((a, b) => (a.body.end < b.body.end ? 1 : -1));
    const inPlay = new Set(undecided.map(({ id }) => id));
    const { ids } = loaded.columns.events;
    const played = eventsOf(loaded, findPlayer(loaded, player)).filter((event) => !inPlay.has(ids[event]!));
    const total = undecided.length + played.length;
    const [from, to] = [(page - 1) * size, page * size];
    const shown = played.slice(Math.max(0, from - undecided.length), Math.max(0, to - undecided.length));
    const records = await reading.getMany(
      eventKind,
      shown.map((event) => ids[event]!),
    );
    const names = new Map(records.map(({ id, body }) => [id, body.name]));
    const nameOf = (id: string): string => loaded.record.players[loaded.numberOf(id)!]?.name ?? id;
    const events: PlayedEvent[] = [];
    for (const event of undecided.slice(from, to)) {
      const { body, record: accepted, round } = event;
      const ratings = await eventRatingsOf(reading, ports, { event, accepted, player, listName });
      const figures = await figuresSoFar(reading, ports, ratings);
      events.push({ ...playedEvent(accepted, player, body.name, nameOf), state: body.state, round, figures });
    }
    const figures: ReadonlyMap<string, EventFigures>[] = [];
    for (const ofSeries of allSeries)
      figures.push(await eventFigures(ofSeries, findPlayer(ofSeries, player), new Set(shown), ports.pause));
    for (const event of shown) {
      const record = eventRecord(loaded, event);
      const own = figures.flatMap((ofSeries) => ofSeries.get(record.id) ?? []);
      events.push({ ...playedEvent(record, player, names.get(record.id) ?? record.id, nameOf), figures: own });
    }
    return { player, total, page, size, events };
  },
});

/** Newest first. */
function eventsOf({ columns: { events }, record }: LoadedSeries, player: number): number[] {
  const { endDay } = events;
  return eventsOfPlayers(events, record.players.length, [player]).sort((a, b) => endDay[b]! - endDay[a]! || b - a);
}

function playedEvent(
  { id, type, start, end, games: all }: EventRecord,
  player: string,
  name: string,
  nameOf: (player: string) => string,
): Omit<PlayedEvent, 'figures'> {
  const games = all
    .filter((game) => game.white === player || game.black === player)
    .sort((a, b) => a.round - b.round)
    .map(({ round, date, white, black, result, kind = 'played' }) => {
      const side = white === player ? ('white' as const) : ('black' as const);
      const opponent = side === 'white' ? black : white;
      const score = pointsIn(result, side);
      const opponentName = nameOf(opponent);
      return { round, ...(date === undefined ? {} : { date }), side, opponent, opponentName, result, kind, score };
    });
  const points = games.reduce((sum, game) => sum + game.score, 0);
  return { event: id, name, type, start, end, points, games };
}
