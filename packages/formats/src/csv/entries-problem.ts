import type { Problem } from '../problems/problem.ts';

export const ENTRIES_CODES = [
  'entries-empty',
  'entries-no-name',
  'entries-no-rows',
  'entries-heading-unknown',
  'entries-heading-twice',
  'entries-row-no-name',
  'entries-row-too-long',
  'entries-not-a-rating',
  'entries-not-an-id',
  'entries-no-date',
  'entries-short-year',
  'entries-not-a-sex',
  'entries-duplicate',
  'entries-quote-open',
  'entries-quote-stray',
] as const;

export type EntriesCode = (typeof ENTRIES_CODES)[number];
export type EntriesProblem = Problem<EntriesCode | 'too-many'>;
