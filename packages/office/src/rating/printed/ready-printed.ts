import type { Season } from '../../registry/licences/season.ts';
import type { Player } from '../../registry/players/player.ts';
import { whileUsed } from '../columns/drop-unused.ts';
import { cellsOf, columnsOf, type KeptColumns } from './printed-paper.ts';
import { columnsOfPlayer, seasonOn } from './printed-player.ts';

/**
 * The columns that each player would have on a day, and how long they stay the same if the player is not changed: up to
 * the next date of a title or licence, and to the next season with another licence. They take a twentieth of the
 * register's data (D-OFF-995).
 */
export interface ReadyPrinted {
  readonly date: string;
  readonly season: number;
  /**
   * By number: the date and the season from which on it no longer holds ('' and 0: never), then the cells of a paper.
   */
  readonly rows: readonly PrintedRow[];
}
type PrintedRow = readonly [date: string, season: number, ...cells: (string | number)[]];

interface KnownPrinted {
  readonly seasons: readonly Season[];
  readonly read: () => ReadyPrinted;
  /** The players changed since. */
  readonly changed: ReadonlySet<number>;
}

const known = new WeakMap<readonly Player[], KnownPrinted>();

export function takeReadyPrinted(
  players: readonly Player[],
  seasons: readonly Season[],
  read: () => ReadyPrinted,
): void {
  known.set(players, { seasons, read: whileUsed(read), changed: new Set() });
}

/** Takes over what is ready when only these players changed or were added. */
export function takePrinted(before: readonly Player[], players: readonly Player[], numbers: readonly number[]): void {
  const present = known.get(before);
  if (present !== undefined) known.set(players, { ...present, changed: new Set([...present.changed, ...numbers]) });
}

/** The columns that a list of a date prints for a player, if ready; undefined for other players. */
export function printedAtHand(
  players: readonly Player[],
  seasons: readonly Season[],
  date: string,
): (player: number) => KeptColumns | undefined {
  const row = rowsAtHand(players, seasons, date);
  return (player) => {
    const own = row(player);
    return own && columnsOf(own, BESIDE);
  };
}

/** Cells come after the two terms of a row. */
const BESIDE = 2;

function rowsAtHand(players: readonly Player[], seasons: readonly Season[], date: string) {
  const present = known.get(players);
  if (present === undefined || present.seasons !== seasons) return () => undefined;
  const season = seasonOn(seasons, date);
  const { read, changed } = present;
  const { rows, ...made } = read();
  if (date < made.date || season < made.season) return () => undefined;
  return (player: number): PrintedRow | undefined => {
    const row = rows[player];
    if (row === undefined || changed.has(player)) return undefined;
    return (row[0] === '' || date < row[0]) && (row[1] === 0 || season < row[1]) ? row : undefined;
  };
}

/** The columns as kept ready. Players whose columns are ready are not read. */
export function readyPrinted(players: readonly Player[], seasons: readonly Season[], date: string): ReadyPrinted {
  const season = seasonOn(seasons, date);
  const atHand = rowsAtHand(players, seasons, date);
  const rows = Array.from({ length: players.length }, (_, player) => atHand(player) ?? rowOf(players[player]!));
  return { date, season, rows };

  function rowOf(player: Player): PrintedRow {
    const { titles = [], licences, licensedOn = {} } = player;
    const days = [...titles.map(({ on }) => on), ...Object.values(licensedOn)].filter((day) => day !== undefined);
    const later = Object.keys(licences).map(Number);
    return [
      leastAfter(days, date) ?? '',
      leastAfter(later, season) ?? 0,
      ...cellsOf(columnsOfPlayer(player, season, date)),
    ];
  }
}

const leastAfter = <Value extends string | number>(all: readonly Value[], than: Value): Value | undefined =>
  all.filter((each) => each > than).sort((a, b) => (a < b ? -1 : 1))[0];
