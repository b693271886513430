import type { GameKind, Result } from '@escala/core';

/** What a board says; null: nothing, or taken back. */
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

/** What somebody else has entered meanwhile. */
export interface Theirs extends BoardOutcome {
  readonly version: number;
}

/** A result on its way to the office. Its id is that of the act, so that it is performed once however often it is sent. */
export interface QueuedEntry extends BoardPlace {
  readonly id: string;
  readonly federation: string;
  /** The account that entered it, or `device`: nobody else sends it. */
  readonly by: string;
  readonly outcome: BoardOutcome;
  /** Version of the board that was seen when it was entered. */
  readonly seen: number;
  /** Fixed with the first sending: the same id always carries the same command. */
  readonly version?: number | undefined;
  /**
   * `conflict`: somebody else was first, and the arbiter chooses; `refused`: it cannot be, and why; `done`: it is on record, and
   * is remembered for whatever was entered before the page heard of it.
   */
  readonly state: 'waiting' | 'conflict' | 'refused' | 'done';
  readonly theirs?: Theirs | undefined;
  /** The version of the board that it left, once it is done, and when that was heard. */
  readonly left?: { readonly version: number; readonly at: number } | undefined;
  readonly problem?: string | undefined;
}

export type Queue = readonly QueuedEntry[];

/** Neither on record nor given up: somebody or something still has to act. */
export function isOpenEntry(entry: QueuedEntry): entry is OpenEntry {
  return entry.state !== 'done';
}
export type OpenEntry = QueuedEntry & { readonly state: 'waiting' | 'conflict' | 'refused' };

export function isSameBoard(a: BoardPlace, b: BoardPlace): boolean {
  return a.event === b.event && a.round === b.round && a.board === b.board;
}

export function isSameOutcome(a: BoardOutcome, b: BoardOutcome): boolean {
  return a.result === b.result && (a.result === null || a.kind === b.kind);
}
