import { isListed, LIST_STATUS, type ListSheet } from '@escala/core';

/**
 * Players of a list by rating, highest first, ties by id, with the rank of each. Inactive players follow, unranked
 * (fide-2009 7.23); players without a rating come last.
 */
export interface ListOrder {
  readonly players: Int32Array;
  readonly ranks: Int32Array;
}

const known = new WeakMap<ListSheet, ListOrder>();

/** Everyone with a line; `shownOrder` is what a list actually shows. */
export function listOrder(sheet: ListSheet, playerIds: readonly string[]): ListOrder {
  const before = known.get(sheet);
  if (before) return before;
  const listed = [...sheet.status.keys()].filter((player) => isListed(sheet.status[player]!));
  const group = (player: number): number => groupOf(sheet.status[player]!);
  const shown = (player: number): number => (group(player) === UNRATED ? 0 : sheet.rating[player]!);
  listed.sort((a, b) => group(a) - group(b) || shown(b) - shown(a) || (playerIds[a]! < playerIds[b]! ? -1 : 1));
  const ranks = new Int32Array(listed.length);
  for (let i = 0; i < listed.length && group(listed[i]!) === ACTIVE; i++)
    ranks[i] = i > 0 && shown(listed[i]!) === shown(listed[i - 1]!) ? ranks[i - 1]! : i + 1;
  const order = { players: Int32Array.from(listed), ranks };
  known.set(sheet, order);
  return order;
}

const [ACTIVE, INACTIVE, UNRATED] = [0, 1, 2];

function groupOf(status: number): number {
  if (!hasRating(status)) return UNRATED!;
  return status === LIST_STATUS.inactive ? INACTIVE! : ACTIVE!;
}

export function hasRating(status: number): boolean {
  return status !== LIST_STATUS.unrated && status !== LIST_STATUS.pending && status !== LIST_STATUS.delisted;
}
