import type { FederationColumns, LedgerSink, Rhythm } from '@escala/core';
import type { GamesOfBefore } from '../../contracts/succession.ts';
import { newTally, type ScratchColumns, type Tally } from '../../shared/period-columns.ts';
import type { Fault } from '../events/event-faults.ts';
import type { UnratedPerformance } from '../first-rating/performance.ts';
import type { PlayerState } from '../player-state.ts';
import type { Period } from './period.ts';

/** Lines wait until the period closes: K depends on the number of games (8.3.3). */
export type WaitingLine = Parameters<LedgerSink['line']>;

/** Everything that grows while the events of a period are rated one after the other. */
export interface PeriodWork {
  readonly federation: FederationColumns;
  readonly period: Period;
  readonly rhythm: Rhythm;
  readonly ledger: LedgerSink | undefined;
  readonly state: PlayerState;
  readonly scratch: ScratchColumns;
  /** What events that began before the federation went over to this book bring (0.1). */
  readonly before: GamesOfBefore | undefined;
  /** The last published list, from which ratings change. */
  readonly last: Int16Array;
  /** K that the last list printed, by player; 0 for who is not on it. */
  readonly factors: Uint8Array;
  readonly tally: Tally;
  /** Players with a line of the ledger. */
  readonly touched: number[];
  readonly lines: WaitingLine[];
  /** Standard ratings from which players without a rating of the rhythm were rated, as used last (R7.2.1). */
  readonly seeds: Map<number, number>;
  readonly performances: UnratedPerformance[];
  /** Counted performances of this period, by player. */
  readonly counted: Map<number, UnratedPerformance[]>;
  /** Events of this list that are of another rhythm. */
  readonly elsewhere: number[];
  /** Of events and of games, in the order in which they are found. */
  readonly faults: Fault[];
}

export function openPeriod(
  opening: Pick<PeriodWork, 'federation' | 'period' | 'rhythm' | 'ledger' | 'state' | 'scratch' | 'factors' | 'before'>,
): PeriodWork {
  const { federation, scratch } = opening;
  const { count } = federation.players;
  return {
    ...opening,
    last: federation.lists.ratings.at(-1) ?? new Int16Array(count),
    tally: newTally(scratch),
    touched: [],
    lines: [],
    seeds: new Map(),
    performances: [],
    counted: new Map(),
    elsewhere: [],
    faults: [],
  };
}
