import { dayFrom, type Finding, findingOf, type IsoDate } from '@escala/core';
import type { CompetitionRuleBook } from '@escala/regulations';
import type { MOVE_GROUNDS } from '../event.ts';

/** A round, or one match of it, on another day or elsewhere than announced. */
export interface ToldMove {
  readonly round: number;
  readonly rounds: number;
  readonly from?: IsoDate | undefined;
  readonly to?: IsoDate | undefined;
  readonly venueMoves: boolean;
  /** Without it, the commission has permitted nothing. */
  readonly because?: (typeof MOVE_GROUNDS)[number] | undefined;
}

/** What speaks against a move (fce-1990, Calendaris 15.10, 15.3). A mistake in the announcement is no move (D-COMP-53). */
export function objectionsToMove(book: CompetitionRuleBook | undefined, move: ToldMove, today: IsoDate): Finding[] {
  const { round, rounds, from, to, venueMoves, because } = move;
  const staysOnDay = from === undefined || to === undefined || from === to;
  if (because === 'mistake' || (staysOnDay && !venueMoves)) return [];
  const when = staysOnDay ? 'same-day' : to < from ? 'earlier' : 'later';
  const moved = {
    round,
    rounds,
    clash: because === 'clash',
    when,
    venueMoves,
    commissionPermits: because !== undefined,
  };
  const reasons = book?.terms?.movedRound?.({ ...moved, when } as const, dayFrom(today)) ?? [];
  return reasons.filter(({ holds }) => holds === 'no').map((reason) => findingOf(reason, 'error'));
}
