import { invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { type ByRules, cited } from '../book-of-event.ts';
import type { Rounds } from '../event.ts';
import { type EventDesk, standingBoards } from '../event-desk.ts';
import { type EventBoard, isSuspended, isUnderReserve } from '../rounds/board.ts';

const ALL: Rounds = { from: 1, to: Number.POSITIVE_INFINITY };

/** Boards of a round awaiting a ruling. */
export function boardsUnderReserve(desk: Pick<EventDesk, 'rounds' | 'boards'>, round: number): readonly number[] {
  return standingBoards(desk)
    .filter(({ body }) => body.round === round && isUnderReserve(body))
    .map(({ body }) => body.board);
}

/** Boards of a round adjourned with a sealed move (Sub-condicione 6.2). */
export function boardsSuspended(
  desk: Pick<EventDesk, 'rounds' | 'boards'>,
  round: number,
): { board: number; resumesOn?: string }[] {
  return standingBoards(desk)
    .filter(({ body }) => body.round === round && isSuspended(body))
    .map(({ body: { board, reservation } }) => {
      const resumesOn = reservation?.suspended?.resumesOn;
      return { board, ...(resumesOn !== undefined && { resumesOn }) };
    });
}

/** The committee's reading counts: without it play is not over, and nothing can be reported. */
export function openReservations(desk: EventDesk, { from, to }: Rounds = ALL): Refusal[] {
  const by = cited(desk.event.body, 'reserve');
  return standingBoards(desk)
    .filter(({ body }) => isUnderReserve(body) && from <= body.round && body.round <= to)
    .map(({ body: { round, board } }) => invalid('reservation-open', { round, board }, { field: 'event', ...by }));
}

/** A ruled game stays as ruled; those who ruled may rule again (D-OFF-234). */
export function ruledRefusals(
  event: ByRules,
  { body: { round, board, reservation } }: Kept<EventBoard>,
  field: string,
): Refusal[] {
  if (reservation?.ruling === undefined) return [];
  return [invalid('result-ruled', { round, board }, { field, ...cited(event, 'reserve') })];
}

/** There must be something to rule on, or to take back. */
export function unreservedRefusals(
  event: ByRules,
  { body: { round, board, reservation } }: Kept<EventBoard>,
): Refusal[] {
  return reservation === undefined
    ? [invalid('reservation-missing', { round, board }, { field: 'board', ...cited(event, 'reserve') })]
    : [];
}
