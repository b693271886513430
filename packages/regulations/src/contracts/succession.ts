import type {
  Day,
  FederationColumns,
  Finding,
  HeadToHeadOutput,
  ListSheet,
  PlayerWorking,
  PoolEntry,
  Rhythm,
} from '@escala/core';

/** What games that another book has rated bring to a list. */
export interface GamesOfBefore {
  /** Sums of changes in parts of a point, and games, by player on the last list. */
  readonly changes: ReadonlyMap<number, { readonly change: number; readonly games: number }>;
  /** Performances that count, by player. */
  readonly pooled: ReadonlyMap<number, readonly PoolEntry[]>;
  /** End of the last rated event, by player, as the period leaves it. */
  readonly lastEventDay: Int32Array;
}

/** The events of a period as their book rates them, where the list itself is made by a later one. */
export interface RatedApart extends GamesOfBefore {
  findings(): readonly Finding[];
  /** The same as documents tell it. */
  told(): Pick<HeadToHeadOutput, 'performances' | 'ledger'> & { readonly workings: readonly PlayerWorking[] };
}

/** By which terms a list is taken over. */
export interface TakeOver {
  readonly lift: boolean;
  readonly rhythm: Rhythm;
}

/** How a book goes on from the lists of another one (D-OFF-530). */
export interface Succession {
  /** Facts of players, as documents name them, that the lists of before must have kept. */
  readonly needs: readonly string[];
  /** On this day ratings are lifted, whatever a federation would like. */
  readonly liftDay: Day;
  /** A list that the book of before has made, as the first of this one. */
  takeOver(record: FederationColumns, sheet: ListSheet, terms: TakeOver): ListSheet;
  /** How that came about, for everybody on it. */
  workings(
    record: Pick<FederationColumns, 'playerIds' | 'players'>,
    before: ListSheet,
    after: ListSheet,
    terms: TakeOver,
  ): PlayerWorking[];
  /** A performance of before as this book pools it, for the list on which it counts. */
  pooledAs(entry: PoolEntry, terms: TakeOver, list?: Day): PoolEntry;
}
