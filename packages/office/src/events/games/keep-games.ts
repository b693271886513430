import { RESULTS } from '@escala/core';
import { MOST_PGN, type PgnRead } from '@escala/formats';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { readText } from '../../kit/read-text.ts';
import { invalid } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { deskAct } from '../event-act.ts';
import { activeEntries, type EventDesk, standingBoards } from '../event-desk.ts';
import { stateRefusals } from '../event-refusals.ts';
import { namesAgree } from '../reports/other-names.ts';
import { boardKind, type EventBoard } from '../rounds/board.ts';
import { enteredBoard } from '../rounds/entered-board.ts';
import { filedGame } from './kept-games.ts';

/** Why a game of a file was not assigned to a board. */
const LEFT_GAMES = ['player-unknown', 'player-doubtful', 'not-paired', 'other-colours', 'twice'] as const;

const result = z.enum(RESULTS);

/** The outcome of a file. */
export const readGamesSchema = z.strictObject({
  games: z.int(),
  results: z.int(),
  differ: z.array(z.strictObject({ round: z.int(), board: z.int(), told: result, onFile: result })),
  /** Games without a board, by line. */
  left: z.array(
    z.strictObject({
      line: z.int(),
      why: z.enum([...LEFT_GAMES, 'unreadable', 'too-long', 'too-many']),
      name: z.string().exactOptional(),
    }),
  ),
});

/**
 * Assigns games of a PGN file to their boards. On request, a board without a result takes that of its game; a board
 * with a different result keeps it, and both are reported (D-OFF-606).
 */
export const keepGames = deskAct({
  kind: 'games.keep',
  command: z.strictObject({
    event: z.string(),
    text: z.string().min(1).max(MOST_PGN),
    /** Also takes over their results. */
    results: z.boolean().optional(),
  }),
  outcome: readGamesSchema,
  onRecord: ({ event, results }, digest) => ({ event, ...(results !== undefined && { results }), digest: digest() }),
  load: async (_reading, { text }, ports) => ({ read: await readText(ports)('pgn', text) }),
  decide: ({ desk, read }, { event, results = false }, terms) => {
    const refused = stateRefusals(desk.event, ['running', 'closed', 'accepted']);
    if (refused.length > 0) return refuse(...refused);
    const { games, problems } = read;
    if (games.length === 0) return refuse(invalid('pgn-none', { line: problems[0]?.line ?? 1 }, { field: 'text' }));
    const found = foundGames(desk, games);
    const open = new Set(desk.rounds.flatMap(({ body }) => (body.state === 'paired' ? [body.round] : [])));
    const placed = found.flatMap((each) => ('board' in each ? [each] : []));
    const taken = placed.filter(
      ({ game, board: { body } }) =>
        results &&
        game.result !== undefined &&
        body.result === undefined &&
        body.reservation === undefined &&
        open.has(body.round) &&
        desk.event.body.state === 'running',
    );
    return {
      changes: taken.map(({ game, board }) =>
        put(boardKind, board.id, board.version, enteredBoard(board.body, { result: game.result! }, terms)),
      ),
      filings: placed.map(({ game, board: { body } }) => {
        const { moves, plies, result: told } = game;
        const { round, board, white, black } = body;
        return filedGame(event, { round, board, white, black, moves, plies, ...(told && { result: told }) });
      }),
      outcome: {
        games: placed.length,
        results: taken.length,
        differ: placed.flatMap(({ game, board: { body } }) =>
          game.result !== undefined && body.result !== undefined && game.result !== body.result
            ? [{ round: body.round, board: body.board, told: game.result, onFile: body.result }]
            : [],
        ),
        left: [
          ...found.flatMap((each) =>
            'left' in each
              ? [
                  {
                    line: each.game.line,
                    why: each.left,
                    ...(each.name !== undefined && { name: each.name.slice(0, 100) }),
                  },
                ]
              : [],
          ),
          ...problems.map(({ line, code }) => ({ line, why: code.slice('pgn.'.length) as 'unreadable' })),
        ].sort((a, b) => a.line - b.line),
      },
    };
  },
});

type FoundGame =
  | { readonly game: PgnRead; readonly board: Kept<EventBoard> }
  | { readonly game: PgnRead; readonly left: (typeof LEFT_GAMES)[number]; readonly name?: string };

/**
 * Finds the players of each game by FIDE number, or by name if only one player has it (D-OFF-271), and the board by the
 * pair; if they meet more than once, by the file's round (D-OFF-606).
 */
function foundGames(desk: EventDesk, games: readonly PgnRead[]): FoundGame[] {
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
