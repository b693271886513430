import type { RatedPeriod } from '../close-period.ts';
import { LIST_STATUS } from '../list-status.ts';

/** What the watch over the scale reads of a list (10.2, 10.3). */
export type SupervisedList = Pick<RatedPeriod, 'period' | 'rating' | 'previous' | 'status'>;

/** Players whose ratings make up the pool at the moment. */
export function isActiveOn(list: SupervisedList, player: number): boolean {
  const status = list.status[player];
  return status === LIST_STATUS.rated || status === LIST_STATUS.new;
}
