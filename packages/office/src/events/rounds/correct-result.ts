import { z } from 'zod';
import { put, refuse, type Terms } from '../../kit/act.ts';
import { invalid, missing, type Refusal } from '../../kit/refusal.ts';
import { cited } from '../book-of-event.ts';
import type { FederationEvent } from '../event.ts';
import { deskAct } from '../event-act.ts';
import { lastRound, standingBoards } from '../event-desk.ts';
import { countedRefusals, stateRefusals } from '../event-refusals.ts';
import { ratingFactsOf, unusedFacts } from '../ratings/rating-facts.ts';
import { loadReported, reportAnew } from '../reports/report-of-desk.ts';
import { ruledRefusals, unreservedRefusals } from '../reserves/under-reserve.ts';
import { boardAddress, boardId, boardKind, type EventBoard, outcomeSchema, toldGameFactsSchema } from './board.ts';
import { boardConflict, enteredBoard, outcomeRefusals } from './entered-board.ts';

const command = z.strictObject({
  ...boardAddress,
  ...outcomeSchema.shape,
  result: outcomeSchema.shape.result.unwrap(),
  /** Null: the game is no longer under reserve, since both players agree or it was a mistake (D-OFF-230). */
  reservation: outcomeSchema.shape.reservation.unwrap().nullable().optional(),
  /** Facts about the game for rating books; those left out do not change. */
  ratingFacts: toldGameFactsSchema.optional(),
  /** They sat with reversed colours; the result gives White's points first, as they sat. */
  coloursReversed: z.boolean().optional(),
});
type Asked = z.infer<typeof command>;

/** Corrects a result, with a reason; a waiting report is renewed. */
export const correctResult = deskAct({
  kind: 'result.correct',
  command,
  reason: 'required',
  outcome: z.strictObject({ board: z.string(), version: z.int(), pairedAfter: z.boolean() }),
  subject: ({ event, round, board }) => ({ kind: 'board', id: boardId(event, round, board) }),
  load: (reading, _command, _ports, { desk }) => loadReported(reading, desk),
  decide: (facts, asked, terms) => {
    const { desk } = facts;
    const id = boardId(asked.event, asked.round, asked.board);
    const board = standingBoards(desk).find((each) => each.id === id);
    if (board === undefined)
      return refuse(missing('board-unknown', { round: asked.round, board: asked.board }, { field: 'board' }));
    const { reservation, ratingFacts = {}, ...outcome } = asked;
    const refused = [
      ...stateRefusals(desk.event, ['running', 'closed', 'submitted', 'refused']),
      ...countedRefusals(desk.event.body, asked.round),
      ...outcomeRefusals(desk.event.body, { ...outcome, ...(reservation && { reservation }) }, 'result'),
      ...ruledRefusals(desk.event.body, board, 'result'),
      ...(reservation === null ? unreservedRefusals(desk.event.body, board) : []),
      ...(reservation ? lateRefusals(desk.event.body, asked) : []),
      ...unusedFacts(ratingFacts, ratingFactsOf(desk.federation).gameFacts, 'ratingFacts'),
      ...boardConflict(board, outcome),
    ];
    if (refused.length > 0) return refuse(...refused);
    const body = corrected(board.body, asked, terms);
    return {
      changes: [put(boardKind, id, board.version, body), ...reportAnew(facts, { ...board, body })],
      outcome: { board: id, version: board.version + 1, pairedAfter: lastRound(desk) > asked.round },
    };
  },
});

function corrected(board: EventBoard, { reservation, ratingFacts, ...outcome }: Asked, terms: Terms): EventBoard {
  const seats = outcome.coloursReversed === true ? { white: board.black, black: board.white } : {};
  const { reservation: before, ...free } = board;
  const kept = reservation === null || before === undefined ? free : { ...free, reservation: before };
  const facts = Object.entries({ ...board.ratingFacts, ...ratingFacts }).filter(([, isSo]) => isSo);
  const rated = { ratingFacts: Object.fromEntries(facts.map(([fact]) => [fact, true as const])) };
  const { ratingFacts: _before, ...played } = kept;
  return enteredBoard(
    { ...played, ...(facts.length > 0 && rated), ...seats },
    { ...outcome, ...(reservation && { reservation }) },
    terms,
  );
}

/** Playing under reserve must be declared at the board, not after play has ended (Sub-condicione 6.1). */
function lateRefusals(event: FederationEvent, { round, board }: Asked): Refusal[] {
  if (event.state === 'running') return [];
  return [invalid('reservation-late', { round, board }, { field: 'reservation', ...cited(event, 'reserve') })];
}
