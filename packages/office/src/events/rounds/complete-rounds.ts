import { type Change, put } from '../../kit/act.ts';
import { type EventDesk, standingBoards, standingRounds } from '../event-desk.ts';
import { roundKind } from './round.ts';

/** Boards of a round that have no result yet; a tie-break game that was not needed has none (D-KO-5). */
export function openBoards(desk: Pick<EventDesk, 'rounds' | 'boards'>, round: number): readonly number[] {
  return standingBoards(desk)
    .filter(({ body }) => body.round === round && body.pace === undefined && body.result === undefined)
    .map(({ body }) => body.board);
}

/** Rounds up to one that are complete and not closed yet are closed: later results need a reason. */
export function closings(desk: EventDesk, upTo: number): readonly Change[] {
  return standingRounds(desk)
    .filter(({ body }) => body.round <= upTo && body.state === 'paired' && openBoards(desk, body.round).length === 0)
    .map(({ id, version, body }) => put(roundKind, id, version, { ...body, state: 'closed' as const }));
}
