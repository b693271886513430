import type { PgnRead } from '@escala/formats';
import type { Kept } from '../../ports.ts';
import { activeEntries, type EventDesk, standingBoards } from '../event-desk.ts';
import { namesAgree } from '../reports/names-agree.ts';
import type { EventBoard } from '../rounds/board.ts';

/** Why a game of a file is at no board of the event. */
export const LEFT_GAMES = ['player-unknown', 'player-doubtful', 'not-paired', 'other-colours', 'twice'] as const;

type FoundGame =
  | { readonly game: PgnRead; readonly board: Kept<EventBoard> }
  | { readonly game: PgnRead; readonly left: (typeof LEFT_GAMES)[number]; readonly name?: string };

/**
 * Whose games they are: a player by the FIDE number, else by the name, as far as it is one player's alone (D-OFF-271); the board by the pair and, where
 * the two meet more than once, by the round that the file tells (D-OFF-606).
 */
export function foundGames(desk: EventDesk, games: readonly PgnRead[]): FoundGame[] {
  const players = activeEntries(desk).map(({ body: { player, fide } }) => ({
    player,
    name: desk.players.get(player)?.name ?? player,
    fideId: fide?.id ?? desk.players.get(player)?.fide?.id,
  }));
  const boards = standingBoards(desk);
  const taken = new Set<string>();
  const who = (name: string, fideId: string | undefined): string[] => {
    const byNumber = players.filter((each) => fideId !== undefined && each.fideId === fideId);
    const named = players.filter((each) => name.trim().length > 1 && namesAgree(name, each.name));
    const found = byNumber.filter((each) => named.includes(each));
    return (found.length > 0 ? found : named).map(({ player }) => player);
  };
  return games.map((game): FoundGame => {
    const [white, black] = [who(game.white, game.whiteFideId), who(game.black, game.blackFideId)];
    for (const [found, name] of [
      [white, game.white],
      [black, game.black],
    ] as const)
      if (found.length === 0) return { game, left: 'player-unknown', name };
    const ofRound = boards.filter(({ body }) => game.round === undefined || body.round === game.round);
    const meet = (ones: readonly string[], others: readonly string[]): Kept<EventBoard>[] =>
      ofRound.filter(({ body }) => ones.includes(body.white) && others.includes(body.black));
    const found = meet(white, black);
    const atBoard = found.filter(({ body }) => body.board === game.board);
    const fits = found.length > 1 && atBoard.length === 1 ? atBoard : found;
    if (fits.length > 1) return { game, left: 'player-doubtful', name: `${game.white} – ${game.black}` };
    const [board] = fits;
    if (board === undefined) return { game, left: meet(black, white).length > 0 ? 'other-colours' : 'not-paired' };
    if (taken.has(board.id)) return { game, left: 'twice' };
    taken.add(board.id);
    return { game, board };
  });
}
