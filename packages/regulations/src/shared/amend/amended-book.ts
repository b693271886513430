import type { Day, ListSheet } from '@escala/core';
import type { ClosedLines, EventsOfBook, OpenPeriod } from '../lists/list-book.ts';

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
