import type { Day } from '@escala/core';
import type { Delegation } from '../facts.ts';
import { type RulesOf, rulesOn, since } from '../office-terms/since.ts';

export const PARAMETERS = {
  absolutePlaces: since('MC títol 1', 'places of the absolute championship that give the title', 2),
  fideTitles: since<readonly string[]>('MC títol 2', 'titles that give the title at once', ['MF', 'MI', 'GM']),
  spainJuniorPlaces: since('MC títol 3', 'places of the Spanish junior championship that give the title', 1),
  spainFinalPlaces: since('MC títol 4', 'places of the Spanish individual final that give the title', 5),
  normsForTitle: since('MC títol 5', 'norms that make the title', 3),
  listRating: since('MC norma 1', 'rating on a list that has to be passed for a norm', 2300),
  listGames: since('MC norma 1', 'games that have to be played for it, at least', 16),
  barcelonaOpenPlaces: since('MC norma 2', 'places of group A of the Barcelona open that give a norm', 2),
  fullMean: since('MC norma 3', 'mean from which the lowest percentage is enough', 2375),
  lowestTenths: since('MC norma 3', 'lowest percentage for a norm, in tenths', 500, 'D-COMP-2'),
  tenthsPerPoint: since('MC norma 3', 'tenths of a percent more for each point of the mean under it', 1, 'D-COMP-27'),
  meanOver: since('MC norma 3', 'mean that has to be passed', 2175),
  idleSeasons: since('MC norma 4', 'seasons without a norm after which one is lost', 2),
  interterritorialPlaces: since('MC norma 6', 'places of the Interterritorial that give a norm', 1),
  provincialPlaces: since('MC norma 7', 'places of a provincial championship that give a norm', 1),
  delegationMean: since('MC norma 8', 'lowest mean in the delegations', 2150),
  delegations: since<readonly Delegation[]>('MC norma 8', 'the delegations', ['lleida', 'girona', 'tarragona']),
  unratedNumber: since('MC norma 3', 'what an opponent counts without a rating or not played', 2000, 'D-COMP-25'),
} as const;

export type NormRules = RulesOf<typeof PARAMETERS>;

export function normRules(day: Day): NormRules {
  return rulesOn(PARAMETERS, day);
}
