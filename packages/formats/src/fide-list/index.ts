export { FideListBatch } from './fide-list-batch.ts';
export {
  FLAGS,
  LIST_RHYTHMS,
  type ListRhythm,
  NUMBER_FIELDS,
  type NumberField,
  SEX,
  TEXT_FIELDS,
  type TextField,
} from './fide-list-fields.ts';
export { fideListParser } from './fide-list-parser.ts';
export { FIDE_LIST_CODES, type FideListCode, type FideListProblem } from './fide-list-problem.ts';
export type { FideListOptions, FideListParser, FideListSummary, OnBatch } from './list-parser.ts';
