import type { Rhythm } from '@escala/core';
import type { RawLine } from '../../shared/ledger-lines.ts';
import type { OpenPeriod } from '../../shared/lists/list-book.ts';
import type { Fault } from '../events/event-faults.ts';
import type { UnratedPerformance } from '../first-rating/performance.ts';

/** State that grows as the events of a period are rated; K is 0 for players not on the last list. */
export interface PeriodWork extends OpenPeriod {
  readonly rhythm: Rhythm;
  /** Lines wait until the period is closed: K depends on the number of games (8.3.3). */
  readonly lines: RawLine[];
  /** Standard ratings from which players without a rating in the rhythm were rated, the last one used (R7.2.1). */
  readonly seeds: Map<number, number>;
  readonly performances: UnratedPerformance[];
  /** Counted performances of this period, by player. */
  readonly counted: Map<number, UnratedPerformance[]>;
  /** Events of this list in another rhythm. */
  readonly elsewhere: number[];
  /** Faults of events and games, in the order found. */
  readonly faults: Fault[];
}
