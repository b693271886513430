import { type Day, type Reason, reason } from '@escala/core';
import { officeRules } from './parameters.ts';

export interface MovedRound {
  readonly round: number;
  readonly rounds: number;
  /** Because of a clash of calendars (Calendaris 15.1 to Calendaris 15.9). */
  readonly clash: boolean;
  /** When it would be played, by the calendar. */
  readonly when: 'earlier' | 'same-day' | 'later';
  /** Another venue than planned. */
  readonly venueMoves: boolean;
  readonly commissionPermits: boolean;
}

/**
 * Calendaris 15.10: the last two rounds are not brought forward and keep their venue, clashes of calendars aside; whatever moves, and
 * a later day too, needs the permit of the sports commission. Calendaris 15.3: a clash never moves the venue.
 */
export function movedRound(moved: MovedRound, day: Day): readonly Reason[] {
  const { fixedRounds } = officeRules(day);
  const isFixed = moved.round > moved.rounds - fixedRounds && !moved.clash;
  const isRefused = moved.when === 'earlier' || moved.venueMoves;
  return [
    reason('fce-1990.move-last-rounds', 'Calendaris 15.10', !(isFixed && isRefused), {
      round: moved.round,
      rounds: moved.rounds,
      fixed: fixedRounds,
    }),
    reason('fce-1990.move-permit', 'Calendaris 15.10', moved.commissionPermits, {}),
    reason('fce-1990.move-venue', 'Calendaris 15.3', !(moved.clash && moved.venueMoves), {}),
  ];
}
