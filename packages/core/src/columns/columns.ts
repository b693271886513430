import type { Day } from '../calendar.ts';
import type { PoolEntry } from '../documents/head-to-head.ts';
import type { Licences } from './licences.ts';

/**
 * The record of a head-to-head federation as columns, one entry for each player, event or game, addressed by index. The
 * engines read nothing else, whether they rate one document or twenty years; that is why plain and explained results
 * agree.
 */

/** Marks a missing rating in a column. No regulation here allows a rating of 0. */
export const UNRATED = 0;

/** Rated games by calendar year, one column for each year: `counts[(year - firstYear) * players + player]`. */
export interface YearCounts {
  readonly firstYear: number;
  readonly years: number;
  readonly players: number;
  readonly counts: Uint16Array;
}

export function gamesInYear(games: YearCounts, player: number, year: number): number {
  const column = year - games.firstYear;
  return column >= 0 && column < games.years ? games.counts[column * games.players + player]! : 0;
}

/** Ages in tenths of a year, each as of a day; `NO_DAY` where there is none. */
export interface AgeColumns {
  readonly tenths: Int16Array;
  readonly onDay: Int32Array;
}

/** What is known of the players. `NO_DAY`, `UNRATED` or 0 where a fact is missing. */
export interface PlayerColumns {
  readonly count: number;
  readonly birthDay: Int32Array;
  /** 0 if unknown. */
  readonly birthYear: Int16Array;
  /** Ages given instead of birth dates; undefined if there are none. */
  readonly ages?: AgeColumns | undefined;
  readonly federated: Uint8Array;
  readonly federatedDay: Int32Array;
  /**
   * If present, says who has a licence on a day: on a list's day, to appear on the list; on the day whose list a game
   * uses, to be rated (fce-2016 D-FCE-21). Without it `federated` holds on every day.
   */
  readonly licences?: Licences | undefined;
  readonly firstSeason: Int16Array;
  readonly fideRating: Int16Array;
  readonly standardRating: Int16Array;
  readonly lastEventDay: Int32Array;
  readonly firstRatedDay: Int32Array;
  readonly gamesByYear: YearCounts;
  readonly careerGames: Int32Array;
  /** Bits of `REACHED`. */
  readonly reached: Uint8Array;
  /** K as the document gives it; 0 for a player without one, undefined if the document gives none at all. */
  readonly listedFactor?: Uint8Array | undefined;
  readonly female: Uint8Array;
  readonly minGames: Uint8Array;
  /** Only players without a published rating have one. */
  readonly pools: Map<number, readonly PoolEntry[]>;
}

/** Thresholds that a published rating has ever reached (fide-2009 8.56, fide-2024 8.3.3). */
export const REACHED = { at2400: 1, at2300: 2 } as const;

/** Published lists, oldest first, each a column of ratings by player. */
export interface ListColumns {
  readonly days: readonly Day[];
  readonly ratings: readonly Int16Array[];
}

/** The index of the list in force on a day: the latest published on or before it; -1 before the first. */
export function listInForce(lists: ListColumns, day: Day): number {
  let index = lists.days.length - 1;
  while (index >= 0 && lists.days[index]! > day) index--;
  return index;
}

/** Every event has these, though not every book reads all of them: the office asks them of any event, in one byte. */
export const EVENT_FLAGS = {
  weekly: 1,
  halfK: 2,
  perRoundRatings: 4,
  official: 8,
  approved: 16,
  nationalChampionship: 32,
  teamChampionship: 64,
} as const;

/** When parts of an event were evaluated separately (fce-2016 8.3): for its games and participants, in their order. */
export interface PartDays {
  readonly games: Int32Array;
  /** The first day on which each player was on record as taking part. */
  readonly participants: Int32Array;
}

export interface EventColumns {
  readonly count: number;
  readonly ids: readonly string[];
  /** Index into `EVENT_TYPES`. */
  readonly type: Uint8Array;
  readonly startDay: Int32Array;
  readonly endDay: Int32Array;
  /**
   * When the report was accepted and received; `NO_DAY` means in time for the list after the event's end (fce-2016
   * D-FCE-20, fide-2009 7.13).
   */
  readonly evaluatedDay: Int32Array;
  readonly receivedDay: Int32Array;
  /** Rare facts under the names that books declare (`DeclaredFacts`), as numbers, by event. */
  readonly facts?: Readonly<Record<string, ReadonlyMap<number, number>>> | undefined;
  /** Events evaluated in parts, by index; their games follow these days. */
  readonly parts: ReadonlyMap<number, PartDays>;
  /** Fixed minutes, and minutes for 60 moves (one second a move adds a minute). */
  readonly fixedMinutes: Float64Array;
  readonly minutesFor60: Float64Array;
  readonly flags: Uint8Array;
  /** Rounds agreed for a match; 0 if not given. */
  readonly rounds: Int32Array;
  /** Games of event e: from `gamesFrom[e]` up to, not including, `gamesFrom[e + 1]`. */
  readonly gamesFrom: Int32Array;
  readonly participantsFrom: Int32Array;
  readonly participants: Int32Array;
}

/**
 * One number for each game, in the narrowest type that holds them all. Code that copies a column to write into it uses
 * the widest type.
 */
export type NumbersOfGames = Int32Array | Uint16Array | Uint8Array;

export interface GameColumns {
  readonly count: number;
  readonly round: NumbersOfGames;
  readonly day: NumbersOfGames;
  readonly white: NumbersOfGames;
  readonly black: NumbersOfGames;
  readonly outcome: Uint8Array;
  /** The few games with a fact that a book declares, by its name. */
  readonly facts?: Readonly<Record<string, ReadonlySet<number>>> | undefined;
}

export interface FederationColumns {
  readonly players: PlayerColumns;
  readonly playerIds: readonly string[];
  readonly lists: ListColumns;
  /** Lists of the first rhythm, if another rhythm uses them. */
  readonly standardLists?: ListColumns | undefined;
  readonly events: EventColumns;
  readonly games: GameColumns;
}
