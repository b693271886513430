import type { Day } from '@escala/core';
import { type RulesOf, rulesOn, since } from '../office-terms/since.ts';

export const PARAMETERS = {
  clubsPercent: since('Tancats Elo 2', 'percent of the players who are of different clubs', 50, 'D-COMP-31'),
  closedMean: since('Tancats Elo 2', 'lowest mean rating of a closed event', 2100),
  normsLowestRating: since('Tancats MC 2', 'lowest rating in a closed event for norms', 2175),
  normsExempt: since('Tancats MC 2', 'players who may be under it', 1),
  normsMean: since('Tancats MC 2', 'lowest mean rating of a closed event for norms', 2200),
  closedRounds: since('Tancats nota', 'rounds of a closed event, at least', 9),
  closedPlayers: since('Tancats nota', 'players of a closed event, at least', 10),
  unratedNumber: since('Tancats Elo 2', 'what a player without a rating counts in a mean', 2000, 'D-COMP-25'),
  applicationMonth: since('Oberts 1', 'month before whose day applications come', 6, 'D-COMP-32'),
  applicationDay: since('Oberts 1', 'day of that month before which applications come', 30, 'D-COMP-32'),
  kilometresApart: since('Oberts 2', 'kilometres from which two events do not disturb each other', 30),
  openRounds: since('Oberts 3', 'rounds of an open event, at least', 8),
  openNormRounds: since('Oberts 3', 'rounds of an open event for norms, at least', 9),
  groupPlayers: since('Oberts 4', 'players of a group, at least', 25),
  reportWorkingDays: since('Oberts 8', 'working days for the reports after the end', 4),
  categoryFee: since('Oberts 9', 'pesetas for each of first, second and third category', 2000),
  preferentFee: since('Oberts 9', 'pesetas where Preferents play', 4000),
  activeMinutes: since('Actius 1', 'minutes of each player in active chess', 30),
  activeIncrement: since('Actius 22', 'seconds for each move that a special clock may add', 10),
  activeRoundsPerDay: since('Actius 24', 'rounds on one day of active chess, at most', 6),
  blitzMinutes: since('Ràpides 1', 'minutes of each player in blitz', 5),
} as const;

export type HomologationRules = RulesOf<typeof PARAMETERS>;

export function homologationRules(day: Day): HomologationRules {
  return rulesOn(PARAMETERS, day);
}
