import { LIST_STATUS, type ListSheet } from '@escala/core';
import { isActiveOn } from '@escala/regulations';

/** Figures of the active players on a list (fide-2009 10.3). */
export interface ListFigures {
  readonly players: number;
  readonly newcomers: number;
  /** None if no player is active. */
  readonly mean: number | null;
  /** The 10%, 50% and 90% quantiles, each the rating of a player. */
  readonly quantiles: readonly number[];
}

const PERCENTAGES = [10, 50, 90];

/** Ratings are counted rather than sorted, since there may be hundreds of lists. */
export function listFigures(sheet: ListSheet): ListFigures {
  const counts = new Int32Array(HIGHEST_RATING + 1);
  let [players, sum, newcomers] = [0, 0, 0];
  for (let player = 0; player < sheet.rating.length; player++) {
    if (sheet.status[player] === LIST_STATUS.new) newcomers++;
    if (!isActiveOn(sheet, player)) continue;
    const rating = sheet.rating[player]!;
    players++;
    sum += rating;
    counts[rating]!++;
  }
  if (players === 0) return { players, newcomers, mean: null, quantiles: [] };
  const quantiles = PERCENTAGES.map((q) => ratingAt(counts, Math.max(1, Math.ceil((q * players) / 100))));
  return { players, newcomers, mean: hundredths(sum / players), quantiles };
}

const HIGHEST_RATING = 0x7fff;

/** The rating of the player at this place, counted from the lowest. */
function ratingAt(counts: Int32Array, place: number): number {
  let rating = 0;
  for (let below = counts[0]!; below < place; ) below += counts[++rating]!;
  return rating;
}

/** Health figures are only read, never used in computations: two decimals are enough. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
