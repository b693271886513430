import { type Outcome, outcomeOf } from '@escala/core';

const DRAWN = outcomeOf('1/2', 'played');

/** fide-2009 5.1, fide-2024 5.1: both made a move. A result of 0-0 is a double forfeit, whatever it is marked as (D-FIDE-7). */
export function isPlayed(outcome: Outcome): boolean {
  return outcome <= DRAWN;
}
