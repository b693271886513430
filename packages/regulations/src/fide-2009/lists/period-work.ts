import type { OpenPeriod } from '../../shared/lists/list-book.ts';
import type { Refusal } from '../events/event-refusals.ts';
import type { UnratedPerformance } from '../performance/performance.ts';
import type { RegulationByDay } from '../regulation-in-force.ts';

/** Everything that grows while the events of a period are rated one after the other; K in halves (8.56). */
export interface PeriodWork extends OpenPeriod {
  readonly regulations: RegulationByDay;
  readonly performances: UnratedPerformance[];
  /** Counted performances of this period, by player. */
  readonly counted: Map<number, UnratedPerformance[]>;
  readonly refusals: Refusal[];
}
