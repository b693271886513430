import type { GameKind, Result } from '@escala/core';

/** The outcome of a board; null: none, or taken back. */
export interface BoardOutcome {
  readonly result: Result | null;
  readonly kind: GameKind;
}

export const NO_RESULT: BoardOutcome = { result: null, kind: 'played' };

export interface BoardPlace {
  readonly event: string;
  readonly round: number;
  readonly board: number;
}

/** A result entered by another person in the meantime. */
export interface Theirs extends BoardOutcome {
  readonly version: number;
}

/** A result on its way to the office. Its id is the act's, so that it is performed once however often it is sent. */
export interface QueuedEntry extends BoardPlace {
  readonly id: string;
  readonly federation: string;
  /** The account that entered it, or `device`: nothing else sends it. */
  readonly by: string;
  readonly outcome: BoardOutcome;
  /** The board's version when it was entered. */
  readonly seen: number;
  /** Fixed when first sent: the same id always carries the same command. */
  readonly version?: number | undefined;
  /**
   * `conflict`: another result was first, and the arbiter chooses; `refused`: impossible, with a reason; `done`: on
   * record, and remembered for entries made before the page knew.
   */
  readonly state: 'waiting' | 'conflict' | 'refused' | 'done';
  readonly theirs?: Theirs | undefined;
  /** The board's new version once it is done, and when we learned of it. */
  readonly left?: { readonly version: number; readonly at: number } | undefined;
  readonly problem?: string | undefined;
}

export type Queue = readonly QueuedEntry[];

/** Neither on record nor dropped: it still has to be sent or decided. */
export function isOpenEntry(entry: QueuedEntry): entry is OpenEntry {
  return entry.state !== 'done';
}
type OpenEntry = QueuedEntry & { readonly state: 'waiting' | 'conflict' | 'refused' };

export function isSameBoard(a: BoardPlace, b: BoardPlace): boolean {
  return a.event === b.event && a.round === b.round && a.board === b.board;
}

export function isSameOutcome(a: BoardOutcome, b: BoardOutcome): boolean {
  return a.result === b.result && (a.result === null || a.kind === b.kind);
}
