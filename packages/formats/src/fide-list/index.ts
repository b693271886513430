export type { FideListBatch } from './fide-list-batch.ts';
export { LIST_FLAGS, LIST_RHYTHMS, LIST_SEX, type ListRhythm } from './fide-list-fields.ts';
export { fideListParser } from './fide-list-parser.ts';
export type {
  FideListCode,
  FideListOptions,
  FideListParser,
  FideListProblem,
  FideListSummary,
  OnBatch,
} from './list-parser.ts';
