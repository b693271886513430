import { conclude, reason, type Verdict } from '@escala/core';
import type { NormRules } from './parameters.ts';

/** MC norma 1: over 2300 on a published list, with at least sixteen games. */
export function normByRating(rules: NormRules, rating: number, games: number): Verdict {
  return conclude([
    reason('fce-1990.norm-list-rating', 'MC norma 1', rating > rules.listRating, { rating, over: rules.listRating }),
    reason('fce-1990.norm-list-games', 'MC norma 1', games >= rules.listGames, { games, least: rules.listGames }),
  ]);
}
