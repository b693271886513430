/**
 * §5: the mean of the current ratings of those who play. Adding up from the smallest makes the value independent of the
 * order in which a document names the players (D-FRS-7).
 */
export function gameValue(ratings: Float64Array): number {
  let sum = 0;
  for (const rating of ratings.toSorted()) sum += rating;
  return sum / ratings.length;
}
