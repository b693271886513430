import { type Day, type Reason, reason } from '@escala/core';
import { officeRules } from './parameters.ts';

export interface MovedRound {
  readonly round: number;
  readonly rounds: number;
  /** Because of a clash of calendars (Calendaris 15.1 to Calendaris 15.9). */
  readonly clash: boolean;
  /** Another venue than planned. */
  readonly venueMoves: boolean;
  readonly commissionPermits: boolean;
}

/**
 * Calendaris 15.10: in the last two rounds neither day nor venue moves, clashes of calendars aside; at any time the sports
 * commission has to permit it. Calendaris 15.3: a clash never moves the venue.
 */
export function movedRound(moved: MovedRound, day: Day): readonly Reason[] {
  const { fixedRounds } = officeRules(day);
  const early = moved.round <= moved.rounds - fixedRounds;
  return [
    reason('fce-1990.move-last-rounds', 'Calendaris 15.10', early || moved.clash, {
      round: moved.round,
      rounds: moved.rounds,
      fixed: fixedRounds,
    }),
    reason('fce-1990.move-permit', 'Calendaris 15.10', moved.commissionPermits, {}),
    reason('fce-1990.move-venue', 'Calendaris 15.3', !(moved.clash && moved.venueMoves), {}),
  ];
}
