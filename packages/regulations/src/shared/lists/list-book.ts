import type {
  Day,
  EventColumns,
  FederationColumns,
  LedgerSink,
  LinesByPlayer,
  ListSheet,
  PlayerColumns,
  PoolEntry,
  SheetPools,
} from '@escala/core';
import type { GamesOfBefore } from '../../contracts/succession.ts';
import { newTally, type ScratchColumns, type Tally } from '../period-columns.ts';

/** The events of one list, in the order in which they are rated. */
export interface Period {
  readonly listDay: Day;
  readonly events: Int32Array;
}

/** State carried from one list to the next, besides K. A period changes it in place when it closes. */
export interface CarriedState {
  readonly careerGames: Int32Array;
  /** Bits of `REACHED`. */
  readonly reached: Uint8Array;
  /** End of the last rated event (fide-2009 7.23a, fide-2024 7.2.2). */
  readonly lastEventDay: Int32Array;
  /** Counted performances of players without a published rating, including those no longer in the pool. */
  readonly pools: Map<number, readonly PoolEntry[]>;
}

/** State at the start of a period; K in the book's own unit. */
export interface PeriodOpening {
  readonly federation: FederationColumns;
  readonly period: Period;
  readonly state: CarriedState;
  readonly scratch: ScratchColumns;
  readonly factors: Uint8Array;
  readonly ledger?: LedgerSink | undefined;
  /** What events add that began before the federation changed to this book (fide-2024 0.1). */
  readonly before?: GamesOfBefore | undefined;
}

/** State that grows as the events of a period are rated. */
export interface OpenPeriod extends PeriodOpening {
  /** The last published list; changes are relative to it. */
  readonly last: Int16Array;
  readonly tally: Tally;
  /** Players with a rated game, each listed once. */
  readonly touched: number[];
}

/** A list as columns; `UNRATED` for players without a published rating. */
export interface RatedList {
  readonly period: Period;
  readonly rating: Int16Array;
  /** The previous list. */
  readonly previous: Int16Array;
  readonly status: Uint8Array;
  /** Sum of the changes, in the ledger's fractions of a point. */
  readonly change: Int32Array;
  /** Rated games; for a player new from the pool, those that entered it in this period. */
  readonly games: Uint16Array;
  /** K at the start of the period, and K of the list. */
  readonly openingFactor: Uint8Array;
  readonly factor: Uint8Array;
  /** Players without an earlier published rating who have entries in the pool. */
  readonly pools: ReadonlyMap<number, { readonly games: number }>;
}

/** How a book with pools rates the events of its lists. */
export interface EventsOfBook<Work extends OpenPeriod> {
  /** The events of each list in turn, the first list following one dated `opens`. */
  periodsOf(events: EventColumns, listDays: readonly Day[], opens: Day | undefined): readonly Period[];
  /** Whether events cannot change the list of a day; such a list comes first. */
  stands?(listDay: Day): boolean;
  openingOf(record: FederationColumns, listDay: Day): Pick<PeriodOpening, 'state' | 'factors'>;
  open(opening: PeriodOpening): Work;
  rateEvent(work: Work, event: number): void;
}

/** How the book makes lists from its events; used for whole histories and for amendments. */
export interface ListBook<Work extends OpenPeriod, Rated extends RatedList> extends EventsOfBook<Work> {
  /** The list made by the events; only the given players' lines if `only` is set. */
  close(work: Work, only?: Int32Array): Rated;
  sheetOf(rated: Rated, state: CarriedState, players: PlayerColumns): ListSheet;
}

/** A list with only some valid lines: those of the players for whom the period was closed. */
export interface ClosedLines extends SheetPools {
  readonly lines: LinesByPlayer;
}

/** A copy of the state at the start of the first period, so that the federation's record is not modified. */
export const stateOf = ({ careerGames, lastEventDay, pools }: PlayerColumns, reached: Uint8Array): CarriedState => ({
  careerGames: careerGames.slice(),
  reached,
  lastEventDay: lastEventDay.slice(),
  pools: new Map(pools),
});

/** A period before anything is rated. */
export const openPeriod = (opening: PeriodOpening): OpenPeriod => ({
  ...opening,
  last: opening.federation.lists.ratings.at(-1) ?? new Int16Array(opening.federation.players.count),
  tally: newTally(opening.scratch),
  touched: [],
});

/** Records a counted performance of an unrated player, in order, and the event as the player's last. */
export function noteCounted<Performance extends { readonly player: number; readonly event: number }>(
  { federation, state, counted }: OpenPeriod & { readonly counted: Map<number, Performance[]> },
  performance: Performance,
): void {
  const { player, event } = performance;
  const earlier = counted.get(player);
  if (earlier === undefined) counted.set(player, [performance]);
  else earlier.push(performance);
  state.lastEventDay[player] = Math.max(state.lastEventDay[player]!, federation.events.endDay[event]!);
}
