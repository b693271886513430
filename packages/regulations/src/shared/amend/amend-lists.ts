import type { ListSheet, SheetLines } from '@escala/core';
import type { AmendTerms } from '../../contracts/rating.ts';

/** A list that has changed, with the changed lines. */
export interface AmendedList {
  readonly sheet: ListSheet;
  readonly lines: SheetLines;
}

/** Two histories that advance list by list: the earlier one and the current one. */
export interface Amendment {
  /** Number of players whose standing may differ. */
  readonly differ: number;
  next(list: number): AmendedList | undefined;
}

/** Advances until too many players differ; returns the number of lists done. */
export function amendLists(amendment: Amendment, { kept, most, onList }: AmendTerms): number {
  for (let list = 0; list < kept.length; list++) {
    if (amendment.differ > most) return list;
    const changed = amendment.next(list);
    if (changed !== undefined) onList(changed.sheet, list, changed.lines);
  }
  return kept.length;
}

/** The events of each list, without the one that no longer counts. */
export const eventsWithout = (lists: readonly Int32Array[], gone: number | undefined): readonly Int32Array[] =>
  gone === undefined
    ? lists
    : lists.map((events) => (events.includes(gone) ? events.filter((event) => event !== gone) : events));
