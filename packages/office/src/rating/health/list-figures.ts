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

/** First ratings, and the ratings of the same players this many lists later (fide-2009 10.3). */
export interface NewcomersLater {
  readonly listsLater: number;
  readonly players: number;
  /** Mean gain over the first rating. */
  readonly gain: number;
}

const NOT_YET = -1;

/** Players who were new on some list and are active a given number of lists later, for each distance reached. */
export function newcomersLater(sheets: readonly ListSheet[]): NewcomersLater[] {
  const players = new Int32Array(sheets.length);
  const gains = new Float64Array(sheets.length);
  const most = Math.max(0, ...sheets.map(({ status }) => status.length));
  /** The list on which each player first appeared, and the rating there. */
  const newOn = new Int32Array(most).fill(NOT_YET);
  const firstRating = new Int32Array(most);
  sheets.forEach((sheet, list) => {
    for (let player = 0; player < sheet.status.length; player++) {
      const first = newOn[player]!;
      if (first === NOT_YET) {
        if (sheet.status[player] !== LIST_STATUS.new) continue;
        newOn[player] = list;
        firstRating[player] = sheet.rating[player]!;
      } else if (isActiveOn(sheet, player)) {
        players[list - first]!++;
        gains[list - first]! += sheet.rating[player]! - firstRating[player]!;
      }
    }
  });
  return [...players.keys()]
    .filter((listsLater) => players[listsLater]! > 0)
    .map((listsLater) => ({
      listsLater,
      players: players[listsLater]!,
      gain: hundredths(gains[listsLater]! / players[listsLater]!),
    }));
}
