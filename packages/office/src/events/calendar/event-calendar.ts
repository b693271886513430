import { lastPairedRound, type Tournament } from '@escala/core';
import { knockoutReached } from '@escala/regulations';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import type { Found, OfficePorts, Reading, Where } from '../../ports.ts';
import { roomFor } from '../../rating/series/find-series.ts';
import { eventLine, eventLineShape } from '../answer-shapes.ts';
import { tableOf } from '../book-of-event.ts';
import { entryKind } from '../entries/entry.ts';
import { type EventState, eventKind, type FederationEvent } from '../event.ts';
import { activeEntries } from '../event-desk.ts';
import { tournamentSeen } from '../event-seen.ts';
import { namedPlayerSchema, namedPlayers } from './named-player.ts';

const lineSchema = eventLineShape.extend({
  players: z.int(),
  /** When the first round begins, of events to come (D-OFF-477). */
  time: z.string().optional(),
  /** Whoever came first by the event's own tie-breaks: several where nothing parts them, nobody in team competitions. */
  winners: z.array(namedPlayerSchema),
});
/** Events that are to come, on request those being played, and events that are over, around today. */
export const eventCalendar = defineQuestion({
  kind: 'event.calendar',
  input: z.strictObject({
    upcoming: z.coerce.number().int().min(0).max(20).default(4),
    running: z.coerce.number().int().min(0).max(20).default(0),
    finished: z.coerce.number().int().min(0).max(20).default(6),
  }),
  answer: z.strictObject({
    /** The next to begin first. */
    upcoming: z.array(lineSchema),
    /** The last to begin first. */
    running: z.array(lineSchema),
    /** The last to end first. */
    finished: z.array(lineSchema),
  }),
  ask: async (reading, asked, { today }, ports) => {
    const upcoming = await eventsIn(reading, { key: 'start', from: today }, false, ['registered'], asked.upcoming);
    const played = { key: 'stateByStart', startsWith: 'running/' };
    const running = await eventsIn(reading, played, true, ['running'], asked.running);
    // `~` comes after every digit: whatever ends today is in it.
    const over = { key: 'end', to: `${today}~` };
    const finished = await eventsIn(reading, over, true, ['closed', 'submitted', 'accepted'], asked.finished);
    const results = new Map<string, Awaited<ReturnType<typeof eventResult>>>();
    for (const each of finished) results.set(each.id, await eventResult(reading, ports, each));
    const named = await namedPlayers(
      reading,
      [...results.values()].flatMap(({ winners }) => winners),
    );
    return {
      upcoming: await Promise.all(upcoming.map((each) => unfinished(reading, each))),
      running: await Promise.all(running.map((each) => unfinished(reading, each))),
      finished: finished.map((each) => {
        const { players, winners } = results.get(each.id)!;
        return { ...eventLine(each), players, winners: winners.map(named) };
      }),
    };
  },
});

async function unfinished(reading: Reading, event: Found<FederationEvent>): Promise<z.infer<typeof lineSchema>> {
  const entries = await reading.find(entryKind, { key: 'event', equals: event.id });
  const players = activeEntries({ entries }).length;
  return { ...eventLine(event), time: event.body.roundTimes?.[0], players, winners: [] };
}

const CHUNK = 32;

/** The first of these states in the order of the key; phases stand with the event that they are a part of. */
async function eventsIn(
  reading: Reading,
  where: Where,
  descending: boolean,
  states: readonly EventState[],
  limit: number,
): Promise<Found<FederationEvent>[]> {
  const page: Found<FederationEvent>[] = [];
  let after: { value: string; id: string } | undefined;
  while (page.length < limit) {
    const found = await reading.find(eventKind, where, { descending, limit: CHUNK, after });
    page.push(...found.filter(({ body }) => states.includes(body.state) && body.phaseOf === undefined));
    const last = found.at(-1);
    if (found.length < CHUNK || last === undefined) break;
    after = { value: last.value, id: last.id };
  }
  return page.slice(0, limit);
}

/** Who came first, level ones together, and how many played. */
interface EventResult {
  readonly players: number;
  readonly winners: readonly string[];
}

/** Of events that count, for as long as their games are at hand and the event is what it was. */
const known = new WeakMap<Uint8Array, { readonly version: number; readonly result: EventResult }>();

export async function eventResult(
  reading: Reading,
  ports: OfficePorts,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<EventResult> {
  const { record } = await roomFor(ports, reading);
  const games = record.reports.get(id);
  const before = games && known.get(games);
  if (before?.version === version) return before.result;
  const result = await worked(reading, id);
  if (games) known.set(games, { version, result });
  return result;
}

async function worked(reading: Reading, id: string): Promise<EventResult> {
  const { desk, tournament } = await tournamentSeen(reading, id);
  const players = tournament.players.length;
  // A team competition is won by a team, which its league tells.
  if (tournament.games.length === 0 || desk.event.body.type === 'team') return { players, winners: [] };
  const winner = knockoutWinner(desk.event.body, tournament);
  if (winner !== undefined) return { players, winners: [winner] };
  const table = tableOf(desk.event.body, tournament);
  if (table.kind === 'refused') return { players, winners: [] };
  return { players, winners: table.standings.rows.filter(({ rank }) => rank === 1).map(({ player }) => player) };
}

/** Who came further than everybody else has won a knockout, whatever points say (D-KO-6). */
function knockoutWinner({ type }: FederationEvent, tournament: Tournament): string | undefined {
  if (type !== 'knockout') return undefined;
  const reached = [...knockoutReached(tournament, lastPairedRound(tournament))].sort(([, a], [, b]) => b - a);
  const [first, second] = reached;
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
