import {
  type Day,
  type EventColumns,
  type FederationColumns,
  type LedgerSink,
  type ListColumns,
  listInForce,
} from '@escala/core';
import type { GamesOfBefore } from '../contracts/succession.ts';

/** The lists of a history, oldest first, and what the period after the last one opens with. */
export interface RatedHistory<Rated, State> {
  readonly lists: readonly Rated[];
  readonly next: State;
}

/** Who watches while lists are made, by their place among the list days. */
export interface HistoryObserver<Rated, State> {
  readonly ledgerOf?: ((list: number) => LedgerSink | undefined) | undefined;
  /** What games that another book rates bring to a list, from the record as its period opens. */
  readonly beforeOf?: ((list: number, record: FederationColumns) => GamesOfBefore | undefined) | undefined;
  /** The list as it is ready. The state moves on with the next period; the federation has the lists before. */
  readonly onPeriod: (rated: Rated, state: State, federation: FederationColumns, list: number) => void;
}

/** All lists of a history at hand, where `rate` makes them one after the other. */
export function keptHistory<Rated, State>(
  rate: (observer: HistoryObserver<Rated, State>) => State,
  watch: Omit<HistoryObserver<Rated, State>, 'onPeriod'>,
): RatedHistory<Rated, State> {
  const lists: Rated[] = [];
  const next = rate({ ...watch, onPeriod: (rated) => lists.push(rated) });
  return { lists, next };
}

type EventsOfList = Readonly<{ listDay: Day; events: Int32Array }>;

/** From the list of the earliest start on: older ones serve no event of the period (fide-2009 7.11). */
export function listsServing(lists: ListColumns, { events }: FederationColumns, period: EventsOfList): ListColumns {
  return listsSince(lists, earliestStart(events, period));
}

export function earliestStart({ startDay }: EventColumns, { listDay, events }: EventsOfList): Day {
  let earliest = listDay;
  for (const event of events) earliest = Math.min(earliest, startDay[event]!);
  return earliest;
}

export function listsSince(lists: ListColumns, day: Day): ListColumns {
  const from = Math.max(0, listInForce(lists, day));
  return { days: lists.days.slice(from), ratings: lists.ratings.slice(from) };
}
