import { TIE_BREAK_PACES } from '@escala/core';
import { matchDecisions } from '@escala/regulations';
import { z } from 'zod';
import { type Change, put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { deskAct } from '../event-act.ts';
import { type EventDesk, standingBoards, standingRounds } from '../event-desk.ts';
import { stateRefusals, versionRefusals } from '../event-refusals.ts';
import { tournamentOfDesk } from '../tournament-of-desk.ts';
import { boardId, boardKind, type EventBoard } from './board.ts';
import { laterRefusals } from './drop-game.ts';
import { isKnockout } from './level-matches.ts';
import { type Pair, roundId, roundKind } from './round.ts';

const command = z.strictObject({
  event: z.string(),
  round: z.int().min(1),
  /** Version of the round. */
  version: z.int().min(1),
  /** A board of the match. */
  board: z.int().min(1),
  /** Tie-break games; without a pace they are further games of the match itself and count like the others. */
  pace: z.enum(TIE_BREAK_PACES).optional(),
  /** By default two for rapid or blitz, otherwise one (D-OFF-930). */
  games: z.int().min(1).max(12).optional(),
  /** Has White in the first of them; then colours alternate. */
  white: z.string(),
});
type Asked = z.infer<typeof command>;

/**
 * Adds games to a knockout match: each is a board of the round, and its result is entered like any other (D-KO-5). A
 * closed round takes results again.
 */
export const addGames = deskAct({
  kind: 'round.add-games',
  command,
  outcome: z.strictObject({ round: z.string(), version: z.int(), boards: z.array(z.int()) }),
  subject: ({ event, round }) => ({ kind: 'round', id: roundId(event, round) }),
  decide: ({ desk }, asked) => {
    const round = standingRounds(desk).find(({ body }) => body.round === asked.round);
    const board = standingBoards(desk).find((each) => each.id === boardId(asked.event, asked.round, asked.board))?.body;
    if (round === undefined || board === undefined)
      return refuse(missing('board-unknown', { round: asked.round, board: asked.board }, { field: 'board' }));
    const refused = [
      ...stateRefusals(desk.event, ['running']),
      ...versionRefusals(round, asked.version, asked),
      ...laterRefusals(desk, asked.round),
      ...matchRefusals(desk, board, asked),
      ...(asked.pace === 'armageddon' && (asked.games ?? 1) > 1
        ? [invalid('armageddon-is-one', {}, { field: 'games' })]
        : []),
    ];
    if (refused.length > 0) return refuse(...refused);
    const added = newGames(board, round.body.pairs.length, asked);
    const pairs = [...round.body.pairs, ...added];
    return {
      changes: [
        put(roundKind, round.id, round.version, { ...round.body, state: 'paired' as const, pairs }),
        ...boardsOf(desk, asked, added),
      ],
      outcome: { round: round.id, version: round.version + 1, boards: added.map((pair) => pair.board) },
    };
  },
});

function newGames({ white: one, black: other }: EventBoard, after: number, asked: Asked): Pair[] {
  const { white, pace, games: length = pace === 'rapid' || pace === 'blitz' ? 2 : 1 } = asked;
  const black = white === one ? other : one;
  return Array.from({ length }, (_, i) => ({
    board: after + i + 1,
    ...(i % 2 === 0 ? { white, black } : { white: black, black: white }),
    ...(pace !== undefined && { pace }),
  }));
}

/** If a board of that number was taken back, the new one continues its versions. */
function boardsOf({ boards }: EventDesk, { event, round }: Asked, added: readonly Pair[]): Change[] {
  return added.map((pair) => {
    const id = boardId(event, round, pair.board);
    return put(boardKind, id, boards.find((kept) => kept.id === id)?.version ?? 0, { event, round, ...pair });
  });
}

/** Only a knockout has matches; a decided match is over, and tie-breaks come after all its games. */
function matchRefusals(desk: EventDesk, { white, black }: EventBoard, asked: Asked): Refusal[] {
  if (!isKnockout(desk.event.body)) return [invalid('match-of-knockout', {}, { field: 'event' })];
  if (![white, black].includes(asked.white)) return [missing('entry-unknown', { id: asked.white }, { field: 'white' })];
  const tournament = tournamentOfDesk(desk);
  const nameOf = (id: string): string => desk.players.get(id)?.name ?? id;
  const decision = matchDecisions(tournament)(asked.round, white, black);
  if (decision !== undefined) {
    const winner = decision.winner === null ? '–' : nameOf(decision.winner);
    return [invalid('match-decided', { white: nameOf(white), black: nameOf(black), winner }, { field: 'board' })];
  }
  const open = tournament.games.filter(
    (game) => game.round === asked.round && game.result === undefined && [white, black].includes(game.white),
  );
  if (asked.pace === undefined || open.length === 0) return [];
  const boards = open.map(({ board }) => board).join(', ');
  return [invalid('results-missing', { round: asked.round, boards }, { field: 'board' })];
}
