import { z } from 'zod';
import { commissionVoteSchema } from '../../claims/claim.ts';
import { put, refuse } from '../../kit/act.ts';
import { missing } from '../../kit/refusal.ts';
import { deskAct } from '../event-act.ts';
import { lastRound, standingBoards } from '../event-desk.ts';
import { countedRefusals, stateRefusals } from '../event-refusals.ts';
import { loadReported, reportAnew } from '../reports/report-of-desk.ts';
import { boardAddress, boardId, boardKind, outcomeSchema } from '../rounds/board.ts';
import { boardConflict, enteredBoard, outcomeRefusals } from '../rounds/entered-board.ts';
import { rulingVoteRefusals } from './ruling-vote.ts';
import { unreservedRefusals } from './under-reserve.ts';

const command = z.strictObject({
  ...boardAddress,
  result: outcomeSchema.shape.result.unwrap(),
  kind: outcomeSchema.shape.kind,
  vote: commissionVoteSchema.optional(),
});

/** The competition committee rules on a game under reserve: its reading counts, and the reason is the ruling (Sub-condicione 6.1). */
export const ruleResult = deskAct({
  kind: 'result.rule',
  command,
  reason: 'required',
  outcome: z.strictObject({
    board: z.string(),
    version: z.int(),
    /** Whether the result differs from the one on the board. */
    changed: z.boolean(),
    pairedAfter: z.boolean(),
  }),
  subject: ({ event, round, board }) => ({ kind: 'board', id: boardId(event, round, board) }),
  load: (reading, _command, _ports, { desk }) => loadReported(reading, desk),
  decide: (facts, asked, terms) => {
    const { desk, office } = facts;
    const id = boardId(asked.event, asked.round, asked.board);
    const board = standingBoards(desk).find((each) => each.id === id);
    if (board === undefined)
      return refuse(missing('board-unknown', { round: asked.round, board: asked.board }, { field: 'board' }));
    const refused = [
      ...stateRefusals(desk.event, ['running', 'closed', 'submitted', 'refused']),
      ...countedRefusals(desk.event.body, asked.round),
      ...unreservedRefusals(desk.event.body, board),
      ...outcomeRefusals(desk.event.body, asked, 'result'),
      ...rulingVoteRefusals(office.federation, asked.vote, terms.today),
      ...boardConflict(board, asked),
    ];
    const { reservation } = board.body;
    if (refused.length > 0 || reservation === undefined) return refuse(...refused);
    const { vote, result, kind } = asked;
    const { vote: _before, ...told } = reservation;
    const ruled = { ...told, ruling: terms.reason ?? '', ruledOn: terms.today, ...(vote !== undefined && { vote }) };
    const body = { ...enteredBoard(board.body, { result, kind }, terms), reservation: ruled };
    return {
      changes: [put(boardKind, id, board.version, body), ...reportAnew(facts, { ...board, body })],
      outcome: {
        board: id,
        version: board.version + 1,
        changed: body.result !== board.body.result || body.kind !== (board.body.kind ?? 'played'),
        pairedAfter: lastRound(desk) > asked.round,
      },
    };
  },
});
