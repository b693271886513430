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

/** What a list carries on to the next one, beside K. A period changes it in place as it closes. */
export interface CarriedState {
  readonly careerGames: Int32Array;
  /** Bits of `REACHED`. */
  readonly reached: Uint8Array;
  /** End of the last rated event (fide-2009 7.23a, fide-2024 7.2.2). */
  readonly lastEventDay: Int32Array;
  /** Counted performances of players without a published rating, also those that have left the pool. */
  readonly pools: Map<number, readonly PoolEntry[]>;
}

/** What a period opens with; K in the book's own unit. */
export interface PeriodOpening {
  readonly federation: FederationColumns;
  readonly period: Period;
  readonly state: CarriedState;
  readonly scratch: ScratchColumns;
  readonly factors: Uint8Array;
  readonly ledger?: LedgerSink | undefined;
  /** What events that began before the federation went over to this book bring (fide-2024 0.1). */
  readonly before?: GamesOfBefore | undefined;
}

/** What grows while the events of a period are rated one after the other. */
export interface OpenPeriod extends PeriodOpening {
  /** The last published list, from which ratings change. */
  readonly last: Int16Array;
  readonly tally: Tally;
  /** Players with a rated game, each once. */
  readonly touched: number[];
}

/** A list as columns; `UNRATED` for everybody without a published rating. */
export interface RatedList {
  readonly period: Period;
  readonly rating: Int16Array;
  /** The list before. */
  readonly previous: Int16Array;
  readonly status: Uint8Array;
  /** Sum of the changes, in the ledger's parts of a point. */
  readonly change: Int32Array;
  /** Rated games; of a player who is new by the pool, those that entered it in this period. */
  readonly games: Uint16Array;
  /** K with which the period opened, and of the list. */
  readonly openingFactor: Uint8Array;
  readonly factor: Uint8Array;
  /** Players without a published rating before, who have something in the pool. */
  readonly pools: ReadonlyMap<number, { readonly games: number }>;
}

/** How a book with pools rates the events of its lists. */
export interface EventsOfBook<Work extends OpenPeriod> {
  /** The events of lists one after the other, the first after a list of the day `opens`. */
  periodsOf(events: EventColumns, listDays: readonly Day[], opens: Day | undefined): readonly Period[];
  /** Whether no event makes the list of a day another; such a list is the first. */
  stands?(listDay: Day): boolean;
  openingOf(record: FederationColumns, listDay: Day): Pick<PeriodOpening, 'state' | 'factors'>;
  open(opening: PeriodOpening): Work;
  rateEvent(work: Work, event: number): void;
}

/** How it makes the lists of them: what goes over a history, and over what is another in it, goes by this. */
export interface ListBook<Work extends OpenPeriod, Rated extends RatedList> extends EventsOfBook<Work> {
  /** The list that the events make; of some players alone where only their lines are asked for. */
  close(work: Work, only?: Int32Array): Rated;
  sheetOf(rated: Rated, state: CarriedState, players: PlayerColumns): ListSheet;
}

/** A list of which only some lines hold, those of the players of whom the period was closed. */
export interface ClosedLines extends SheetPools {
  readonly lines: LinesByPlayer;
}

/** The state when the first period opens, as a copy: the record of the federation stays as it is. */
export const stateOf = ({ careerGames, lastEventDay, pools }: PlayerColumns, reached: Uint8Array): CarriedState => ({
  careerGames: careerGames.slice(),
  reached,
  lastEventDay: lastEventDay.slice(),
  pools: new Map(pools),
});

/** A period in which nothing is rated yet. */
export const openPeriod = (opening: PeriodOpening): OpenPeriod => ({
  ...opening,
  last: opening.federation.lists.ratings.at(-1) ?? new Int16Array(opening.federation.players.count),
  tally: newTally(opening.scratch),
  touched: [],
});

/** An unrated player's performance that counts, in its order, and the event as the last one. */
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
