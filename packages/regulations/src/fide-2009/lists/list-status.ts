import { LIST_STATUS as CODES } from '@escala/core';

/** What a player is on a list, as a column: 0 for somebody who is not on it at all. */
export const LIST_STATUS = {
  absent: CODES.absent,
  rated: CODES.rated,
  new: CODES.new,
  pending: CODES.pending,
  inactive: CODES.inactive,
  delisted: CODES.delisted,
} as const;
