import type { Day, FederationColumns, LedgerSink, Rhythm } from '@escala/core';
import { newScratchColumns } from '../../shared/period-columns.ts';
import { type HistoryObserver, keptHistory, listsServing, type RatedHistory } from '../../shared/rated-history.ts';
import { rateEvent } from '../events/rate-event.ts';
import { openingOf, type PlayerState } from '../player-state.ts';
import { closePeriod, type RatedPeriod } from './close-period.ts';
import { liftedList } from './lift.ts';
import { FIRST_LIST } from './list-calendar.ts';
import { periodsOf } from './period.ts';
import { openPeriod } from './period-work.ts';

/**
 * List after list, each from the one before: ratings, K, activity and pools are carried on. The federation's own lists are those
 * published before the first day. Returns what the period after the last list opens with.
 */
export function ratePeriods(
  federation: FederationColumns,
  listDays: readonly Day[],
  rhythm: Rhythm,
  observer: HistoryObserver<RatedPeriod, PlayerState>,
): PlayerState {
  const { players, events } = federation;
  const published = { days: [...federation.lists.days], ratings: [...federation.lists.ratings] };
  const opens = published.days.at(-1);
  const { state, ...opening } = openingOf(federation, listDays[0] ?? FIRST_LIST);
  const scratch = newScratchColumns(players.count);
  let { listedFactor } = players;
  let { factors } = opening;
  periodsOf(events, listDays, opens).forEach((period, list) => {
    const lists = listsServing(published, federation, period);
    const serving = { ...federation, lists, players: { ...players, listedFactor } };
    const ledger = observer.ledgerOf?.(list);
    const before = observer.beforeOf?.(list, { ...federation, lists: published, players: { ...players, ...state } });
    const work = openPeriod({ federation: serving, period, rhythm, ledger, state, scratch, factors, before });
    const rated = period.listDay === FIRST_LIST ? liftedList(work) : closedPeriod(work);
    published.days.push(period.listDay);
    published.ratings.push(rated.rating);
    // The K of a list is the one with which the next period is rated (8.3.3); a document tells only that of its last list.
    factors = rated.factor;
    listedFactor = undefined;
    observer.onPeriod(rated, state, serving, list);
  });
  return state;
}

function closedPeriod(work: ReturnType<typeof openPeriod>): RatedPeriod {
  for (const event of work.period.events) rateEvent(work, event);
  return closePeriod(work);
}

/** The same with all lists at hand. */
export function rateHistory(
  federation: FederationColumns,
  listDays: readonly Day[],
  rhythm: Rhythm,
  ledgerOf?: (listDay: Day) => LedgerSink | undefined,
  beforeOf?: HistoryObserver<RatedPeriod, PlayerState>['beforeOf'],
): RatedHistory<RatedPeriod, PlayerState> {
  return keptHistory((observer) => ratePeriods(federation, listDays, rhythm, observer), {
    ledgerOf: (list) => ledgerOf?.(listDays[list]!),
    beforeOf,
  });
}
