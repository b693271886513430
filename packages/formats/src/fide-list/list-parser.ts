import type { FideListBatch } from './fide-list-batch.ts';
import type { ListRhythm } from './fide-list-fields.ts';
import type { FideListProblem } from './fide-list-problem.ts';

/** Hears of each batch; the batch is filled anew afterwards. */
export type OnBatch = (batch: FideListBatch) => void;

export interface FideListOptions {
  /** Of which rhythm the ratings of a single list are; standard where nothing is said. */
  readonly rhythm?: ListRhythm;
}

export interface FideListSummary {
  readonly players: number;
  readonly problems: readonly FideListProblem[];
}

/** Takes a list piece by piece, cut anywhere. */
export interface FideListParser {
  push(chunk: Uint8Array): void;
  end(): FideListSummary;
}
