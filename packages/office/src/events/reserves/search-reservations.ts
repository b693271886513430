import { GAME_KINDS, RESULTS } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import type { Reading } from '../../ports.ts';
import { playerKind } from '../../registry/players/player.ts';
import { matchLineShape } from '../../teams/answer-shapes.ts';
import { gamesOfActa } from '../../teams/matches/acting-players.ts';
import { loadMatch, type MatchDesk } from '../../teams/matches/match-desk.ts';
import { matchLine } from '../../teams/matches/match-line.ts';
import { matchReserveKind, matchReserveShape, shownReserve } from '../../teams/reserves/match-reserve.ts';
import { openReserves } from '../../teams/reserves/match-reserves.ts';
import { boardLine, boardLineShape, namesShape } from '../answer-shapes.ts';
import { entryKind } from '../entries/entry.ts';
import { EVENT_STATES, eventKind } from '../event.ts';
import { standingBoards } from '../event-desk.ts';
import { deskOf, namesOf } from '../event-seen.ts';
import { boardKind, isUnderReserve } from '../rounds/board.ts';

const reservedMatchShape = z.strictObject({
  match: matchLineShape,
  league: z.string(),
  leagueId: z.string(),
  /** Names of the two teams. */
  home: z.string(),
  away: z.string(),
  reserves: z.array(
    matchReserveShape.extend({
      /** For a board: the players, and what the acta says so far. */
      white: z.string().optional(),
      black: z.string().optional(),
      result: z.enum(RESULTS).optional(),
      kind: z.enum(GAME_KINDS).optional(),
    }),
  ),
});

const leaveShape = z.strictObject({
  event: z.string(),
  name: z.string(),
  player: z.string(),
  playerName: z.string(),
  version: z.int(),
  on: z.iso.date(),
  reason: z.string(),
});

const answer = z.strictObject({
  events: z.array(
    z.strictObject({
      event: z.string(),
      name: z.string(),
      state: z.enum(EVENT_STATES),
      /** The last paired round: a ruling on an earlier round does not change it. */
      lastRound: z.int(),
      boards: z.array(boardLineShape.extend({ round: z.int() })),
      names: namesShape,
    }),
  ),
  /** For leagues: boards of a match, or the whole match. */
  matches: z.array(reservedMatchShape),
  /** Players who ask to leave an event (fce-1990, Retirats 14.2.1). */
  leaves: z.array(leaveShape),
});
type Told = z.infer<typeof answer>;

const OVER = ['accepted', 'annulled'];

/** Games and matches under reserve awaiting a ruling, by event and by match (fce-1990, Sub-condicione 6.1). */
export const searchReservations = defineQuestion({
  kind: 'reservation.search',
  input: z.strictObject({}),
  answer,
  ask: async (reading): Promise<Told> => {
    const found = await reading.find(boardKind, { key: 'reserve', equals: 'open' });
    const events: Told['events'] = [];
    for (const event of [...new Set(found.map(({ body }) => body.event))].sort()) {
      const desk = await deskOf(reading, event);
      const { name, state } = desk.event.body;
      const boards = standingBoards(desk).filter(({ body }) => isUnderReserve(body));
      if (boards.length === 0 || OVER.includes(state)) continue;
      const seated = new Set(boards.flatMap(({ body: { white, black } }) => [white, black]));
      events.push({
        event,
        name,
        state,
        lastRound: Math.max(...standingBoards(desk).map(({ body }) => body.round)),
        boards: boards.map((board) => ({ ...boardLine(board, true), round: board.body.round })),
        names: Object.fromEntries(Object.entries(namesOf(desk)).filter(([player]) => seated.has(player))),
      });
    }
    return { events, matches: await reservedMatches(reading), leaves: await openLeaves(reading) };
  },
});

async function openLeaves(reading: Reading): Promise<Told['leaves']> {
  const asked = await reading.find(entryKind, { key: 'leave', equals: 'open' });
  const [events, players] = [
    await reading.getMany(
      eventKind,
      asked.map(({ body }) => body.event),
    ),
    await reading.getMany(
      playerKind,
      asked.map(({ body }) => body.player),
    ),
  ];
  const nameOf = new Map([...events, ...players].map(({ id, body }) => [id, body.name]));
  return asked.flatMap(({ version, body: { event, player, leave } }) =>
    leave === undefined || events.some(({ id, body }) => id === event && OVER.includes(body.state))
      ? []
      : [
          {
            ...{ event, name: nameOf.get(event) ?? event, player, playerName: nameOf.get(player) ?? player, version },
            ...{ on: leave.on, reason: leave.reason },
          },
        ],
  );
}

type ReservedMatch = z.infer<typeof reservedMatchShape>;

/** League matches with anything under reserve awaiting a ruling (fce-1990, Sub-condicione 6.1). */
async function reservedMatches(reading: Reading): Promise<ReservedMatch[]> {
  const found = await reading.find(matchReserveKind, { key: 'reserve', equals: 'open' });
  const matches: ReservedMatch[] = [];
  for (const id of [...new Set(found.map(({ body }) => body.match))].sort()) {
    const desk = await loadMatch(reading, id);
    if (desk === undefined) continue;
    const boards = await boardsOf(reading, desk);
    matches.push({
      match: matchLine(desk.match, desk.acta?.body, desk.reserves, desk.league.body),
      league: desk.league.body.name,
      leagueId: desk.league.id,
      home: desk.sides.home.team.body.name,
      away: desk.sides.away.team.body.name,
      reserves: openReserves(desk.reserves).map((each) => ({
        ...shownReserve(each, true),
        ...boards.get(each.body.board ?? 0),
      })),
    });
  }
  return matches;
}

type Seated = Pick<ReservedMatch['reserves'][number], 'white' | 'black' | 'result' | 'kind'>;

/** From the acta, or from the line-ups if there is none yet. */
async function boardsOf(reading: Reading, { league, acta, sides }: MatchDesk): Promise<ReadonlyMap<number, Seated>> {
  const [home, away] = [sides.home.lineUp?.body.sheet, sides.away.lineUp?.body.sheet];
  const awaited = home && away && { home, away, results: home.boards.map(() => ({})) };
  const sheet = acta?.body ?? awaited;
  const games = sheet === undefined ? [] : gamesOfActa(league.body, sheet);
  const seated = games.flatMap(({ white, black }) => [white, black].filter((id) => id !== null));
  const players = await reading.getMany(playerKind, seated);
  const names = new Map(players.map(({ id, body }) => [id, body.name]));
  const nameOf = (id: string | null): string | undefined => (id === null ? undefined : (names.get(id) ?? id));
  return new Map(
    games.map(({ board, white, black, result, kind }) => [
      board,
      { white: nameOf(white), black: nameOf(black), ...(result !== undefined && { result, kind }) },
    ]),
  );
}
