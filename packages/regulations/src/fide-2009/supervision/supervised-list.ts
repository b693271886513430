import { LIST_STATUS } from '@escala/core';
import type { RatedPeriod } from '../lists/close-period.ts';

/** What the watch over the scale reads of a list (10.2, 10.3). */
export type SupervisedList = Pick<RatedPeriod, 'period' | 'rating' | 'previous' | 'status'>;

/** Ratings and what each player is on a list: enough to follow the points. */
export type RatingsOfList = Pick<SupervisedList, 'rating' | 'status'>;

/** Players whose ratings make up the pool at the moment. */
export function isActiveOn(list: Pick<RatingsOfList, 'status'>, player: number): boolean {
  const status = list.status[player];
  return status === LIST_STATUS.rated || status === LIST_STATUS.new || status === LIST_STATUS.reassigned;
}
