import { UNRATED } from '@escala/core';
import { LIST_STATUS } from '../lists/list-status.ts';
import type { SupervisedList } from './supervised-list.ts';

/** 10.3: the first ratings of newcomers and what the same players have so many lists later. */
export interface NewcomersLater {
  readonly listsLater: number;
  readonly players: number;
  readonly firstSum: number;
  readonly laterSum: number;
}

/** For 1, 2, … lists later, everybody who was new on some list and is still rated then. */
export function newcomersLater(lists: readonly SupervisedList[]): NewcomersLater[] {
  return lists.slice(1).map((_, i) => {
    const listsLater = i + 1;
    let players = 0;
    let firstSum = 0;
    let laterSum = 0;
    lists.slice(listsLater).forEach((later, at) => {
      const first = lists[at]!;
      first.status.forEach((status, player) => {
        if (status !== LIST_STATUS.new || later.rating[player] === UNRATED) return;
        players++;
        firstSum += first.rating[player]!;
        laterSum += later.rating[player]!;
      });
    });
    return { listsLater, players, firstSum, laterSum };
  });
}
