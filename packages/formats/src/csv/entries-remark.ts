import type { Problem } from '../problems/problem.ts';

/** What entries and a player list of FIDE say differently, and what a tournament cannot hold of them. */
export const ENTRIES_REMARK_CODES = [
  'entries-not-on-list',
  'entries-found-by-name',
  'entries-perhaps',
  'entries-name-differs',
  'entries-fide-rating-differs',
  'entries-rating-differs',
  'entries-federation-differs',
  'entries-birth-differs',
  'entries-national-as-catalan',
  'entries-title-unknown',
  'entries-rounds-assumed',
] as const;

export type EntriesRemarkCode = (typeof ENTRIES_REMARK_CODES)[number];

/** Those of a single entry have its line; those of all have none. */
export type EntriesRemark = Omit<Problem<EntriesRemarkCode>, 'line' | 'column'> &
  Partial<Pick<Problem, 'line' | 'column'>>;

/** A remark on one entry. */
export function remarkOn(
  entry: { readonly line: number; readonly name: string },
  code: EntriesRemarkCode,
  values: EntriesRemark['values'],
): EntriesRemark {
  return { severity: 'warning', code, path: [], line: entry.line, column: 1, values: { name: entry.name, ...values } };
}

/** A remark on all entries together. */
export function remarkOnAll(code: EntriesRemarkCode, values: EntriesRemark['values']): EntriesRemark {
  return { severity: 'warning', code, path: [], values };
}
