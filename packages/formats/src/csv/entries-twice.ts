import type { ProblemList } from '../problems/problem-list.ts';
import type { EntriesCode } from './entries-problem.ts';
import { plainWords } from './entry-headings.ts';
import type { Entry } from './parse-entries-csv.ts';

/** A player who seems to stand twice: the same id, or the same name with the same (or no) birth. */
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
