import type { Problem } from '../problems/problem.ts';

export const FIDE_LIST_CODES = [
  'fide-list-empty',
  'fide-list-header',
  'fide-list-no-id',
  'fide-list-not-a-number',
  'fide-list-too-large',
  'fide-list-too-long',
  'fide-list-twice',
  'fide-list-unclosed',
  'fide-list-zip',
] as const;

export type FideListCode = (typeof FIDE_LIST_CODES)[number];
export type FideListProblem = Problem<FideListCode | 'too-many'>;
