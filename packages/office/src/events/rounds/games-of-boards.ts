import { saidKind, type TieBreakGame, type TournamentGame } from '@escala/core';
import type { Kept } from '../../ports.ts';
import type { EventBoard } from './board.ts';

/** Games that count, and those that only decide who goes on (D-KO-5). */
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
