import type { ListStatus } from '@escala/core';

/** What a player is on a list, as a column: 0 for somebody who is not on it at all. */
export const LIST_STATUS = { absent: 0, rated: 1, new: 2, pending: 3, inactive: 4, delisted: 5 } as const;

export type StatusCode = (typeof LIST_STATUS)[keyof typeof LIST_STATUS];

const NAMES: readonly ListStatus[] = ['unrated', 'rated', 'new', 'pending', 'inactive', 'delisted'];

export function statusName(code: number): ListStatus {
  return NAMES[code]!;
}
