import { type Day, dayFrom, isListed, LIST_STATUS, type ListSheet, UNRATED } from '@escala/core';
import type { FirstRatingSources } from '@escala/regulations';
import type { Player } from '../../registry/players/player.ts';

/** The ratings that FIDE's and the sister series' lists have on a day, for lists asked in order of their days. */
export function sourcesByDay(
  players: readonly Player[],
  sisterSheets: readonly ListSheet[],
): (listDay: Day) => FirstRatingSources {
  const { day, player, rating } = fideChanges(players);
  const nobody = new Int16Array(players.length).fill(UNRATED);
  let next = 0;
  let fideRating = nobody;
  return (listDay) => {
    if (next < day.length && day[next]! <= listDay) fideRating = fideRating.slice();
    for (; next < day.length && day[next]! <= listDay; next++) fideRating[player[next]!] = rating[next]!;
    return { fideRating, standardRating: standardOn(sisterSheets, listDay) ?? nobody };
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
  const isOn = sheet !== undefined && isListed(sheet.status[number] ?? LIST_STATUS.absent);
  return { fideRating: rated(inForce?.rating), standardRating: isOn ? rated(sheet.rating[number]) : undefined };
}

const rated = (rating: number | undefined): number | undefined => (rating === UNRATED ? undefined : rating);

/** New ratings of FIDE's lists in the order of their days. */
interface FideChanges {
  readonly day: Int32Array;
  readonly player: Int32Array;
  readonly rating: Int16Array;
}

/** Worked out once for each set of players. */
const changesOf = new WeakMap<readonly Player[], FideChanges>();

function fideChanges(players: readonly Player[]): FideChanges {
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
  const made = {
    day: Int32Array.from(changes, ({ day }) => day),
    player: Int32Array.from(changes, ({ player }) => player),
    rating: Int16Array.from(changes, ({ rating }) => rating),
  };
  changesOf.set(players, made);
  return made;
}

/** Ratings of whoever is on the list in force. A sheet stays as it is, and so do they: rapid lists of one standard list share them. */
const ratingsOn = new WeakMap<ListSheet, Int16Array>();

function standardOn(sheets: readonly ListSheet[], listDay: Day): Int16Array | undefined {
  const sheet = sheets.findLast(({ day }) => day <= listDay);
  return sheet && listedRatings(sheet);
}

export function listedRatings(sheet: ListSheet): Int16Array {
  const known = ratingsOn.get(sheet);
  if (known) return known;
  const ratings = sheet.rating.slice();
  for (let player = 0; player < ratings.length; player++)
    if (!isListed(sheet.status[player]!)) ratings[player] = UNRATED;
  ratingsOn.set(sheet, ratings);
  return ratings;
}
