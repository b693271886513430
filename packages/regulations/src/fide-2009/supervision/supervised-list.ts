import type { RatedPeriod } from '../lists/close-period.ts';

/** What the watch over the scale reads of a list (10.2, 10.3). */
export type SupervisedList = Pick<RatedPeriod, 'period' | 'rating' | 'previous' | 'status'>;
