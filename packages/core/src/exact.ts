/** Exact arithmetic on whole numbers and fractions of whole numbers; every rounding of a regulation is one of these. */

/** Floor of a quotient of integers, exact while both stay within 2^53. */
export function floorDivide(numerator: number, denominator: number): number {
  const quotient = Math.floor(numerator / denominator);
  // A quotient of large integers can round up to the next integer; undo that.
  return quotient * denominator > numerator ? quotient - 1 : quotient;
}

/** The nearest integer to a fraction; halves round up, towards +infinity (D-ALL-1). The denominator is positive. */
export function roundHalfUp(numerator: number, denominator: number): number {
  return floorDivide(2 * numerator + denominator, 2 * denominator);
}

/** The nearest integer to a fraction; halves round away from zero (fide-2024 8.3.4). The denominator is positive. */
export function roundHalfAway(numerator: number, denominator: number): number {
  return numerator < 0 ? -roundHalfUp(-numerator, denominator) : roundHalfUp(numerator, denominator);
}

/** A number for a document: at most six decimals and no negative zero. */
export function decimal(value: number): number {
  const rounded = Math.round(value * 1e6) / 1e6;
  return rounded === 0 ? 0 : rounded;
}

/** Percentages are whole hundredths: half points over games, halves rounded up. */
export function hundredths(halfPoints: number, games: number): number {
  return roundHalfUp(50 * halfPoints, games);
}
