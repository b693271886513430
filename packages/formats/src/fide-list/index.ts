export type { FideListBatch } from './fide-list-batch.ts';
export { LIST_FLAGS, LIST_RHYTHMS, LIST_SEX, type ListRhythm } from './fide-list-fields.ts';
export { fideListParser } from './fide-list-parser.ts';
export type { FideListCode, FideListProblem } from './fide-list-problem.ts';
export type { FideListOptions, FideListParser, FideListSummary, OnBatch } from './list-parser.ts';
