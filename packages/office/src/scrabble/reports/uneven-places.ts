import type { PlaceOrScore } from '@escala/core';

/** A place that does not follow from the number of better players: 1, 1, 2 instead of 1, 1, 3 or 1.5, 1.5, 3. */
interface UnevenPlace {
  readonly row: number;
  readonly place: number;
  /** The place that follows from the number of better players. */
  readonly expected: number;
}

/**
 * D-OFF-62: a place is the official one, shared or half (D-FRS-2). Shared places skip the following ones or are their
 * average; a ranking that does neither most likely has a place written twice.
 */
export function unevenPlaces(results: readonly PlaceOrScore[]): UnevenPlace[] {
  const places = results.flatMap(({ place }) => place ?? []);
  // Places beyond the last player are a fault of their own.
  if (places.length !== results.length || places.some((place) => place > places.length)) return [];
  return places.flatMap((place, row) => {
    const better = places.filter((other) => other < place).length;
    const sharing = places.filter((other) => other === place).length;
    const isEven = place === better + 1 || place === better + (sharing + 1) / 2;
    return isEven ? [] : [{ row, place, expected: better + 1 }];
  });
}
