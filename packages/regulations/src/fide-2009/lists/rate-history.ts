import { type Day, type FederationColumns, type LedgerSink, type ListColumns, listInForce } from '@escala/core';
import { newScratchColumns } from '../../shared/period-columns.ts';
import { factorsAtOpening, type PlayerState, stateAtOpening } from '../player-state.ts';
import type { RegulationByDay } from '../regulation-in-force.ts';
import type { RatedPeriod } from './close-period.ts';
import { type Period, periodOf, ratingOrder } from './period.ts';
import { rateEvents } from './rate-period.ts';

/** The lists of a history, oldest first, and what the period after the last one opens with. */
export interface RatedHistory {
  readonly lists: readonly RatedPeriod[];
  readonly next: PlayerState;
}

/** Who watches while lists are made, by their place among the list days. */
export interface HistoryObserver {
  readonly ledgerOf?: ((list: number) => LedgerSink | undefined) | undefined;
  /** The list as it is ready. The state moves on with the next period; the federation has the lists before. */
  readonly onPeriod: (rated: RatedPeriod, state: PlayerState, federation: FederationColumns, list: number) => void;
}

/**
 * List after list, each from the one before: ratings, K, activity and pools are carried on. The federation's own lists
 * are those published before the first day; events are looked up by their end, so none is read twice. Any of
 * the lists can have a ledger. Returns what the period after the last list opens with.
 */
export function ratePeriods(
  federation: FederationColumns,
  listDays: readonly Day[],
  regulations: RegulationByDay,
  observer: HistoryObserver,
): PlayerState {
  const order = ratingOrder(federation.events);
  const published = { days: [...federation.lists.days], ratings: [...federation.lists.ratings] };
  const opens = published.days.at(-1) ?? listDays[0] ?? 0;
  const state = stateAtOpening(federation, regulations.on(opens).factor.mark);
  const scratch = newScratchColumns(federation.players.count);
  let factors = factorsAtOpening(state, regulations, opens);
  listDays.forEach((listDay, list) => {
    const period = periodOf({ ...federation, lists: published }, listDay, regulations, order);
    const serving = { ...federation, lists: listsServing(published, federation, period) };
    const ledger = observer.ledgerOf?.(list);
    const rated = rateEvents({ federation: serving, period, regulations, ledger, state, scratch, factors });
    published.days.push(listDay);
    published.ratings.push(rated.rating);
    // The K of a list is the one in force when the next period opens (8.56).
    factors = rated.factor;
    observer.onPeriod(rated, state, serving, list);
  });
  return state;
}

/** The same with all lists at hand. */
export function rateHistory(
  federation: FederationColumns,
  listDays: readonly Day[],
  regulations: RegulationByDay,
  ledgerOf?: (listDay: Day) => LedgerSink | undefined,
): RatedHistory {
  const lists: RatedPeriod[] = [];
  const next = ratePeriods(federation, listDays, regulations, {
    ledgerOf: (list) => ledgerOf?.(listDays[list]!),
    onPeriod: (rated) => lists.push(rated),
  });
  return { lists, next };
}

/** From the list of the earliest start on: older ones serve no event of the period (7.11). */
function listsServing(lists: ListColumns, { events }: FederationColumns, period: Period): ListColumns {
  let earliest = period.listDay;
  for (const event of period.events) earliest = Math.min(earliest, events.startDay[event]!);
  const from = Math.max(0, listInForce(lists, earliest));
  return { days: lists.days.slice(from), ratings: lists.ratings.slice(from) };
}
