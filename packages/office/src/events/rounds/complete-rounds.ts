import { saidKind, type TieBreakGame, type TournamentGame } from '@escala/core';
import { gamesToPlay } from '@escala/regulations';
import { type Change, put } from '../../kit/act.ts';
import type { Kept } from '../../ports.ts';
import { type EventDesk, standingBoards, standingRounds } from '../event-desk.ts';
import type { EventBoard } from './board.ts';
import { roundKind } from './round.ts';

type Rounds = Pick<EventDesk, 'rounds' | 'boards'>;

/** Boards of a round that still need a result: the rest of a decided match does not (D-KO-10). */
export function openBoards(desk: Rounds, round: number): readonly number[] {
  const boards = standingBoards(desk).filter(({ body }) => body.round === round);
  return gamesToPlay(boards.map(({ body }) => body)).map(({ board }) => board);
}

/** Unneeded games do not count once their round is closed (D-KO-10). */
export function boardsThatCount(desk: Rounds): readonly Kept<EventBoard>[] {
  const standing = standingBoards(desk);
  const needed = new Set(gamesToPlay(standing.map(({ body }) => body)));
  const closed = new Set(desk.rounds.filter(({ body }) => body.state === 'closed').map(({ body }) => body.round));
  return standing.filter(({ body }) => body.result !== undefined || needed.has(body) || !closed.has(body.round));
}

/** Closes complete rounds up to this one: later results need a reason. */
export function closings(desk: EventDesk, upTo: number): readonly Change[] {
  return standingRounds(desk)
    .filter(({ body }) => body.round <= upTo && body.state === 'paired' && openBoards(desk, body.round).length === 0)
    .map(({ id, version, body }) => put(roundKind, id, version, { ...body, state: 'closed' as const }));
}

/** Games that count, and tie-break games that only decide who advances (D-KO-5). */
export function gamesOfBoards(boards: readonly Kept<EventBoard>[]): {
  readonly games: TournamentGame[];
  readonly tieBreakGames: TieBreakGame[];
} {
  const games: TournamentGame[] = [];
  const tieBreakGames: TieBreakGame[] = [];
  for (const { body } of boards) {
    const { round, board, white, black, pace, result, kind, ratingFacts } = body;
    if (pace === undefined)
      games.push({
        ...{ round, board, white, black },
        ...(result !== undefined && { result, ...saidKind(result, kind) }),
        ...ratingFacts,
      });
    else tieBreakGames.push({ round, white, black, pace, ...(result !== undefined && { result }) });
  }
  return { games, tieBreakGames };
}
