import { LIST_STATUS, type ListSheet } from '@escala/core';
import { isActiveOn } from '@escala/regulations';

/** Where the active players stand on a list (fide-2009 10.3). */
export interface ListFigures {
  readonly players: number;
  readonly newcomers: number;
  /** None where nobody is active. */
  readonly mean: number | null;
  /** Ratings that 10%, 50% and 90% of the players do not exceed, each the rating of a player. */
  readonly quantiles: readonly number[];
}

const PERCENTAGES = [10, 50, 90];

/** Ratings are counted rather than sorted: there may be hundreds of lists. */
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

/** The rating of the player who stands at this place, the lowest being first. */
function ratingAt(counts: Int32Array, place: number): number {
  let rating = 0;
  for (let below = counts[0]!; below < place; ) below += counts[++rating]!;
  return rating;
}

/** Figures of the watch over the scale are read, not computed with: two decimals are enough. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
