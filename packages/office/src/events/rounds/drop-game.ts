import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { deskAct } from '../event-act.ts';
import { type EventDesk, lastRound, standingBoards, standingRounds } from '../event-desk.ts';
import { stateRefusals, versionRefusals } from '../event-refusals.ts';
import { isUnderReserve } from './board.ts';
import { roundId, roundKind } from './round.ts';

/** Removes the last game added to a match, if it has no result (D-KO-5). */
export const dropGame = deskAct({
  kind: 'round.drop-game',
  command: z.strictObject({
    event: z.string(),
    round: z.int().min(1),
    /** Version of the round. */
    version: z.int().min(1),
    board: z.int().min(1),
  }),
  outcome: z.strictObject({ round: z.string(), version: z.int() }),
  subject: ({ event, round }) => ({ kind: 'round', id: roundId(event, round) }),
  decide: ({ desk }, command) => {
    const { round: number, board: at } = command;
    const round = standingRounds(desk).find(({ body }) => body.round === number);
    const inRound = standingBoards(desk).filter(({ body }) => body.round === number);
    const board = inRound.find(({ body }) => body.board === at)?.body;
    if (round === undefined || board === undefined)
      return refuse(missing('board-unknown', { round: number, board: at }, { field: 'board' }));
    const refused = [
      ...stateRefusals(desk.event, ['running']),
      ...versionRefusals(round, command.version, command),
      ...laterRefusals(desk, number),
    ];
    const others = inRound.filter(({ body }) => body.board < at && isSameMatch(body, board));
    if (others.length === 0 || at !== round.body.pairs.length)
      refused.push(invalid('game-not-last', { round: number, board: at }, { field: 'board' }));
    if (board.result !== undefined || isUnderReserve(board))
      refused.push(invalid('board-has-result', { round: number, board: at }, { field: 'board' }));
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [put(roundKind, round.id, round.version, { ...round.body, pairs: round.body.pairs.slice(0, -1) })],
      outcome: { round: round.id, version: round.version + 1 },
    };
  },
});

interface Two {
  readonly white: string;
  readonly black: string;
}

const isSameMatch = (a: Two, b: Two): boolean =>
  [b.white, b.black].includes(a.white) && [b.white, b.black].includes(a.black);

/** Who advances is decided before the next round is paired. */
export function laterRefusals(desk: EventDesk, round: number): Refusal[] {
  const last = lastRound(desk);
  return last === round ? [] : [invalid('match-over', { round, last }, { field: 'round' })];
}
