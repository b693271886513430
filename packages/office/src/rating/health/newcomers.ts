import { LIST_STATUS, type ListSheet } from '@escala/core';
import { isActiveOn } from '@escala/regulations';
import { hundredths } from './list-figures.ts';

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
