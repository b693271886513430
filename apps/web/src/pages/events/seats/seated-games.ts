import type { TieBreakPace, TournamentGame } from '@escala/core';
import { showRounds } from '@escala/office/questions';
import { systemOf } from '../../../components/competition-book.ts';
import { boardsToSeat, gamesOfRound } from '../../../components/events/pairings.ts';
import type { Ask } from '../../../kit/page.ts';
import type { EventSeen } from '../event-seen.ts';

export type SeatedGame = Pick<TournamentGame, 'white' | 'black' | 'result' | 'kind'> & {
  readonly board: number;
  readonly pace?: TieBreakPace | undefined;
};

/**
 * The boards of a round as seated: with the tie-break games of a
 * knockout, and without games that are not needed (D-OFF-931, D-KO-10).
 */
export async function seatedGames(
  ask: Ask,
  { shown, tournament }: Pick<EventSeen, 'shown' | 'tournament'>,
  round: number,
): Promise<SeatedGame[]> {
  const games = gamesOfRound(tournament, round).map((game, i) => ({ ...game, board: game.board ?? i + 1 }));
  const isOfDesk = shown.rounds.some((each) => each.round === round);
  if (!isOfDesk || systemOf(shown.event)?.eventType !== 'knockout') return games;
  const { rounds } = await ask(showRounds, { event: shown.id, round });
  return boardsToSeat([...games, ...rounds[0]!.boards.filter(({ pace }) => pace !== undefined)]);
}
