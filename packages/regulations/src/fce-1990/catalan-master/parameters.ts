import type { Day } from '@escala/core';
import type { Delegation } from '../facts.ts';
import { type RulesOf, rulesOn, since } from '../office-terms/since.ts';

export const PARAMETERS = {
  absolutePlaces: since('MC títol 1', 2),
  fideTitles: since<readonly string[]>('MC títol 2', ['MF', 'MI', 'GM']),
  spainJuniorPlaces: since('MC títol 3', 1),
  spainFinalPlaces: since('MC títol 4', 5),
  normsForTitle: since('MC títol 5', 3),
  listRating: since('MC norma 1', 2300),
  listGames: since('MC norma 1', 16),
  barcelonaOpenPlaces: since('MC norma 2', 2),
  fullMean: since('MC norma 3', 2375),
  lowestTenths: since('MC norma 3', 500, 'D-COMP-2'),
  tenthsPerPoint: since('MC norma 3', 1, 'D-COMP-27'),
  meanOver: since('MC norma 3', 2175),
  idleSeasons: since('MC norma 4', 2),
  interterritorialPlaces: since('MC norma 6', 1),
  provincialPlaces: since('MC norma 7', 1),
  delegationMean: since('MC norma 8', 2150),
  delegations: since<readonly Delegation[]>('MC norma 8', ['lleida', 'girona', 'tarragona']),
  unratedNumber: since('MC norma 3', 2000, 'D-COMP-25'),
} as const;

export type NormRules = RulesOf<typeof PARAMETERS>;

export function normRules(day: Day): NormRules {
  return rulesOn(PARAMETERS, day);
}
