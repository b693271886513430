import type { Day } from '../calendar.ts';
import type { PoolEntry } from '../documents/head-to-head.ts';

/**
 * What a player is on a list. `absent`: not on it at all. `lapsed`: not on it either, without a licence on its day, but
 * games of the period with a licence have changed the rating that is kept (fce-2016 D-FCE-21). All but `absent` are
 * statuses of a row.
 */
export const LIST_STATUSES = [
  'absent',
  'rated',
  'new',
  'reassigned',
  'unrated',
  'pending',
  'inactive',
  'delisted',
  'lapsed',
] as const;
export type SheetStatus = (typeof LIST_STATUSES)[number];

/** The same, plus those of Scrabble. Ratings without a status, such as the general one (frs-2012 §8), are `rated`. */
export const RATING_STATUSES = [...LIST_STATUSES, 'active', 'provisional'] as const;
export type RatingStatus = (typeof RATING_STATUSES)[number];

/** The same as column codes. */
export const LIST_STATUS = {
  absent: 0,
  rated: 1,
  new: 2,
  reassigned: 3,
  unrated: 4,
  pending: 5,
  inactive: 6,
  delisted: 7,
  lapsed: 8,
} as const satisfies Record<SheetStatus, number>;

/** Whether a player with this status appears on the list. */
export const isListed = (status: number): boolean => status !== LIST_STATUS.absent && status !== LIST_STATUS.lapsed;

/** What a pending player's pool amounts to on a list. */
export interface PoolFigures {
  readonly games: number;
  readonly rating: number;
}

/** The columns of a sheet that have an entry for each player, with their array types. */
export const SHEET_COLUMNS = {
  rating: Int16Array,
  previous: Int16Array,
  change: Int32Array,
  baseFactor: Uint8Array,
  factor: Uint8Array,
  games: Uint16Array,
  counted: Uint16Array,
  status: Uint8Array,
  lastEventDay: Int32Array,
  firstRatedDay: Int32Array,
  careerGames: Int32Array,
  reached: Uint8Array,
} as const;
export type SheetColumn = keyof typeof SHEET_COLUMNS;

/**
 * A list as columns, one entry for each player index, and what the next list needs of the players. Several sheets may
 * share a column (the ratings of a list are the previous ones of the next), so columns must not be written into.
 */
export interface ListSheet {
  readonly day: Day;
  /** `UNRATED` where there is none. An absent player may have one: kept for a return, not published. */
  readonly rating: Int16Array;
  /** The rating on the previous list, kept ones included. */
  readonly previous: Int16Array;
  /** Unrounded sum of the period, in 1/`CHANGES_PER_POINT`. */
  readonly change: Int32Array;
  /** K0 and K as the list prints them, in whole points; 0 if none (a book without K0, a player without a row). */
  readonly baseFactor: Uint8Array;
  readonly factor: Uint8Array;
  /** Games of the row: ledger lines, or games that entered a new player's pool. */
  readonly games: Uint16Array;
  /** Games of the list that count for later K's: without forfeits; for a new player with a pool, all of its games. */
  readonly counted: Uint16Array;
  /** Code of `LIST_STATUS`. */
  readonly status: Uint8Array;
  /** State after the list, with which the next one opens. */
  readonly lastEventDay: Int32Array;
  readonly firstRatedDay: Int32Array;
  readonly careerGames: Int32Array;
  /** Bits of `REACHED`. */
  readonly reached: Uint8Array;
  readonly pools: ReadonlyMap<number, readonly PoolEntry[]>;
  /** For every pending player. */
  readonly poolFigures: ReadonlyMap<number, PoolFigures>;
  /** Ratings of another list from which players of this one started, if any. */
  readonly seeds?: ReadonlyMap<number, number> | undefined;
  /** Points by which ratings were raised when another book took the list over, if any (D-OFF-530); not in `change`. */
  readonly lifts?: ReadonlyMap<number, number> | undefined;
}
