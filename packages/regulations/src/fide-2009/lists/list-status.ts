import { LIST_STATUS as CODES, LIST_STATUSES, type ListStatus } from '@escala/core';

/** What a player is on a list, as a column: 0 for somebody who is not on it at all. */
export const LIST_STATUS = {
  absent: CODES.absent,
  rated: CODES.rated,
  new: CODES.new,
  pending: CODES.pending,
  inactive: CODES.inactive,
  delisted: CODES.delisted,
} as const;

export type StatusCode = (typeof LIST_STATUS)[keyof typeof LIST_STATUS];

export function statusName(code: number): ListStatus {
  const name = LIST_STATUSES[code]!;
  return name === 'absent' ? 'unrated' : name;
}
