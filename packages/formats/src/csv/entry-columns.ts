import { clipped } from '../interchange/faults/shown.ts';
import type { ProblemList } from '../problems/problem-list.ts';
import type { CsvCell } from './csv-table.ts';
import type { EntriesCode } from './entries-problem.ts';
import { type EntryField, fieldOfHeading } from './entry-headings.ts';

/** Fields once it is known which other columns there are. */
export type EntryColumn = Exclude<EntryField, 'nameOrGiven' | 'nameOrSurname' | 'number' | 'position'>;

/** The position of each field in the rows. */
export type EntryColumns = ReadonlyMap<EntryColumn, number>;

/** Rows above the headings, such as the name of the event, are no more than these. */
const MOST_ROWS_ABOVE = 10;

export const NAME_FIELDS: readonly (EntryField | undefined)[] = ['name', 'nameOrGiven', 'nameOrSurname', 'surname'];

/** The first row with a heading for names; -1 where there is none. */
export function headingRow(rows: readonly (readonly CsvCell[])[]): number {
  return rows
    .slice(0, MOST_ROWS_ABOVE)
    .findIndex((row) => row.some(({ text }) => NAME_FIELDS.includes(fieldOfHeading(text))));
}

/** Reads the headings. Undefined where there is no name among them: then the first row is no row of headings. */
export function columnsOfHeadings(
  headings: readonly CsvCell[],
  rows: readonly (readonly CsvCell[])[],
  problems: ProblemList<EntriesCode>,
): EntryColumns | undefined {
  const fields = withTitles(
    numberedFields(
      headings.map(({ text }) => fieldOfHeading(text)),
      rows,
    ),
    headings,
    rows,
  );
  const columns = new Map<EntryColumn, number>();
  headings.forEach(({ text, line, column }, i) => {
    const field = resolved(fields[i], fields);
    const place = { path: [], line, column };
    if (field === 'position' || (text === '' && field === undefined)) return;
    const values = { heading: clipped(text) };
    if (field === undefined) problems.add({ ...place, severity: 'warning', code: 'entries-heading-unknown', values });
    else if (columns.has(field)) problems.add({ ...place, severity: 'error', code: 'entries-heading-twice', values });
    else columns.set(field, i);
  });
  return columns.has('name') || columns.has('surname') ? columns : undefined;
}

/** Swiss-Manager's lists have titles in a column without a heading. */
function withTitles(
  fields: readonly (EntryField | undefined)[],
  headings: readonly CsvCell[],
  rows: readonly (readonly CsvCell[])[],
): readonly (EntryField | undefined)[] {
  const at = headings.findIndex(({ text }, i) => {
    const given = text === '' ? rows.map((row) => row[i]?.text ?? '').filter(Boolean) : [];
    return given.length > 0 && given.every((each) => TITLES.test(each));
  });
  return at < 0 || fields.includes('title') ? fields : fields.with(at, 'title');
}

const TITLES = /^W?(?:GM|IM|FM|CM|NM)$/i;

/** The first column that is named for a number alone holds ids where no other does, unless its figures count rows. */
function numberedFields(
  fields: readonly (EntryField | undefined)[],
  rows: readonly (readonly CsvCell[])[],
): (EntryField | undefined)[] {
  const at = fields.includes('nationalId') ? -1 : fields.indexOf('number');
  const isId = at >= 0 && !countsRows(rows.map((row) => row[at]?.text ?? ''));
  return fields.map((field, i) => (field !== 'number' ? field : i === at && isId ? 'nationalId' : 'position'));
}

/** Rising from row to row and not far above the number of rows, as positions are of a list from which some were left out. */
function countsRows(texts: readonly string[]): boolean {
  const given = texts.filter((text) => text !== '').map((text) => Number(text.replace(/[.)º]+$/, '')));
  return given.every((number, i) => number > (given[i - 1] ?? 0)) && (given.at(-1) ?? 0) <= 2 * texts.length;
}

/** A short heading is the whole name, or the part of it that no other column has. */
function resolved(
  field: EntryField | undefined,
  all: readonly (EntryField | undefined)[],
): EntryColumn | 'position' | undefined {
  if (field === 'number') return 'position';
  if (field === 'nameOrGiven' && all.includes('surname')) return 'givenName';
  if (field === 'nameOrGiven') return all.includes('givenName') ? 'surname' : 'name';
  if (field === 'nameOrSurname') return all.includes('givenName') ? 'surname' : 'name';
  return field;
}
