import type { Rhythm } from '@escala/core';
import type { RawLine } from '../../shared/ledger-lines.ts';
import type { OpenPeriod } from '../../shared/lists/list-book.ts';
import type { Fault } from '../events/event-faults.ts';
import type { UnratedPerformance } from '../first-rating/performance.ts';

/** Everything that grows while the events of a period are rated one after the other; K is 0 for who is not on the last list. */
export interface PeriodWork extends OpenPeriod {
  readonly rhythm: Rhythm;
  /** Lines wait until the period closes: K depends on the number of games (8.3.3). */
  readonly lines: RawLine[];
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
