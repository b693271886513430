import type { ListSheet, SheetLines } from '@escala/core';
import type { AmendTerms } from '../../contracts/rating.ts';

/** A list that is another now, and the lines that are. */
export interface AmendedList {
  readonly sheet: ListSheet;
  readonly lines: SheetLines;
}

/** Two histories that go on list by list: as it was, and as it is. */
export interface Amendment {
  /** So many players may have another standing than before. */
  readonly differ: number;
  next(list: number): AmendedList | undefined;
}

/** Goes on until too many differ; returns the number of lists. */
export function amendLists(amendment: Amendment, { kept, most, onList }: AmendTerms): number {
  for (let list = 0; list < kept.length; list++) {
    if (amendment.differ > most) return list;
    const changed = amendment.next(list);
    if (changed !== undefined) onList(changed.sheet, list, changed.lines);
  }
  return kept.length;
}

/** Events of lists, but for one that counts no more. */
export const eventsWithout = (lists: readonly Int32Array[], gone: number | undefined): readonly Int32Array[] =>
  gone === undefined
    ? lists
    : lists.map((events) => (events.includes(gone) ? events.filter((event) => event !== gone) : events));
