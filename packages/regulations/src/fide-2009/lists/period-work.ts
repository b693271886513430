import type { OpenPeriod } from '../../shared/lists/list-book.ts';
import type { Refusal } from '../events/event-refusals.ts';
import type { UnratedPerformance } from '../performance/performance.ts';
import type { RegulationByDay } from '../regulation-in-force.ts';

/** State that grows as the events of a period are rated; K in halves (8.56). */
export interface PeriodWork extends OpenPeriod {
  readonly regulations: RegulationByDay;
  readonly performances: UnratedPerformance[];
  /** Counted performances of this period, by player. */
  readonly counted: Map<number, UnratedPerformance[]>;
  readonly refusals: Refusal[];
}
