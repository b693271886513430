import type {
  Day,
  EventColumns,
  FederationColumns,
  LinesByPlayer,
  ListSheet,
  PoolEntry,
  SheetPools,
} from '@escala/core';
import type { ScratchColumns, Tally } from '../period-columns.ts';

/** What a list carries on to the next one, beside K. */
export interface CarriedState<Entry> {
  readonly careerGames: Int32Array;
  readonly reached: Uint8Array;
  readonly lastEventDay: Int32Array;
  readonly pools: Map<number, readonly Entry[]>;
}

/** What the line of a player carries on, by which K goes. */
export interface CarriedLine {
  readonly careerGames: number;
  readonly reached: number;
  /** K as it is printed. */
  readonly factor: number;
}

/** A period while its events are rated. */
export interface AmendedWork<Entry> {
  readonly federation: FederationColumns;
  /** The last published list. */
  readonly last: Int16Array;
  readonly tally: Tally;
  /** Players with a rated game, each once. */
  readonly touched: readonly number[];
  readonly state: CarriedState<Entry>;
}

/** What a period opens with. */
export interface PeriodOpening<Entry> {
  readonly federation: FederationColumns;
  readonly period: { readonly listDay: Day; readonly events: Int32Array };
  readonly state: CarriedState<Entry>;
  readonly scratch: ScratchColumns;
  readonly factors: Uint8Array;
}

/**
 * How an event is rated: by ratings of a list that everybody has, so that a game looks at nobody but its two players; not at all; or with a
 * look at everybody.
 */
export type EventWay = Int16Array | 'refused' | 'mixed';

/** What a book of pools and of K after the games does of its replay, for some events and players instead of all. */
export interface AmendedBook<Entry extends PoolEntry, Work extends AmendedWork<Entry>> {
  /** The events of lists, in the order in which they are rated; the first list comes after one of the day `opens`. */
  eventsByList(events: EventColumns, listDays: readonly Day[], opens: Day | undefined): readonly Int32Array[];
  /** Whether no event makes the list of a day another; such a list is the first. */
  stands?(listDay: Day): boolean;
  atOpening(record: FederationColumns, listDay: Day): Pick<PeriodOpening<Entry>, 'state' | 'factors'>;
  /** K with which the period after a list opens for a player, in the book's own unit. */
  factorAfter(listDay: Day, line: CarriedLine): number;
  open(opening: PeriodOpening<Entry>): Work;
  rateEvent(work: Work, event: number): void;
  wayOf(work: Work, event: number): EventWay;
  /** Rates the games of some players of an event that goes by these ratings alone. */
  rateSome(work: Work, event: number, ratings: Int16Array, only: Uint8Array): void;
  /** The sum of a player's games before K, from the line of a list that this period made; nothing where the line does not tell it. */
  gainedBy(work: Work, player: number, sheet: Pick<ListSheet, 'change' | 'games'>): number | undefined;
  close(work: Work, players: Int32Array): ClosedLines;
}

/** A list of which only some lines hold, those of the players of whom the period was closed. */
export interface ClosedLines extends SheetPools {
  readonly lines: LinesByPlayer;
}
