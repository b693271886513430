import { lastPairedRound, type Tournament } from '@escala/core';
import { knockoutReached } from '@escala/regulations';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import type { Found, OfficePorts, Reading, Where } from '../../ports.ts';
import { federationFor } from '../../rating/series/find-series.ts';
import { playerKind } from '../../registry/players/player.ts';
import { shownTitle } from '../../titles/title.ts';
import { eventLine, eventLineShape } from '../answer-shapes.ts';
import { tableOf } from '../book-of-event.ts';
import { entryKind } from '../entries/entry.ts';
import { type EventState, eventKind, type FederationEvent } from '../event.ts';
import { activeEntries } from '../event-desk.ts';
import { tournamentSeen } from '../event-seen.ts';

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

const lineSchema = eventLineShape.extend({
  players: z.int(),
  /** Start of the first round, for upcoming events (D-OFF-477). */
  time: z.string().optional(),
  /** The winner by the event's own tie-breaks: several if they stay tied, none in team competitions. */
  winners: z.array(namedPlayerSchema),
});
/** Upcoming events, on request those in progress, and finished ones, seen from today. */
export const eventCalendar = defineQuestion({
  kind: 'event.calendar',
  input: z.strictObject({
    upcoming: z.coerce.number().int().min(0).max(20).default(4),
    running: z.coerce.number().int().min(0).max(20).default(0),
    finished: z.coerce.number().int().min(0).max(20).default(6),
  }),
  answer: z.strictObject({
    /** Next to begin first. */
    upcoming: z.array(lineSchema),
    /** Latest to begin first. */
    running: z.array(lineSchema),
    /** Latest to end first. */
    finished: z.array(lineSchema),
  }),
  ask: async (reading, asked, { today }, ports) => {
    const upcoming = await eventsIn(reading, { key: 'start', from: today }, false, ['registered'], asked.upcoming);
    const played = { key: 'stateByStart', startsWith: 'running/' };
    const running = await eventsIn(reading, played, true, ['running'], asked.running);
    // `~` sorts after every digit, so events ending today are included.
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

/** The first events in these states, in order of the key; a phase is shown with the event it belongs to. */
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

/** The winners, including ties, and the number of players. */
interface EventResult {
  readonly players: number;
  readonly winners: readonly string[];
}

/** For events that count: valid while their games stay in memory and the event does not change. */
const known = new WeakMap<Uint8Array, { readonly version: number; readonly result: EventResult }>();

export async function eventResult(
  reading: Reading,
  ports: OfficePorts,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<EventResult> {
  const { record } = await federationFor(ports, reading);
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
  // A team competition is won by a team, which its league shows.
  if (tournament.games.length === 0 || desk.event.body.type === 'team') return { players, winners: [] };
  const winner = knockoutWinner(desk.event.body, tournament);
  if (winner !== undefined) return { players, winners: [winner] };
  const table = tableOf(desk.event.body, tournament);
  if (table.kind === 'refused') return { players, winners: [] };
  return { players, winners: table.standings.rows.filter(({ rank }) => rank === 1).map(({ player }) => player) };
}

/** The player who got further than all others has won a knockout, whatever the points (D-KO-6). */
function knockoutWinner({ type }: FederationEvent, tournament: Tournament): string | undefined {
  if (type !== 'knockout') return undefined;
  const reached = [...knockoutReached(tournament, lastPairedRound(tournament))].sort(([, a], [, b]) => b - a);
  const [first, second] = reached;
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : undefined;
}
