import type { FederationColumns, LedgerSink } from '@escala/core';
import { newTally, type ScratchColumns, type Tally } from '../../shared/period-columns.ts';
import type { Refusal } from '../events/event-refusals.ts';
import { isCounted, type UnratedPerformance } from '../performance/performance.ts';
import type { PlayerState } from '../player-state.ts';
import type { RegulationByDay } from '../regulation-in-force.ts';
import type { Period } from './period.ts';

/** Everything that grows while the events of a period are rated one after the other. */
export interface PeriodWork {
  readonly federation: FederationColumns;
  readonly period: Period;
  readonly regulations: RegulationByDay;
  readonly ledger: LedgerSink | undefined;
  readonly state: PlayerState;
  readonly scratch: ScratchColumns;
  /** The last published list, from which ratings change. */
  readonly last: Int16Array;
  /** K of each player in halves, as of the opening of the period (8.56). */
  readonly factors: Uint8Array;
  readonly tally: Tally;
  /** Players with a rated game. */
  readonly touched: number[];
  readonly performances: UnratedPerformance[];
  /** Counted performances of this period, by player. */
  readonly counted: Map<number, UnratedPerformance[]>;
  readonly refusals: Refusal[];
}

export function openPeriod(
  opening: Pick<PeriodWork, 'federation' | 'period' | 'regulations' | 'ledger' | 'state' | 'scratch' | 'factors'>,
): PeriodWork {
  const { federation, scratch } = opening;
  const { count } = federation.players;
  return {
    ...opening,
    last: federation.lists.ratings.at(-1) ?? new Int16Array(count),
    tally: newTally(scratch),
    touched: [],
    performances: [],
    counted: new Map(),
    refusals: [],
  };
}

/** D-FIDE-2: an earlier performance has counted, in this period or before, even if it has left the pool since. */
export function hasCountedEarlier(work: PeriodWork, player: number): boolean {
  return work.counted.has(player) || work.state.pools.has(player);
}

export function notePerformances(work: PeriodWork, performances: readonly UnratedPerformance[]): void {
  for (const performance of performances) {
    work.performances.push(performance);
    if (!isCounted(performance)) continue;
    const { player, event } = performance;
    const earlier = work.counted.get(player);
    if (earlier === undefined) work.counted.set(player, [performance]);
    else earlier.push(performance);
    const end = work.federation.events.endDay[event]!;
    if (end > work.state.lastEventDay[player]!) work.state.lastEventDay[player] = end;
  }
}
