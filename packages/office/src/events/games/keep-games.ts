import { RESULTS } from '@escala/core';
import { MOST_PGN } from '@escala/formats';
import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { readText } from '../../kit/read-text.ts';
import { invalid } from '../../kit/refusal.ts';
import { deskAct } from '../event-act.ts';
import { stateRefusals } from '../event-refusals.ts';
import { boardKind } from '../rounds/board.ts';
import { enteredBoard } from '../rounds/entered-board.ts';
import { foundGames, LEFT_GAMES } from './found-games.ts';
import { filedGame } from './kept-games.ts';

const result = z.enum(RESULTS);

/** What a file brought. */
export const readGamesSchema = z.strictObject({
  games: z.int(),
  results: z.int(),
  differ: z.array(z.strictObject({ round: z.int(), board: z.int(), told: result, onFile: result })),
  /** What came to no board, by line. */
  left: z.array(
    z.strictObject({
      line: z.int(),
      why: z.enum([...LEFT_GAMES, 'unreadable', 'too-long', 'too-many']),
      name: z.string().exactOptional(),
    }),
  ),
});

/**
 * Games of a PGN come to their boards. A board without a result takes that of its game, where that is wished; one that has another keeps it,
 * and both are told (D-OFF-606).
 */
export const keepGames = deskAct({
  kind: 'games.keep',
  command: z.strictObject({
    event: z.string(),
    text: z.string().min(1).max(MOST_PGN),
    /** Also their results. */
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
