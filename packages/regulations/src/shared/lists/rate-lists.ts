import {
  type Day,
  type EventColumns,
  type FederationColumns,
  type LedgerSink,
  type ListColumns,
  listInForce,
} from '@escala/core';
import type { GamesOfBefore } from '../../contracts/succession.ts';
import { newScratchColumns } from '../period-columns.ts';
import type {
  CarriedState,
  EventsOfBook,
  ListBook,
  OpenPeriod,
  Period,
  PeriodOpening,
  RatedList,
} from './list-book.ts';

/** Observers of lists in the making, by index among the list days. */
interface Watch {
  readonly ledgerOf?: ((list: number) => LedgerSink | undefined) | undefined;
  /** What games rated by another book add to a list, given the record at the start of its period. */
  readonly beforeOf?: ((list: number, record: FederationColumns) => GamesOfBefore | undefined) | undefined;
}

interface Observer<Rated> extends Watch {
  /** Receives each list when ready. The next period changes the state; the federation has the earlier lists. */
  readonly onPeriod: (rated: Rated, state: CarriedState, federation: FederationColumns, list: number) => void;
}

/**
 * List after list, each from the previous one: ratings, K, activity and pools are carried over. The federation's own
 * lists must be earlier than the first day. Returns the state at the start of the period after the last list.
 */
export function ratePeriods<Work extends OpenPeriod, Rated extends RatedList>(
  book: ListBook<Work, Rated>,
  federation: FederationColumns,
  listDays: readonly Day[],
  observer: Observer<Rated>,
): CarriedState {
  const { players, events } = federation;
  const published = { days: [...federation.lists.days], ratings: [...federation.lists.ratings] };
  const { state, ...opening } = book.openingOf(federation, listDays[0] ?? 0);
  const scratch = newScratchColumns(players.count);
  let { listedFactor } = players;
  let { factors } = opening;
  book.periodsOf(events, listDays, published.days.at(-1)).forEach((period, list) => {
    const lists = listsSince(published, earliestStart(events, period));
    const serving = { ...federation, lists, players: { ...players, listedFactor } };
    const ledger = observer.ledgerOf?.(list);
    const before = observer.beforeOf?.(list, { ...federation, lists: published, players: { ...players, ...state } });
    const work = ratedEvents(book, { federation: serving, period, state, scratch, factors, ledger, before });
    const rated = book.close(work);
    published.days.push(period.listDay);
    published.ratings.push(rated.rating);
    // The K of a list is the one at the start of the next period (fide-2009 8.56, fide-2024 8.3.3); a document gives
    // only that of its last list.
    factors = rated.factor;
    listedFactor = undefined;
    observer.onPeriod(rated, state, serving, list);
  });
  return state;
}

/** Rates the events of a period in turn, changing the state. */
export function ratedEvents<Work extends OpenPeriod>(book: EventsOfBook<Work>, opening: PeriodOpening): Work {
  const work = book.open(opening);
  if (book.stands?.(opening.period.listDay) !== true)
    for (const event of opening.period.events) book.rateEvent(work, event);
  return work;
}

/** The lists of a history, oldest first, and the state at the start of the period after the last one. */
export interface RatedHistory<Rated> {
  readonly lists: readonly Rated[];
  readonly next: CarriedState;
}

/** All lists of a history at once, kept in memory. */
export function rateLists<Work extends OpenPeriod, Rated extends RatedList>(
  book: ListBook<Work, Rated>,
  federation: FederationColumns,
  listDays: readonly Day[],
  watch: Watch,
): RatedHistory<Rated> {
  const lists: Rated[] = [];
  const next = ratePeriods(book, federation, listDays, { ...watch, onPeriod: (rated) => lists.push(rated) });
  return { lists, next };
}

export function earliestStart({ startDay }: EventColumns, { listDay, events }: Period): Day {
  let earliest = listDay;
  for (const event of events) earliest = Math.min(earliest, startDay[event]!);
  return earliest;
}

/** The list in force on a day and later ones: events that start later need no older ones (fide-2009 7.11). */
export function listsSince(lists: ListColumns, day: Day): ListColumns {
  const from = Math.max(0, listInForce(lists, day));
  return { days: lists.days.slice(from), ratings: lists.ratings.slice(from) };
}
