import type { PlaceOrScore } from '@escala/core';

/** Who played a game and in which place, in the order of the document. Players are indexes. */
export interface Ranking {
  readonly players: Int32Array;
  readonly places: Float64Array;
}

export function rankingOf(results: readonly PlaceOrScore[], playerIndex: ReadonlyMap<string, number>): Ranking {
  return {
    players: Int32Array.from(results, (result) => playerIndex.get(result.player)!),
    places: placesOf(results),
  };
}

/**
 * The places L of §4. Official places are used as given, including halves and equal places (D-FRS-2). From scores,
 * equal scores share the better place.
 */
export function placesOf(results: readonly PlaceOrScore[]): Float64Array {
  const scores = Float64Array.from(results.flatMap((result) => result.score ?? []));
  scores.sort().reverse();
  const placeOfScore = new Map<number, number>();
  scores.forEach((score, higher) => {
    if (!placeOfScore.has(score)) placeOfScore.set(score, higher + 1);
  });
  return Float64Array.from(results, (result) => result.place ?? placeOfScore.get(result.score!)!);
}

/** D-FRS-2: whether a place of the ranking is not a whole number, or is shared. */
export function isShared(places: Float64Array, row: number): boolean {
  const place = places[row]!;
  if (!Number.isInteger(place)) return true;
  return places.indexOf(place) !== row || places.includes(place, row + 1);
}
