import { clipped } from '../interchange/faults/shown.ts';
import type { ProblemList } from '../problems/problem.ts';
import type { CsvCell } from './csv-table.ts';
import type { EntriesCode } from './entries-problem.ts';
import { type EntryField, fieldOfHeading } from './entry-headings.ts';

/** Fields, resolved once the other columns are known. */
export type EntryColumn = Exclude<EntryField, 'nameOrGiven' | 'nameOrSurname' | 'number' | 'position'>;

/** The position of each field in the rows. */
export type EntryColumns = ReadonlyMap<EntryColumn, number>;

/** At most this many rows may precede the headings, such as the name of the event. */
const MOST_ROWS_ABOVE = 10;

export const NAME_FIELDS: readonly (EntryField | undefined)[] = ['name', 'nameOrGiven', 'nameOrSurname', 'surname'];

/** The first row with a heading for names, or -1. */
export function headingRow(rows: readonly (readonly CsvCell[])[]): number {
  return rows
    .slice(0, MOST_ROWS_ABOVE)
    .findIndex((row) => row.some(({ text }) => NAME_FIELDS.includes(fieldOfHeading(text))));
}

/** Reads the headings. Undefined without one for names: the row is then not a heading row. */
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

/** The first column headed just by a number holds ids if no other column does, unless its numbers count rows. */
function numberedFields(
  fields: readonly (EntryField | undefined)[],
  rows: readonly (readonly CsvCell[])[],
): (EntryField | undefined)[] {
  const at = fields.includes('nationalId') ? -1 : fields.indexOf('number');
  const isId = at >= 0 && !countsRows(rows.map((row) => row[at]?.text ?? ''));
  return fields.map((field, i) => (field !== 'number' ? field : i === at && isId ? 'nationalId' : 'position'));
}

/** Ascending and not far above the number of rows, like the positions in a list from which some rows were removed. */
function countsRows(texts: readonly string[]): boolean {
  const given = texts.filter((text) => text !== '').map((text) => Number(text.replace(/[.)º]+$/, '')));
  return given.every((number, i) => number > (given[i - 1] ?? 0)) && (given.at(-1) ?? 0) <= 2 * texts.length;
}

/** A short heading means the whole name, or the part that no other column holds. */
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
