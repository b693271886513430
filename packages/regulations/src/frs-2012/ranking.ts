import type { PlaceOrScore } from '@escala/core';

/** Who played a game and at which place, in the order of the document. Players are indexes. */
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
 * The places L of §4. A place is the official one, halves and equal places included (D-FRS-2). Scores give places by
 * themselves: equal scores share the better place.
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

/** D-FRS-2: whether a place of the ranking is no whole number, or is held by several. */
export function isShared(places: Float64Array, row: number): boolean {
  const place = places[row]!;
  if (!Number.isInteger(place)) return true;
  return places.indexOf(place) !== row || places.includes(place, row + 1);
}
