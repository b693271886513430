import { kindOf, type Outcome, outcomeOf, PLAYED } from '@escala/core';

/**
 * fide-2009 5.1, fide-2024 5.1: both made a move, whatever the arbiter decided about the game (D-FIDE-7, D-F24-28).
 * Absence is recorded in the kind of the game.
 */
export function isPlayed(outcome: Outcome): boolean {
  return kindOf(outcome) === PLAYED;
}

const DRAWN = outcomeOf('1/2', 'played');

/** Played, and the two scores add up to one point. */
export function sharesOnePoint(outcome: Outcome): boolean {
  return outcome <= DRAWN;
}
