import { clipped } from '../interchange/faults/shown.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import type { CsvCell } from './csv-table.ts';
import type { EntriesCode } from './entries-problem.ts';
import { type EntryField, fieldOfHeading } from './entry-headings.ts';

/** Fields once it is known which other columns there are. */
export type EntryColumn = Exclude<EntryField, 'nameOrGiven' | 'nameOrSurname' | 'position'>;

/** The position of each field in the rows. */
export type EntryColumns = ReadonlyMap<EntryColumn, number>;

/** Rows above the headings, such as the name of the event, are no more than these. */
const MOST_ROWS_ABOVE = 10;

const NAMES: readonly (EntryField | undefined)[] = ['name', 'nameOrGiven', 'nameOrSurname', 'surname'];

/** The first row with a heading for names; -1 where there is none. */
export function headingRow(rows: readonly (readonly CsvCell[])[]): number {
  return rows
    .slice(0, MOST_ROWS_ABOVE)
    .findIndex((row) => row.some(({ text }) => NAMES.includes(fieldOfHeading(text))));
}

/** Reads the headings. Undefined where there is no name among them: then the first row is no row of headings. */
export function columnsOfHeadings(
  headings: readonly CsvCell[],
  problems: ProblemList<EntriesCode>,
): EntryColumns | undefined {
  const fields = headings.map(({ text }) => fieldOfHeading(text));
  const columns = new Map<EntryColumn, number>();
  headings.forEach(({ text, line, column }, i) => {
    const field = resolved(fields[i], fields);
    const place = { path: [], line, column };
    if (field === 'position' || text === '') return;
    const values = { heading: clipped(text) };
    if (field === undefined) problems.add({ ...place, severity: 'warning', code: 'entries-heading-unknown', values });
    else if (columns.has(field)) problems.add({ ...place, severity: 'error', code: 'entries-heading-twice', values });
    else columns.set(field, i);
  });
  return columns.has('name') || columns.has('surname') ? columns : undefined;
}

/** A short heading is the whole name, or the part of it that no other column has. */
function resolved(
  field: EntryField | undefined,
  all: readonly (EntryField | undefined)[],
): EntryColumn | 'position' | undefined {
  if (field === 'nameOrGiven') return all.includes('surname') ? 'givenName' : 'name';
  if (field === 'nameOrSurname') return all.includes('givenName') ? 'surname' : 'name';
  return field;
}
