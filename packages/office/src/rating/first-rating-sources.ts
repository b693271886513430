import { type Day, dayFrom, LIST_STATUS, type ListSheet, UNRATED } from '@escala/core';
import type { FirstRatingSources } from '@escala/regulations';
import type { Player } from '../records/player.ts';

/** The ratings that FIDE's and the sister series' lists have on a day, for lists asked in order of their days. */
export function sourcesByDay(
  players: readonly Player[],
  sisterSheets: readonly ListSheet[],
): (listDay: Day) => FirstRatingSources {
  const changes = fideChanges(players);
  let next = 0;
  let fideRating = new Int16Array(players.length).fill(UNRATED);
  return (listDay) => {
    const from = next;
    while (next < changes.length && changes[next]!.day <= listDay) next++;
    if (next > from) fideRating = fideRating.slice();
    for (let i = from; i < next; i++) fideRating[changes[i]!.player] = changes[i]!.rating;
    return { fideRating, standardRating: standardOn(sisterSheets, listDay, players.length) };
  };
}

interface FideChange {
  readonly day: Day;
  readonly player: number;
  readonly rating: number;
}

function fideChanges(players: readonly Player[]): FideChange[] {
  const changes = players.flatMap((player, number) =>
    (player.fide?.ratings ?? []).map(({ from, standard }) => ({
      day: dayFrom(from),
      player: number,
      rating: standard ?? UNRATED,
    })),
  );
  return changes.sort((a, b) => a.day - b.day);
}

function standardOn(sheets: readonly ListSheet[], listDay: Day, players: number): Int16Array {
  const sheet = sheets.findLast(({ day }) => day <= listDay);
  if (sheet === undefined) return new Int16Array(players).fill(UNRATED);
  return sheet.rating.map((rating, player) => (sheet.status[player] === LIST_STATUS.absent ? UNRATED : rating));
}
