import { type Day, decimal } from '@escala/core';
import { isActiveOn } from '../../shared/points-flow.ts';
import type { SupervisedList } from './supervised-list.ts';

/** 10.3: the same players on one list after the other, so that nobody's coming or going moves the mean. */
export interface CohortMean {
  readonly listDay: Day;
  readonly players: number;
  readonly sum: number;
  readonly mean: number;
}

/** Everybody active on all of the lists; a mean of nobody is 0. */
export function fixedCohort(lists: readonly SupervisedList[]): CohortMean[] {
  const [first] = lists;
  if (first === undefined) return [];
  const members = [...first.rating.keys()].filter((player) => lists.every((list) => isActiveOn(list, player)));
  return lists.map((list) => {
    const sum = members.reduce((total, player) => total + list.rating[player]!, 0);
    const players = members.length;
    return { listDay: list.period.listDay, players, sum, mean: players === 0 ? 0 : decimal(sum / players) };
  });
}
