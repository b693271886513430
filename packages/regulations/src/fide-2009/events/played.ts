import { kindOf, type Outcome, outcomeOf, PLAYED } from '@escala/core';

const DOUBLE_FORFEIT = outcomeOf('0-0', 'played') & 3;

/** 5.1: both made a move. A result of 0-0 is a double forfeit, whatever it is marked as (D-FIDE-7). */
export function isPlayed(outcome: Outcome): boolean {
  return kindOf(outcome) === PLAYED && (outcome & 3) !== DOUBLE_FORFEIT;
}
