import type { Day } from '@escala/core';
import { type RulesOf, rulesOn, since } from '../office-terms/since.ts';

export const PARAMETERS = {
  clubsPercent: since('Tancats Elo 2', 50, 'D-COMP-31'),
  closedMean: since('Tancats Elo 2', 2100),
  normsLowestRating: since('Tancats MC 2', 2175),
  normsExempt: since('Tancats MC 2', 1),
  normsMean: since('Tancats MC 2', 2200),
  closedRounds: since('Tancats nota', 9),
  closedPlayers: since('Tancats nota', 10),
  unratedNumber: since('Tancats Elo 2', 2000, 'D-COMP-25'),
  applicationMonth: since('Oberts 1', 6, 'D-COMP-32'),
  applicationDay: since('Oberts 1', 30, 'D-COMP-32'),
  kilometresApart: since('Oberts 2', 30),
  openRounds: since('Oberts 3', 8),
  openNormRounds: since('Oberts 3', 9),
  groupPlayers: since('Oberts 4', 25),
  reportWorkingDays: since('Oberts 8', 4),
  categoryFee: since('Oberts 9', 2000),
  preferentFee: since('Oberts 9', 4000),
  activeMinutes: since('Actius 1', 30),
  activeIncrement: since('Actius 22', 10),
  activeRoundsPerDay: since('Actius 24', 6),
  blitzMinutes: since('Ràpides 1', 5),
} as const;

export type HomologationRules = RulesOf<typeof PARAMETERS>;

export function homologationRules(day: Day): HomologationRules {
  return rulesOn(PARAMETERS, day);
}
