import { z } from 'zod';
import { put, refuse } from '../../kit/act.ts';
import { invalid, missing } from '../../kit/refusal.ts';
import { eventAct } from '../event-act.ts';
import { eventScope } from '../event-desk.ts';
import { stateRefusals } from '../event-refusals.ts';
import { ruledRefusals } from '../reserves/under-reserve.ts';
import { boardAddress, boardId, boardKind, outcomeSchema } from './board.ts';
import { boardConflict, enteredBoard, outcomeRefusals, saysTheSame } from './entered-board.ts';
import { roundId, roundKind } from './round.ts';

/**
 * Enters the result of one board. Repeating a result changes nothing; a different one, on a board changed meanwhile, is
 * a conflict.
 */
export const enterResult = eventAct({
  kind: 'result.enter',
  command: z.strictObject({
    ...boardAddress,
    ...outcomeSchema.shape,
  }),
  outcome: z.strictObject({
    board: z.string(),
    version: z.int(),
    device: z.string().exactOptional(),
    changed: z.boolean(),
  }),
  subject: ({ event, round, board }) => ({ kind: 'board', id: boardId(event, round, board) }),
  load: async (reading, { event, round, board }) => ({
    round: await reading.get(roundKind, roundId(event, round)),
    board: await reading.get(boardKind, boardId(event, round, board)),
  }),
  scope: (found, { event, round, board }) => ({ ...eventScope(found), board: { event, round, board } }),
  decide: ({ event, round, board }, command, terms) => {
    const stands = round !== undefined && round.body.state !== 'undone' && command.board <= round.body.pairs.length;
    if (!stands || board === undefined)
      return refuse(missing('board-unknown', { round: command.round, board: command.board }, { field: 'board' }));
    const by = terms.actor.device && { device: terms.actor.device.id };
    const done = { board: board.id, version: board.version, ...by };
    if (saysTheSame(board.body, command)) return { changes: [], outcome: { ...done, changed: false } };
    const refused = [
      ...stateRefusals(event, ['running']),
      ...outcomeRefusals(event.body, command, 'result'),
      ...ruledRefusals(event.body, board, 'result'),
      ...boardConflict(board, command),
    ];
    if (round.body.state === 'closed')
      refused.push(invalid('round-closed', { round: command.round }, { field: 'round' }));
    if (refused.length > 0) return refuse(...refused);
    return {
      changes: [put(boardKind, board.id, board.version, enteredBoard(board.body, command, terms))],
      outcome: { ...done, version: board.version + 1, changed: true },
    };
  },
});
