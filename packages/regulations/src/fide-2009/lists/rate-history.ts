import type { Day, FederationColumns, LedgerSink } from '@escala/core';
import { newScratchColumns } from '../../shared/period-columns.ts';
import { type HistoryObserver, keptHistory, listsServing, type RatedHistory } from '../../shared/rated-history.ts';
import { openingOf, type PlayerState } from '../player-state.ts';
import type { RegulationByDay } from '../regulation-in-force.ts';
import { closePeriod, type RatedPeriod } from './close-period.ts';
import { periodsOf } from './period.ts';
import { rateEvents } from './rate-period.ts';

/**
 * List after list, each from the one before: ratings, K, activity and pools are carried on. The federation's own lists
 * are those published before the first day; events are looked up by their end, so none is read twice. Any of
 * the lists can have a ledger. Returns what the period after the last list opens with.
 */
export function ratePeriods(
  federation: FederationColumns,
  listDays: readonly Day[],
  regulations: RegulationByDay,
  observer: HistoryObserver<RatedPeriod, PlayerState>,
): PlayerState {
  const published = { days: [...federation.lists.days], ratings: [...federation.lists.ratings] };
  const { state, ...opening } = openingOf(federation, listDays[0] ?? 0, regulations);
  const scratch = newScratchColumns(federation.players.count);
  let { factors } = opening;
  periodsOf(federation.events, listDays, published.days.at(-1), regulations).forEach((period, list) => {
    const serving = { ...federation, lists: listsServing(published, federation, period) };
    const ledger = observer.ledgerOf?.(list);
    const rated = closePeriod(
      rateEvents({ federation: serving, period, regulations, ledger, state, scratch, factors }),
    );
    published.days.push(period.listDay);
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
): RatedHistory<RatedPeriod, PlayerState> {
  return keptHistory((observer) => ratePeriods(federation, listDays, regulations, observer), {
    ledgerOf: (list) => ledgerOf?.(listDays[list]!),
  });
}
