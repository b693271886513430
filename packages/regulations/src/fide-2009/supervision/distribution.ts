import { decimal } from '@escala/core';
import { isActiveOn } from '../../shared/points-flow.ts';
import type { SupervisedList } from './supervised-list.ts';

/** 10.3: where the active players stand on a list. */
export interface Distribution {
  readonly players: number;
  readonly sum: number;
  readonly mean: number;
  /** Ratings at the asked percentages, each the rating of a player. */
  readonly quantiles: readonly number[];
}

/** The quantile of q% is the lowest rating that at least q% of the players do not exceed. Undefined without players. */
export function activeDistribution(list: SupervisedList, percentages: readonly number[]): Distribution | undefined {
  const ratings = list.rating.filter((_, player) => isActiveOn(list, player)).sort();
  const players = ratings.length;
  if (players === 0) return undefined;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const quantiles = percentages.map((q) => ratings[Math.max(1, Math.ceil((q * players) / 100)) - 1]!);
  return { players, sum, mean: decimal(sum / players), quantiles };
}
