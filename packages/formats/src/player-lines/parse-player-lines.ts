import { withoutGaps } from '@escala/core';
import { readCsv, separatorOf } from '../csv/csv-table.ts';
import { headingRow } from '../csv/entry-columns.ts';
import { type Entry, parseEntriesCsv } from '../csv/parse-entries-csv.ts';
import { parseTrf } from '../trf/parse-trf.ts';
import type { TrfPlayer } from '../trf/trf-report.ts';
import { cellsOfLine, withoutBullet } from './line-cells.ts';
import { entryOfCells } from './line-facts.ts';
import { linesOfTeams } from './lines-of-teams.ts';

export interface ParsedPlayerLines {
  readonly entries: readonly Entry[];
  /** Lines in which no name was found, by their number. */
  readonly nameless: readonly number[];
}

/**
 * Players as people type or paste them: a name, a name with a rating, cells of a spreadsheet with or without headings, a report. Nothing
 * is refused; what was understood is shown to whoever pasted it. Never throws on input.
 */
export function parsePlayerLines(text: string): ParsedPlayerLines {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (isReport(plain)) return { entries: parseTrf(plain).report.players.map(entryOfTrf), nameless: [] };
  const teams = linesOfTeams(plain);
  if (!teams.some(({ team }) => team !== undefined) && hasHeadings(plain)) {
    const { entries, problems } = parseEntriesCsv(plain);
    const nameless = problems.filter(({ code }) => code === 'entries-row-no-name').map(({ line }) => line);
    return { entries, nameless };
  }
  const lines = teams.map(({ text: line }) => cellsOfLine(withoutBullet(line)));
  const namesApart = hasNamesApart(lines);
  const entries: Entry[] = [];
  const nameless: number[] = [];
  lines.forEach((cells, i) => {
    if (cells.length === 0) return;
    const entry = entryOfCells(cells, i + 1, namesApart);
    if (entry === undefined) nameless.push(i + 1);
    else entries.push({ ...entry, ...(teams[i]!.team !== undefined && { team: teams[i]!.team }) });
  });
  return { entries, nameless };
}

/** A line of a player as TRF writes it: `001`, then the start number at the right of columns 5 to 8. */
const isReport = (text: string): boolean => /^001 [ \d]{3}\d [ mwf]/m.test(text);

function hasHeadings(text: string): boolean {
  const { rows } = readCsv(text, separatorOf(text));
  const at = headingRow(rows);
  // One word alone, such as the title over a list, is a heading where nothing else stands in its row or below it.
  return at >= 0 && rows[at]!.every(({ text: cell }) => !/\d/.test(cell));
}

/**
 * Whether the first two cells are the family's and the given name: nobody has a comma in the first, and there is one word alone in a
 * first cell with words in the second.
 */
function hasNamesApart(lines: readonly (readonly string[])[]): boolean {
  const two = lines.filter(([first = '', second = '']) => isWords(first) && isWords(second));
  return (
    two.length > 0 && two.some(([first = '']) => !/\s/.test(first)) && !two.some(([first]) => first?.includes(','))
  );
}

const isWords = (cell: string): boolean => cell !== '' && !/\d/.test(cell);

function entryOfTrf(player: TrfPlayer, i: number): Entry {
  const { number, name, id, rating, title, federation, sex, birth = '' } = player;
  const [year] = /^[12]\d{3}/.exec(birth) ?? [];
  return withoutGaps<Entry>({
    line: i + 1,
    name: name ?? String(number),
    fideId: id === undefined || /^0*$/.test(id) ? undefined : id,
    rating: rating || undefined,
    title: title || undefined,
    federation: federation || undefined,
    sex: sex === 'w' ? 'f' : sex === 'm' ? 'm' : undefined,
    birthYear: year === undefined ? undefined : Number(year),
  });
}
