import type { Day, ListSheet } from '@escala/core';
import type { ClosedLines, EventsOfBook, OpenPeriod } from '../lists/list-book.ts';

/** What the line of a player carries on, by which K goes. */
export interface CarriedLine {
  readonly careerGames: number;
  readonly reached: number;
  /** K as it is printed. */
  readonly factor: number;
}

/**
 * How an event is rated: by ratings of a list that everybody has, so that a game looks at nobody but its two players; not at all; or with a
 * look at everybody.
 */
export type EventWay = Int16Array | 'refused' | 'mixed';

/** What a book of pools and of K after the games does of its replay, for some events and players instead of all. */
export interface AmendedBook<Work extends OpenPeriod> extends EventsOfBook<Work> {
  /** K with which the period after a list opens for a player, in the book's own unit. */
  factorAfter(listDay: Day, line: CarriedLine): number;
  wayOf(work: Work, event: number): EventWay;
  /** Rates the games of some players of an event that goes by these ratings alone. */
  rateSome(work: Work, event: number, ratings: Int16Array, only: Uint8Array): void;
  /** The sum of a player's games before K, from the line of a list that this period made; nothing where the line does not tell it. */
  gainedBy(work: Work, player: number, sheet: Pick<ListSheet, 'change' | 'games'>): number | undefined;
  close(work: Work, players: Int32Array): ClosedLines;
}
