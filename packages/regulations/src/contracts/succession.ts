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

/** What games rated by another book add to a list. */
export interface GamesOfBefore {
  /** Sums of changes in `CHANGES_PER_POINT` parts, and numbers of games, by player on the last list. */
  readonly changes: ReadonlyMap<number, { readonly change: number; readonly games: number }>;
  /** Performances that count, by player. */
  readonly pooled: ReadonlyMap<number, readonly PoolEntry[]>;
  /** End of the last rated event, by player, after the period. */
  readonly lastEventDay: Int32Array;
}

/** The events of a period rated by their own book, for a list that a later book makes. */
export interface RatedApart extends GamesOfBefore {
  findings(): readonly Finding[];
  /** The same in the form of documents. */
  told(): Pick<HeadToHeadOutput, 'performances' | 'ledger'> & { readonly workings: readonly PlayerWorking[] };
}

/** The terms on which a list is taken over. */
export interface TakeOver {
  readonly lift: boolean;
  readonly rhythm: Rhythm;
}

/** How a book continues from the lists of another one (D-OFF-530). */
export interface Succession {
  /** Player facts, by their names in documents, that the earlier lists must have kept. */
  readonly needs: readonly string[];
  /** On this day ratings are raised, whatever the federation chooses. */
  readonly liftDay: Day;
  /** A list made by the earlier book, converted to the first of this one. */
  takeOver(record: FederationColumns, sheet: ListSheet, terms: TakeOver): ListSheet;
  /** How that was done, for everybody on it. */
  workings(
    record: Pick<FederationColumns, 'playerIds' | 'players'>,
    before: ListSheet,
    after: ListSheet,
    terms: TakeOver,
  ): PlayerWorking[];
  /** An earlier performance in the form that this book pools, for the list on which it counts. */
  pooledAs(entry: PoolEntry, terms: TakeOver, list?: Day): PoolEntry;
}
