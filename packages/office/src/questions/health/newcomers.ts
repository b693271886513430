import { LIST_STATUS, type ListSheet } from '@escala/core';
import { isActiveOn } from './active-players.ts';
import { hundredths } from './list-figures.ts';

/** First ratings, and what the same players have so many lists later (fide-2009 10.3). */
export interface NewcomersLater {
  readonly listsLater: number;
  readonly players: number;
  /** Mean of what they have more than their first rating. */
  readonly gain: number;
}

/** Everybody who was new on some list and is active so many lists later, for each distance that anybody has reached. */
export function newcomersLater(sheets: readonly ListSheet[]): NewcomersLater[] {
  const players = new Int32Array(sheets.length);
  const gains = new Float64Array(sheets.length);
  const known = new Set<number>();
  sheets.forEach((first, at) => {
    for (let player = 0; player < first.status.length; player++) {
      if (first.status[player] !== LIST_STATUS.new || known.has(player)) continue;
      known.add(player);
      for (let later = at + 1; later < sheets.length; later++) {
        const sheet = sheets[later]!;
        if (!isActiveOn(sheet, player)) continue;
        players[later - at]!++;
        gains[later - at]! += sheet.rating[player]! - first.rating[player]!;
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
