import type { CodeOf } from '@escala/core';
import type { Problem } from '../problems/problem.ts';
import type { FideListBatch } from './fide-list-batch.ts';
import type { ListRhythm } from './fide-list-fields.ts';

export type FideListCode = Extract<CodeOf<'fault'>, `fide-list-${string}`>;
export type FideListProblem = Problem<FideListCode | 'too-many'>;

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
