import { isListed, LIST_STATUS, type ListSheet } from '@escala/core';

/** Players of a list from the highest rating on, level ones by id, and the rank of each; who has no rating stands last, unranked. */
export interface ListOrder {
  readonly players: Int32Array;
  readonly ranks: Int32Array;
}

const known = new WeakMap<ListSheet, ListOrder>();

export function listOrder(sheet: ListSheet, playerIds: readonly string[]): ListOrder {
  const before = known.get(sheet);
  if (before) return before;
  const listed = [...sheet.status.keys()].filter((player) => isListed(sheet.status[player]!));
  const shown = (player: number): number => (hasRating(sheet.status[player]!) ? sheet.rating[player]! : 0);
  listed.sort((a, b) => shown(b) - shown(a) || (playerIds[a]! < playerIds[b]! ? -1 : 1));
  const ranks = new Int32Array(listed.length);
  for (let i = 0; i < listed.length; i++) {
    if (shown(listed[i]!) === 0) continue;
    ranks[i] = i > 0 && shown(listed[i]!) === shown(listed[i - 1]!) ? ranks[i - 1]! : i + 1;
  }
  const order = { players: Int32Array.from(listed), ranks };
  known.set(sheet, order);
  return order;
}

export function hasRating(status: number): boolean {
  return status !== LIST_STATUS.unrated && status !== LIST_STATUS.pending && status !== LIST_STATUS.delisted;
}
