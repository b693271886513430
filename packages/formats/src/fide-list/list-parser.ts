import type { FideListBatch } from './fide-list-batch.ts';
import type { ListRhythm } from './fide-list-fields.ts';
import type { FideListProblem } from './fide-list-problem.ts';

/** Receives each batch, which is refilled afterwards. */
export type OnBatch = (batch: FideListBatch) => void;

export interface FideListOptions {
  /** The rhythm of a single list's ratings; standard by default. */
  readonly rhythm?: ListRhythm;
}

export interface FideListSummary {
  readonly players: number;
  readonly problems: readonly FideListProblem[];
}

/** Takes a list chunk by chunk, cut anywhere. */
export interface FideListParser {
  push(chunk: Uint8Array): void;
  end(): FideListSummary;
}
