/** A mean being computed: sum of points times weights, sum of weights, number of games. Reused for each player. */
export interface WeightedMean {
  points: number;
  weights: number;
  games: number;
}

export function emptyMean(): WeightedMean {
  return { points: 0, weights: 0, games: 0 };
}

/** The rating, or undefined if no game counts in it (§3, §7). */
export function ratingOf(mean: WeightedMean): number | undefined {
  return mean.games === 0 ? undefined : mean.points / mean.weights;
}
