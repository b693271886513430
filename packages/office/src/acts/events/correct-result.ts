import { z } from 'zod';
import { type Change, defineAct, put, refuse, type Terms } from '../../kit/act.ts';
import { missing } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { boardId, boardKind, type EnteredOutcome, type EventBoard, outcomeSchema } from '../../records/board.ts';
import { type Federation, federationKind } from '../../records/federation.ts';
import { type EventReport, reportKind } from '../../records/report.ts';
import { boardConflict, enteredBoard, outcomeRefusals } from './desk/entered-board.ts';
import { scopeOfDesk } from './desk/entry-found.ts';
import { type EventDesk, lastRound, loadDesk, standingBoards } from './desk/event-desk.ts';
import { eventUnknown, stateRefusals } from './desk/event-refusals.ts';
import { reportOfDesk } from './desk/report-of-desk.ts';

const command = z.strictObject({
  event: z.string(),
  round: z.int().min(1),
  board: z.int().min(1),
  /** Of the board. */
  version: z.int().min(1),
  ...outcomeSchema.shape,
  result: outcomeSchema.shape.result.unwrap(),
  /** They sat the other way round; the result is White's points first, as they sat. */
  coloursReversed: z.boolean().optional(),
});

/** A result is put right, or a ruling fixes one under reserve, with a reason; a report that waits is made anew. */
export const correctResult = defineAct({
  kind: 'result.correct',
  command,
  reason: 'required',
  outcome: z.strictObject({ board: z.string(), version: z.int(), pairedAfter: z.boolean() }),
  subject: ({ event, round, board }) => ({ kind: 'board', id: boardId(event, round, board) }),
  load: async (reading, { event }) => ({
    federation: (await reading.get(federationKind, reading.federation))?.body,
    desk: await loadDesk(reading, event),
    report: await reading.get(reportKind, event),
  }),
  scope: (facts) => scopeOfDesk(facts),
  decide: ({ federation, desk, report }, asked, terms) => {
    if (desk === undefined) return refuse(eventUnknown(asked.event));
    const id = boardId(asked.event, asked.round, asked.board);
    const board = standingBoards(desk).find((each) => each.id === id);
    if (board === undefined)
      return refuse(missing('board-unknown', { round: asked.round, board: asked.board }, { field: 'board' }));
    const refused = [
      ...stateRefusals(desk.event, ['running', 'closed', 'submitted', 'refused']),
      ...outcomeRefusals(asked, 'result'),
      ...boardConflict(board, asked),
    ];
    if (refused.length > 0) return refuse(...refused);
    const body = corrected(board.body, asked, terms);
    return {
      changes: [put(boardKind, id, board.version, body), ...anew(federation, desk, report, { ...board, body })],
      outcome: { board: id, version: board.version + 1, pairedAfter: lastRound(desk) > asked.round },
    };
  },
});

function corrected(
  board: EventBoard,
  asked: EnteredOutcome & { readonly coloursReversed?: boolean | undefined },
  terms: Terms,
): EventBoard {
  const seats = asked.coloursReversed === true ? { white: board.black, black: board.white } : {};
  const ruled = board.reservation === undefined ? undefined : { ...board.reservation, ruling: terms.reason ?? '' };
  return {
    ...enteredBoard({ ...board, ...seats }, asked, terms),
    ...(asked.reservation === undefined && ruled !== undefined && { reservation: ruled }),
  };
}

function anew(
  federation: Federation | undefined,
  desk: EventDesk,
  report: Kept<EventReport> | undefined,
  board: Kept<EventBoard>,
): Change[] {
  if (report === undefined || desk.event.body.state !== 'submitted' || report.body.source !== 'desk') return [];
  const boards = desk.boards.map((each) => (each.id === board.id ? board : each));
  const facts = reportOfDesk(federation, { ...desk, boards }, report.body.submittedOn);
  return [put(reportKind, report.id, report.version, { ...report.body, ...facts })];
}
