import type { CodeOf } from '@escala/core';
import type { Problem, ProblemList } from '../problems/problem.ts';
import type { CsvCode } from './csv-table.ts';
import { plainWords } from './entry-headings.ts';
import type { Entry } from './parse-entries-csv.ts';

export type EntriesCode = CsvCode | Extract<CodeOf<'fault'>, `entries-${string}`>;
export type EntriesProblem = Problem<EntriesCode | 'too-many'>;

/** Reports a player who seems to be entered twice: the same id, or the same name with the same birth or none. */
export function checkTwice(entries: readonly Entry[], problems: ProblemList<EntriesCode>): void {
  const first = new Map<string, Entry>();
  entries.forEach((entry, i) => {
    const keys = keysOf(entry);
    const earlier = keys.map((key) => first.get(key)).find((known) => known !== undefined);
    for (const key of keys) if (!first.has(key)) first.set(key, entry);
    if (earlier === undefined) return;
    const values = { name: entry.name, first: earlier.line };
    const place = { path: ['entries', i], line: entry.line, column: 1 };
    problems.add({ severity: 'warning', code: 'entries-duplicate', ...place, values });
  });
}

function keysOf({ fideId, nationalId, name, birthDate, birthYear }: Entry): string[] {
  return [
    ...(fideId === undefined ? [] : [`fide ${fideId}`]),
    ...(nationalId === undefined ? [] : [`national ${nationalId}`]),
    `name ${plainWords(name)} ${birthDate ?? birthYear ?? ''}`,
  ];
}

/** A remark on one entry has its line; one on all entries has none. */
export type EntriesRemark = Omit<Problem<EntriesCode>, 'line' | 'column'> & Partial<Pick<Problem, 'line' | 'column'>>;

/** A remark on one entry. */
export function remarkOn(
  entry: { readonly line: number; readonly name: string },
  code: EntriesCode,
  values: EntriesRemark['values'],
): EntriesRemark {
  return { severity: 'warning', code, path: [], line: entry.line, column: 1, values: { name: entry.name, ...values } };
}

/** A remark on all entries together. */
export function remarkOnAll(code: EntriesCode, values: EntriesRemark['values']): EntriesRemark {
  return { severity: 'warning', code, path: [], values };
}
