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

/** The same for one player and one day, without looking at anybody else. */
export function sourceOf(
  { fide }: Player,
  number: number,
  sister: readonly ListSheet[],
  listDay: Day,
): { readonly fideRating: number | undefined; readonly standardRating: number | undefined } {
  const own = (fide?.ratings ?? []).map(({ from, standard }) => ({ day: dayFrom(from), rating: standard ?? UNRATED }));
  const inForce = own
    .filter(({ day }) => day <= listDay)
    .sort((a, b) => a.day - b.day)
    .at(-1);
  const sheet = sister.findLast(({ day }) => day <= listDay);
  const isOn = sheet !== undefined && (sheet.status[number] ?? LIST_STATUS.absent) !== LIST_STATUS.absent;
  return { fideRating: rated(inForce?.rating), standardRating: isOn ? rated(sheet.rating[number]) : undefined };
}

const rated = (rating: number | undefined): number | undefined => (rating === UNRATED ? undefined : rating);

interface FideChange {
  readonly day: Day;
  readonly player: number;
  readonly rating: number;
}

/** Worked out once for each set of players. */
const changesOf = new WeakMap<readonly Player[], readonly FideChange[]>();

function fideChanges(players: readonly Player[]): readonly FideChange[] {
  const known = changesOf.get(players);
  if (known) return known;
  const changes = players.flatMap((player, number) =>
    (player.fide?.ratings ?? []).map(({ from, standard }) => ({
      day: dayFrom(from),
      player: number,
      rating: standard ?? UNRATED,
    })),
  );
  changes.sort((a, b) => a.day - b.day);
  changesOf.set(players, changes);
  return changes;
}

function standardOn(sheets: readonly ListSheet[], listDay: Day, players: number): Int16Array {
  const sheet = sheets.findLast(({ day }) => day <= listDay);
  if (sheet === undefined) return new Int16Array(players).fill(UNRATED);
  const ratings = sheet.rating.slice();
  for (let player = 0; player < ratings.length; player++)
    if (sheet.status[player] === LIST_STATUS.absent) ratings[player] = UNRATED;
  return ratings;
}
