import { dayFrom, GAME_KINDS, type IsoDate, RESULTS, writeDay } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import type { Kept, Reading } from '../../ports.ts';
import { type League, leagueKind } from '../../teams/leagues/league.ts';
import { loadLeague } from '../../teams/leagues/league-desk.ts';
import { matchLine } from '../../teams/matches/match-line.ts';
import { eventKind, type FederationEvent } from '../event.ts';
import { standingRounds } from '../event-desk.ts';
import { boardKind } from '../rounds/board.ts';
import { roundId, roundKind } from '../rounds/round.ts';
import { namedPlayerSchema, namedPlayers } from './event-calendar.ts';

const boardSchema = z.strictObject({
  board: z.int(),
  white: namedPlayerSchema,
  black: namedPlayerSchema,
  /** Absent while the game is in progress. */
  result: z.enum(RESULTS).optional(),
  kind: z.enum(GAME_KINDS).optional(),
});
const matchSchema = z.strictObject({
  match: z.string(),
  home: z.string(),
  away: z.string(),
  /** Absent until there is an acta. */
  points: z.strictObject({ home: z.number(), away: z.number() }).optional(),
});
const roundShape = { name: z.string(), round: z.int(), rounds: z.int(), date: z.iso.date().optional() };
const liveEventSchema = z.strictObject({
  event: z.string(),
  ...roundShape,
  /** The number of results entered, out of this many boards. */
  results: z.int(),
  boards: z.int(),
  first: z.array(boardSchema),
});
const liveLeagueSchema = z.strictObject({
  league: z.string(),
  ...roundShape,
  /** The number of matches with an acta, over all groups, out of this many. */
  results: z.int(),
  matches: z.int(),
  first: z.array(matchSchema),
});
/** Rounds in progress: results are missing, or it is their day (D-OFF-463). Each comes with its first boards. */
export const liveRounds = defineQuestion({
  kind: 'event.live',
  input: z.strictObject({
    limit: z.coerce.number().int().min(1).max(20).default(6),
    most: z.coerce.number().int().min(1).max(30).default(3),
  }),
  answer: z.strictObject({ events: z.array(liveEventSchema), leagues: z.array(liveLeagueSchema) }),
  ask: async (reading, { limit, most }, { today }) => {
    const running = await reading.find(
      eventKind,
      { key: 'stateByStart', startsWith: 'running/' },
      { descending: true, limit: LOOKED_THROUGH },
    );
    const events: z.infer<typeof liveEventSchema>[] = [];
    for (const event of running) {
      const live = await liveEvent(reading, event, today, most);
      if (live !== undefined && events.push(live) === limit) break;
    }
    return { events, leagues: await liveLeagues(reading, today, limit, most) };
  },
});

/** If more events are in progress, a front page shows the latest to begin. */
const LOOKED_THROUGH = 40;

async function liveEvent(
  reading: Reading,
  { id, body }: Kept<FederationEvent>,
  today: IsoDate,
  most: number,
): Promise<z.infer<typeof liveEventSchema> | undefined> {
  const rounds = standingRounds({ rounds: await reading.find(roundKind, { key: 'event', equals: id }) });
  const last = rounds.at(-1)?.body;
  if (last === undefined) return undefined;
  const found = await reading.find(boardKind, { key: 'round', equals: roundId(id, last.round) });
  const boards = found
    .map((each) => each.body)
    .filter(({ board }) => board <= last.pairs.length)
    .sort((a, b) => a.board - b.board);
  const results = boards.filter(({ result }) => result !== undefined).length;
  const date = body.roundDates?.[last.round - 1];
  if (boards.length === 0 || (results === boards.length && date !== today)) return undefined;
  const first = boards.slice(0, most);
  const named = await namedPlayers(
    reading,
    first.flatMap(({ white, black }) => [white, black]),
  );
  return {
    event: id,
    name: body.name,
    round: last.round,
    rounds: body.rounds,
    ...(date !== undefined && { date }),
    results,
    boards: boards.length,
    first: first.map(({ board, white, black, result, kind }) => ({
      board,
      white: named(white),
      black: named(black),
      ...(result !== undefined && { result }),
      ...(kind !== undefined && { kind }),
    })),
  };
}

/** Clubs have this many days to report a match. */
const DAYS_AFTER_MATCH = 2;

async function liveLeagues(reading: Reading, today: IsoDate, limit: number, most: number) {
  const since = writeDay(dayFrom(today) - DAYS_AFTER_MATCH);
  const found: z.infer<typeof liveLeagueSchema>[] = [];
  for (const { id, body } of await reading.list(leagueKind)) {
    const round = 1 + (body.roundDates ?? []).findLastIndex((day) => since <= day && day <= today);
    const live = round === 0 ? undefined : await liveLeague(reading, id, body, round, today, most);
    if (live !== undefined) found.push(live);
  }
  return found.slice(0, limit);
}

async function liveLeague(
  reading: Reading,
  id: string,
  league: League,
  round: number,
  today: IsoDate,
  most: number,
): Promise<z.infer<typeof liveLeagueSchema> | undefined> {
  const desk = await loadLeague(reading, id);
  const matches = desk?.matches.filter(({ body }) => body.round === round) ?? [];
  const lines = matches.map((match) => matchLine(match, desk!.actas.get(match.id)?.body, [], league));
  const results = lines.filter(({ boardPoints, result }) => boardPoints !== undefined || result !== undefined).length;
  const date = league.roundDates![round - 1]!;
  if (lines.length === 0 || (results === lines.length && date !== today)) return undefined;
  const teams = new Map(desk!.teams.map((team) => [team.id, team.body.name]));
  return {
    league: id,
    name: league.name,
    round,
    rounds: league.roundDates!.length,
    date,
    results,
    matches: lines.length,
    first: lines.slice(0, most).map(({ id: match, home, away, boardPoints }) => ({
      match,
      home: teams.get(home) ?? home,
      away: teams.get(away) ?? away,
      ...(boardPoints !== undefined && { points: boardPoints }),
    })),
  };
}
