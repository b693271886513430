import type { Day, ListSheet, SheetLines } from '@escala/core';
import type { AmendTerms } from '../../contracts/rating.ts';
import type { ClosedLines, EventsOfBook, OpenPeriod } from '../lists/list-book.ts';

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

/** Values carried over in a player's line that determine K. */
export interface CarriedLine {
  readonly careerGames: number;
  readonly reached: number;
  /** K as printed. */
  readonly factor: number;
}

/**
 * How an event is rated: by one list on which everybody is rated, so that a game depends only on its two players; not
 * at all; or depending on everybody.
 */
export type EventWay = Int16Array | 'refused' | 'mixed';

/** What a book with pools, which sets K after the games, does in a replay, restricted to some events and players. */
export interface AmendedBook<Work extends OpenPeriod> extends EventsOfBook<Work> {
  /** A player's K at the start of the period after a list, in the book's own unit. */
  factorAfter(listDay: Day, line: CarriedLine): number;
  wayOf(work: Work, event: number): EventWay;
  /** Rates some players' games in an event that depends on these ratings alone. */
  rateSome(work: Work, event: number, ratings: Int16Array, only: Uint8Array): void;
  /**
   * The sum of a player's games before K, recovered from the line of a list made by this period; undefined if the line
   * does not give it.
   */
  gainedBy(work: Work, player: number, sheet: Pick<ListSheet, 'change' | 'games'>): number | undefined;
  close(work: Work, players: Int32Array): ClosedLines;
}
