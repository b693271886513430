/**
 * Table 8.1(a): the rating difference for a percentage score, from .50 to .99. Below one half it is the same with the
 * sign reversed. The print has ".677" for .99, which table (b) and the .01 of this one show to be 677.
 */
export const FROM_HALF = [
  0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193, 202,
  211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677,
] as const;

const HALF = 50;
const WHOLE = 100;

/**
 * The difference dp for a score in whole hundredths. For 0 % and 100 %, which the table leaves open, the given
 * difference is used (D-FIDE-4).
 */
export function ratingDifference(hundredths: number, open: number): number {
  if (hundredths >= WHOLE) return open;
  if (hundredths <= 0) return -open;
  return hundredths >= HALF ? FROM_HALF[hundredths - HALF]! : -FROM_HALF[HALF - hundredths]!;
}
