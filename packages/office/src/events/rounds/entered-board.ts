import { canEnd } from '@escala/core';
import type { Terms } from '../../kit/act.ts';
import { canonicalText } from '../../kit/act-entry.ts';
import { conflict, invalid, type Refusal } from '../../kit/refusal.ts';
import type { Kept } from '../../ports.ts';
import { type ByRules, cited } from '../book-of-event.ts';
import type { EnteredOutcome, EventBoard } from './board.ts';

/** The board with a result: the latest one counts, but a game under reserve stays so (D-OFF-230). */
export function enteredBoard(
  board: EventBoard,
  { result, kind, reservation = board.reservation }: EnteredOutcome,
  { actor }: Terms,
): EventBoard {
  const { event, round, board: number, white, black, pace, ratingFacts } = board;
  const pair = {
    ...{ event, round, board: number, white, black },
    ...(pace !== undefined && { pace }),
    ...(reservation !== undefined && { reservation }),
    ...(ratingFacts && { ratingFacts }),
  };
  if (result === null) return pair;
  return {
    ...pair,
    result,
    kind: kind ?? 'played',
    enteredBy: actor.account,
    ...(actor.device !== undefined && { device: actor.device.label }),
  };
}

/** Whether the board already has this result; then there is nothing to do, no matter who entered it. */
export function saysTheSame(board: EventBoard, { result, kind = 'played', reservation }: EnteredOutcome): boolean {
  if (reservation !== undefined && !isSameDoubt(board.reservation, reservation)) return false;
  if (result === null) return board.result === undefined;
  return board.result === result && (board.kind ?? 'played') === kind;
}

function isSameDoubt(kept: EventBoard['reservation'], told: NonNullable<EnteredOutcome['reservation']>): boolean {
  return DOUBT.every((name) => canonicalText(kept?.[name] ?? null) === canonicalText(told[name] ?? null));
}
const DOUBT = ['doubt', 'whiteClock', 'blackClock', 'at', 'suspended'] as const;

/** A forfeit has a winner or two losers (fce-2016 7); if neither player scores, the kind must be given (D-OFF-570). */
export function outcomeRefusals(by: ByRules, { result, kind, reservation }: EnteredOutcome, field: string): Refusal[] {
  if (result !== null && !canEnd(result, kind ?? 'played')) return [invalid('result-drawn-forfeit', {}, { field })];
  if (result === '0-0' && kind === undefined) return [invalid('result-lost-by-both', {}, { field })];
  // Only a game in progress can be adjourned.
  if (result !== null && reservation?.suspended !== undefined)
    return [invalid('suspended-with-result', {}, { field, ...cited(by, 'sealed-move') })];
  return [];
}

/** The board changed since it was read: both results are shown. */
export function boardConflict(
  board: Kept<EventBoard>,
  yours: EnteredOutcome & { readonly version: number },
): Refusal[] {
  if (board.version === yours.version) return [];
  const { round, board: number, result, kind, white, black, enteredBy = '' } = board.body;
  const theirs = { version: board.version, white, black, result: result ?? null, kind: kind ?? 'played', enteredBy };
  return [
    conflict(
      'result-conflict',
      { round, board: number, yours: yours.result ?? '-', theirs: result ?? '-' },
      yours,
      theirs,
    ),
  ];
}
