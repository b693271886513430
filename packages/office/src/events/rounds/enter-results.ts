import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { eventAct } from '../event-act.ts';
import { stateRefusals } from '../event-refusals.ts';
import { ruledRefusals } from '../reserves/under-reserve.ts';
import { boardKind, type EventBoard, outcomeSchema } from './board.ts';
import { boardConflict, enteredBoard, outcomeRefusals, saysTheSame } from './entered-board.ts';
import { roundId, roundKind } from './round.ts';

interface EnteredResult {
  readonly board: Kept<EventBoard>;
  /** Undefined if the board already has this result. */
  readonly body: EventBoard | undefined;
}

/** Enters results of several boards of a round, all or none. */
export const enterResults = eventAct({
  kind: 'results.enter-many',
  command: z.strictObject({
    event: z.string(),
    round: z.int().min(1),
    results: z
      .array(z.strictObject({ board: z.int().min(1), version: z.int().min(1), ...outcomeSchema.shape }))
      .min(1)
      .max(9999),
  }),
  outcome: z.strictObject({
    boards: z.array(z.strictObject({ board: z.string(), version: z.int(), changed: z.boolean() })),
  }),
  subject: ({ event, round }) => ({ kind: 'round', id: roundId(event, round) }),
  load: async (reading, { event, round }) => ({
    round: await reading.get(roundKind, roundId(event, round)),
    boards: await reading.find(boardKind, { key: 'round', equals: roundId(event, round) }),
  }),
  decide: ({ event, round, boards }, command, terms) => {
    if (round === undefined || round.body.state === 'undone')
      return refuse(missing('round-unknown', { round: command.round }, { field: 'round' }));
    const refused: Refusal[] = stateRefusals(event, ['running']);
    if (round.body.state === 'closed')
      refused.push(invalid('round-closed', { round: command.round }, { field: 'round' }));
    const byNumber = new Map(boards.map((board) => [board.body.board, board]));
    const seen = new Set<number>();
    const made = command.results.flatMap((entered, i): EnteredResult[] => {
      const field = `results.${i}`;
      const board = entered.board <= round.body.pairs.length ? byNumber.get(entered.board) : undefined;
      if (board === undefined) {
        refused.push(
          missing('board-unknown', { round: command.round, board: entered.board }, { field: `${field}.board` }),
        );
        return [];
      }
      if (seen.has(entered.board))
        refused.push(invalid('board-twice', { board: entered.board }, { field: `${field}.board` }));
      seen.add(entered.board);
      if (saysTheSame(board.body, entered)) return [{ board, body: undefined }];
      refused.push(
        ...outcomeRefusals(event.body, entered, `${field}.result`),
        ...ruledRefusals(event.body, board, `${field}.result`),
        ...boardConflict(board, entered),
      );
      return [{ board, body: enteredBoard(board.body, entered, terms) }];
    });
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: made.flatMap(({ board, body }) =>
        body === undefined ? [] : [put(boardKind, board.id, board.version, body)],
      ),
      outcome: {
        boards: made.map(({ board, body }) => ({
          board: board.id,
          version: board.version + (body === undefined ? 0 : 1),
          changed: body !== undefined,
        })),
      },
    };
  },
});
