import type { Day } from '../calendar.ts';
import type { PoolEntry } from '../documents/head-to-head.ts';
import type { Licences } from './licences.ts';

/**
 * The record of a head-to-head federation as columns, one entry a player, an event or a game, addressed by index. The
 * engines read nothing else, whether they rate one document or twenty years; that is why plain and explained results agree.
 */

/** Stands in a rating column where there is no rating. No regulation here knows a rating of 0. */
export const UNRATED = 0;

/** Games rated by calendar year, one column a year: `counts[(year - firstYear) * players + player]`. */
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

/** Ages in tenths of a year, each on a day; `NO_DAY` where there is none. */
export interface AgeColumns {
  readonly tenths: Int16Array;
  readonly onDay: Int32Array;
}

/** What is known of the players. `NO_DAY`, `UNRATED` or 0 where a fact is missing. */
export interface PlayerColumns {
  readonly count: number;
  readonly birthDay: Int32Array;
  /** 0 where it is not known. */
  readonly birthYear: Int16Array;
  /** Ages that stand for birth dates; undefined where there are none. */
  readonly ages?: AgeColumns | undefined;
  readonly federated: Uint8Array;
  readonly federatedDay: Int32Array;
  /**
   * Where there are any, they say who has a licence on a day: that of a list, for standing on it, or the day whose list a game uses,
   * for being rated (fce-2016 D-FCE-21). Without them `federated` holds on every day.
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
  /** K as a document gives it; 0 where it does not, nothing where it gives none. */
  readonly listedFactor?: Uint8Array | undefined;
  readonly female: Uint8Array;
  readonly minGames: Uint8Array;
  /** Only players without a published rating have one. */
  readonly pools: Map<number, readonly PoolEntry[]>;
}

/** Marks that a published rating has ever reached (fide-2009 8.56, fide-2024 8.3.3). */
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

export const EVENT_FLAGS = {
  weekly: 1,
  halfK: 2,
  perRoundRatings: 4,
  official: 8,
  approved: 16,
  nationalChampionship: 32,
  teamChampionship: 64,
  waived: 128,
} as const;

/** When the parts of an event were evaluated by themselves (fce-2016 8.3): for its games and its participants, in their order. */
export interface PartDays {
  readonly games: Int32Array;
  /** The first by which it was on record that somebody takes part. */
  readonly participants: Int32Array;
}

export interface EventColumns {
  readonly count: number;
  readonly ids: readonly string[];
  /** Index into `EVENT_TYPES`. */
  readonly type: Uint8Array;
  readonly startDay: Int32Array;
  readonly endDay: Int32Array;
  /** When the report was accepted and received; `NO_DAY`: in time for the list of the end (fce-2016 D-FCE-20, fide-2009 7.13). */
  readonly evaluatedDay: Int32Array;
  readonly receivedDay: Int32Array;
  /** The list for which it was reported, by event, where that was said. */
  readonly forList?: ReadonlyMap<number, Day> | undefined;
  /** Moves of the first control, by event, where they are known. */
  readonly firstControl?: ReadonlyMap<number, number> | undefined;
  /** Events that were evaluated in parts, by index; their games go by these days. */
  readonly parts: ReadonlyMap<number, PartDays>;
  /** Fixed minutes, and minutes for 60 moves (a second a move makes a minute). */
  readonly fixedMinutes: Float64Array;
  readonly minutesFor60: Float64Array;
  readonly flags: Uint8Array;
  /** Rounds agreed for a match; 0 where nothing was said. */
  readonly rounds: Int32Array;
  /** Games of event e: from `gamesFrom[e]` up to, not including, `gamesFrom[e + 1]`. */
  readonly gamesFrom: Int32Array;
  readonly participantsFrom: Int32Array;
  readonly participants: Int32Array;
}

/** A number of each game, in as few bytes as all of them take. Whoever copies a column to write into it takes the widest. */
export type NumbersOfGames = Int32Array | Uint16Array | Uint8Array;

export interface GameColumns {
  readonly count: number;
  readonly round: NumbersOfGames;
  readonly day: NumbersOfGames;
  readonly white: NumbersOfGames;
  readonly black: NumbersOfGames;
  readonly outcome: Uint8Array;
  /** The few that are taken out, and those with different times for the players. */
  readonly excluded?: ReadonlySet<number> | undefined;
  readonly unequalTime?: ReadonlySet<number> | undefined;
}

export interface FederationColumns {
  readonly players: PlayerColumns;
  readonly playerIds: readonly string[];
  readonly lists: ListColumns;
  /** Lists of the first rhythm, where another one looks at them. */
  readonly standardLists?: ListColumns | undefined;
  readonly events: EventColumns;
  readonly games: GameColumns;
}
