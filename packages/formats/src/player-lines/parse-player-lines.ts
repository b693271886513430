import { withoutGaps } from '@escala/core';
import { readCsv, separatorOf } from '../csv/csv-table.ts';
import { headingRow } from '../csv/entry-columns.ts';
import { type Entry, parseEntriesCsv } from '../csv/parse-entries-csv.ts';
import { parseTrf } from '../trf/parse-trf.ts';
import type { TrfPlayer } from '../trf/trf-report.ts';
import { entryOfCells } from './line-facts.ts';

interface TeamLine {
  readonly text: string;
  readonly team?: string | undefined;
}

/** A name and a colon, then nothing, or several players with semicolons between them; `Joana Puig: 1874` is a player. */
const TEAM = /^\s*([^:;\t|]*\p{L}[^:;\t|]*?)\s*:\s*(|[^:]*;[^:]*)$/u;

const ONE_PLAYER = /^\s*([^:;\t|]*\p{L}[^:;\t|]*?)\s*:\s*([^:\d]*\p{L}[^:]*)$/u;

/**
 * Lines with the team under whose name they stand. `Team A: Puig, Joana 1874; Serra, Pau` counts as if each stood on a line of its own
 * below the name (D-OFF-635).
 */
function linesOfTeams(text: string): readonly TeamLine[] {
  let team: string | undefined;
  return text.split(/\r\n|\r|\n/).flatMap((line): readonly TeamLine[] => {
    // Once a team was named, one player behind the next name is a team of one.
    const [, name, players] = TEAM.exec(line) ?? (team === undefined ? [] : (ONE_PLAYER.exec(line) ?? []));
    if (name === undefined) return [{ text: line, team }];
    team = name;
    return ['', ...(players ? players.split(';') : [])].map((each) => ({ text: each, team: name }));
  });
}

/** `[17/11/26, 10:33] Pau: ` and `17/11/26, 10:33 - Pau: `: who sent it in a chat, and when. */
const SENT =
  /^\s*\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?\s?m\.?)?(?:\]|\s-)\s+[^:]{1,60}:\s+/iu;

/** `1. `, `12) `, `- `, `• ` and the like before a name, or a number in a cell of its own. */
function withoutBullet(line: string): string {
  return line
    .replace(SENT, '')
    .replace(/^\s*(?:[-–—*•·▪◦>]+\s+|#?\d{1,4}\s*[.):\]-]+\s*|\d{1,4}(?:\t|\s*[;|]))\s*/u, '')
    .trim();
}

/**
 * The cells of one line. Tabs, semicolons and upright strokes always separate; commas do where there are two, or where figures follow
 * the only one: `Puig, Joana` is one name.
 */
function cellsOfLine(line: string): string[] {
  if (line === '') return [];
  const strong = /[\t;|]/.test(line) ? line.split(/[\t;|]/) : commaCells(line);
  return strong.map((cell) => unquoted(cell.trim()).replace(/\s+/g, ' ')).filter((cell) => /[\p{L}\p{N}]/u.test(cell));
}

function commaCells(line: string): string[] {
  const cells = line.split(',');
  const isName = cells.length === 1 || (cells.length === 2 && !/^\s*\d/.test(cells[1]!));
  if (isName) return [line];
  // `Puig, Joana, 1874`: the first comma belongs to the name where a word stands on both sides and no figure is in them.
  const [first = '', second = '', ...rest] = cells;
  const isPair = isOneName(first) && isOneName(second) && rest.length > 0 && !/\s/.test(first.trim());
  return isPair ? [`${first.trim()}, ${second.trim()}`, ...rest] : cells;
}

const isOneName = (cell: string): boolean =>
  cell.trim() !== '' && !/\d/.test(cell) && cell.trim().split(/\s+/).length <= 3;

const unquoted = (cell: string): string =>
  cell
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .replace(/^'(?=[=+\-@])/, '');

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
    return { entries: entries.map(withoutFactsInName), nameless };
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

/** Under a heading too, the cell of the name may hold a number, a title or a rating. */
function withoutFactsInName(entry: Entry): Entry {
  if (entry.surname !== undefined) return entry;
  const told = entryOfCells([withoutBullet(entry.name)], entry.line, false);
  return told === undefined ? entry : { ...told, ...entry, name: told.name };
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
