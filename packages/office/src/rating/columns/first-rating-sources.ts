import {
  type Day,
  dayFrom,
  type IsoDate,
  isListed,
  LIST_STATUS,
  type ListSheet,
  originOf,
  UNRATED,
} from '@escala/core';
import type { FirstRatingSources } from '@escala/regulations';
import type { Player } from '../../registry/players/player.ts';

/**
 * The ratings on FIDE's and the sister series' lists on a day. Lists must be asked in order of their days; an answer is
 * valid until the next call.
 */
export function sourcesByDay(
  players: readonly Player[],
  sisterSheets: readonly ListSheet[],
): (listDay: Day) => Required<FirstRatingSources> {
  const { day, player, rating } = fideChanges(players);
  const nobody = new Int16Array(players.length).fill(UNRATED);
  const fideRating = nobody.slice();
  let next = 0;
  return (listDay) => {
    for (; next < day.length && day[next]! <= listDay; next++) fideRating[player[next]!] = rating[next]!;
    return { fideRating, standardRating: nobody, ...standardSource(sisterSheets, listDay) };
  };
}

interface SourceOf {
  readonly fideRating: number | undefined;
  readonly standardRating: number | undefined;
}

/** The same for single players on one day, without going through all players. */
export function sourcesOn(
  sister: readonly ListSheet[],
  listDate: IsoDate,
): (player: Player, number: number) => SourceOf {
  const sheet = inForce(sister, dayFrom(listDate));
  return ({ fide }, number) => {
    let last: { readonly from: IsoDate; readonly standard?: number | undefined } | undefined;
    for (const each of fide?.ratings ?? [])
      if (each.from <= listDate && (last === undefined || each.from >= last.from)) last = each;
    const isOn = sheet !== undefined && isListed(sheet.status[number] ?? LIST_STATUS.absent);
    return { fideRating: rated(last?.standard), standardRating: isOn ? rated(sheet.rating[number]) : undefined };
  };
}

const rated = (rating: number | undefined): number | undefined => (rating === UNRATED ? undefined : rating);

/** Changes of ratings on FIDE's lists, in order of their days. */
export interface FideChanges {
  readonly day: Int32Array;
  readonly player: Int32Array;
  readonly rating: Int16Array;
}

/** Computed once for each array of players. */
const changesOf = new WeakMap<readonly Player[], FideChanges>();

export function fideChanges(players: readonly Player[]): FideChanges {
  const known = changesOf.get(players);
  if (known) return known;
  const made = changesByDay(players);
  changesOf.set(players, made);
  return made;
}

/** Many changes share few days: a counting sort by day. */
function changesByDay(players: readonly Player[]): FideChanges {
  const counts = new Map<string, number>();
  for (const player of players)
    for (const { from } of player?.fide?.ratings ?? []) counts.set(from, (counts.get(from) ?? 0) + 1);
  const next = new Map<string, { readonly day: Day; place: number }>();
  let size = 0;
  for (const from of [...counts.keys()].sort((a, b) => dayFrom(a) - dayFrom(b))) {
    next.set(from, { day: dayFrom(from), place: size });
    size += counts.get(from)!;
  }
  const made = { day: new Int32Array(size), player: new Int32Array(size), rating: new Int16Array(size) };
  for (const number of players.keys())
    for (const { from, standard } of players[number]?.fide?.ratings ?? []) {
      const own = next.get(from)!;
      made.day[own.place] = own.day;
      made.player[own.place] = number;
      made.rating[own.place] = standard ?? UNRATED;
      own.place++;
    }
  return made;
}

interface FideChange {
  readonly day: Day;
  readonly player: number;
  readonly rating: number;
}

const changesOfPlayers = (players: readonly Player[], numbers: Iterable<number>): FideChange[] =>
  [...numbers].flatMap((number) =>
    (players[number]?.fide?.ratings ?? []).map(({ from, standard }) => ({
      day: dayFrom(from),
      player: number,
      rating: standard ?? UNRATED,
    })),
  );

function inOrder(changes: FideChange[]): FideChanges {
  changes.sort((a, b) => a.day - b.day || a.player - b.player);
  return {
    day: Int32Array.from(changes, ({ day }) => day),
    player: Int32Array.from(changes, ({ player }) => player),
    rating: Int16Array.from(changes, ({ rating }) => rating),
  };
}

/** Updates the changes when only these players changed or were added; the others are not read. */
export function takeChangesOf(before: readonly Player[], players: readonly Player[], numbers: readonly number[]): void {
  const known = changesOf.get(before);
  if (known === undefined) return;
  const own = inOrder(changesOfPlayers(players, numbers));
  const changed = new Set(numbers);
  const others = [...known.player.keys()].filter((i) => !changed.has(known.player[i]!));
  const length = others.length + own.day.length;
  const made = { day: new Int32Array(length), player: new Int32Array(length), rating: new Int16Array(length) };
  let next = 0;
  for (let i = 0; i < length; i++) {
    const other = others[i - next];
    const isOwn =
      next < own.day.length &&
      (other === undefined ||
        own.day[next]! < known.day[other]! ||
        (own.day[next] === known.day[other] && own.player[next]! < known.player[other]!));
    const [from, at] = isOwn ? [own, next++] : [known, other!];
    for (const name of ['day', 'player', 'rating'] as const) made[name][i] = from[name][at]!;
  }
  changesOf.set(players, made);
}

/** Takes changes that were kept ready, so that players need not be read. */
export const takeFideChanges = (players: readonly Player[], changes: FideChanges): void =>
  void changesOf.set(players, changes);

/**
 * Ratings of the players on the list in force. A sheet never changes, so neither do they: rapid lists over one standard
 * list share them.
 */
const ratingsOn = new WeakMap<ListSheet, Int16Array>();

const inForce = (sheets: readonly ListSheet[], listDay: Day): ListSheet | undefined =>
  sheets.findLast(({ day }) => day <= listDay);

/** The players for whom the sister series may have a different rating on a day than before. */
export function otherSources(
  sheets: readonly ListSheet[],
  before: readonly ListSheet[],
  listDay: Day,
): readonly number[] {
  const [is, was] = [inForce(sheets, listDay), inForce(before, listDay)];
  if (is === undefined || was === undefined || is === was) return [];
  const origin = originOf(is);
  if (origin?.sheet === was) return origin.lines.players;
  const [now, then] = [listedRatings(is), listedRatings(was)];
  return [...now.keys()].filter((player) => now[player] !== then[player]);
}

/** The sister series' ratings on a day, if it has a list. */
export function standardSource(
  sheets: readonly ListSheet[],
  listDay: Day,
): Partial<Pick<Required<FirstRatingSources>, 'standardRating'>> {
  const sheet = inForce(sheets, listDay);
  return sheet === undefined ? {} : { standardRating: listedRatings(sheet) };
}

export function listedRatings(sheet: ListSheet): Int16Array {
  const known = ratingsOn.get(sheet);
  if (known) return known;
  const origin = originOf(sheet);
  const ratings = origin === undefined ? listedOf(sheet) : listedRatings(origin.sheet).slice();
  origin?.lines.players.forEach((player, place) => {
    ratings[player] = isListed(origin.lines.status[place]!) ? origin.lines.rating[place]! : UNRATED;
  });
  ratingsOn.set(sheet, ratings);
  return ratings;
}

/** Without an iterator: it runs over all players of hundreds of lists. */
function listedOf({ rating, status }: ListSheet): Int16Array {
  const ratings = new Int16Array(rating.length);
  for (let player = 0; player < ratings.length; player++)
    ratings[player] = isListed(status[player]!) ? rating[player]! : UNRATED;
  return ratings;
}
