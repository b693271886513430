import type { FederationColumns, LedgerSink } from '@escala/core';
import { newScratchColumns } from '../../shared/period-columns.ts';
import { rateEvent } from '../events/rate-event.ts';
import { openingOf, type PlayerState } from '../player-state.ts';
import type { RegulationByDay } from '../regulation-in-force.ts';
import { closePeriod, type RatedPeriod } from './close-period.ts';
import type { Period } from './period.ts';
import { openPeriod, type PeriodWork } from './period-work.ts';

/**
 * 7.1: the list that the events of one period make, and what the next period opens with. A ledger, where there is one,
 * hears of every rated game; nothing else depends on it.
 */
export function ratePeriod(
  federation: FederationColumns,
  period: Period,
  regulations: RegulationByDay,
  ledger?: LedgerSink,
): RatedPeriod & { readonly next: PlayerState } {
  const work = workOnPeriod(federation, period, regulations, ledger);
  return { ...closePeriod(work), next: work.state };
}

/** The events of a period rated from the record as it stands, and the period still open. */
export function workOnPeriod(
  federation: FederationColumns,
  period: Period,
  regulations: RegulationByDay,
  ledger?: LedgerSink,
): PeriodWork {
  const { state, factors } = openingOf(federation, period.listDay, regulations);
  const scratch = newScratchColumns(federation.players.count);
  return rateEvents({ federation, period, regulations, ledger, state, scratch, factors });
}

/** Rates the events of a period one after the other; the state moves on. */
export function rateEvents(opening: Parameters<typeof openPeriod>[0]): PeriodWork {
  const work: PeriodWork = openPeriod(opening);
  for (const event of work.period.events) rateEvent(work, event);
  return work;
}
