import { withoutGaps } from '@escala/core';
import { readCsv, separatorOf } from '../csv/csv-table.ts';
import { headingRow } from '../csv/entry-columns.ts';
import { type Entry, parseEntriesCsv } from '../csv/parse-entries-csv.ts';
import { clipped } from '../interchange/faults/shown.ts';
import { parseTrf } from '../trf/parse-trf.ts';
import type { TrfPlayer } from '../trf/trf-report.ts';
import { entryOfCells, isClub, isGivenName } from './line-facts.ts';
import { apartFromByes, isNoPlayer, tidyLine } from './tidy-line.ts';

interface TeamLine {
  readonly text: string;
  readonly team?: string | undefined;
}

/** A name and a colon, then nothing, or several players with semicolons between them; `Joana Puig: 1874` is a player. */
const TEAM = /^\s*([^:;\t|]*\p{L}[^:;\t|]*?)\s*:\s*(|[^:]*;[^:]*)$/u;

const ONE_PLAYER = /^\s*([^:;\t|]*\p{L}[^:;\t|]*?)\s*:\s*([^:\d]*\p{L}[^:]*)$/u;

/** `Team A: Joana Puig, Pau Serra 1650`: whole names with commas between them, which `Joana Puig: 1874, CE Sants` has not. */
function namesBehind(line: string): readonly string[] | undefined {
  const [all = '', name = '', players = ''] =
    /^([^:;\t|]*\p{L}[^:;\t|]*?)\s*:\s*([^:;\t|]*,[^:;\t|]*)$/u.exec(line) ?? [];
  const isTeam = players !== '' && players.split(',').every((cell) => /\p{L}\s+\p{L}/u.test(cell) && !isClub(cell));
  return isTeam ? [all, name, players.replaceAll(',', ';')] : undefined;
}

/**
 * Lines with the team under whose name they stand. `Team A: Puig, Joana 1874; Serra, Pau` counts as if each stood on a line of its own
 * below the name (D-OFF-635).
 */
function linesOfTeams(text: string): readonly TeamLine[] {
  let team: string | undefined;
  return oneEach(text.split(LINE_END).map(tidyLine)).flatMap((line): readonly TeamLine[] => {
    // Once a team was named, one player behind the next name is a team of one.
    const [, name, players] =
      TEAM.exec(line) ?? namesBehind(line) ?? (team === undefined ? [] : (ONE_PLAYER.exec(line) ?? []));
    if (name === undefined || isNoPlayer(name)) return [{ text: line, team }];
    team = name;
    return ['', ...(players ? players.split(';') : [])].map((each) => ({ text: tidyLine(each), team: name }));
  });
}

const LINE_END = /\r\n|\r|\n/;

/** Players behind one another on the only line, with commas or semicolons between them: three whole names, or four of one word. */
function oneEach(lines: readonly string[]): readonly string[] {
  const [only = '', second] = lines.filter((line) => line !== '');
  const cells = second === undefined && !/[:\t|]/.test(only) ? only.split(only.includes(';') ? ';' : ',') : [];
  const isWhole = cells.every((cell) => /\p{L}\s+\p{L}/u.test(cell));
  const isList = cells.length >= (isWhole ? 3 : 4) && cells.every((cell) => /\p{L}{2}/u.test(cell) && !isClub(cell));
  return isList ? cells.map((cell) => tidyLine(cell)) : lines;
}

/**
 * The cells of one line. Tabs, semicolons and upright strokes always separate, and so do dashes between blanks; commas do where there are
 * two, or where figures or a club follow the only one: `Puig, Joana` is one name.
 */
function cellsOfLine(line: string): string[] {
  if (line === '') return [];
  const strong = /[\t;|]/.test(line) ? line.split(/[\t;|]/) : line.split(/\s[-–—]\s/).flatMap(commaCells);
  return strong.map((cell) => unquoted(cell.trim()).replace(/\s+/g, ' ')).filter((cell) => /[\p{L}\p{N}]/u.test(cell));
}

function commaCells(line: string): string[] {
  const cells = line.split(',');
  const isName = cells.length === 1 || (cells.length === 2 && !/^\s*\d/.test(cells[1]!) && !isClubOf(cells));
  if (isName) return [line];
  // `Puig, Joana, 1874`: the first comma belongs to the name where a word stands on both sides and no figure is in them.
  const [first = '', second = '', ...rest] = cells;
  const isPair = isOneName(first) && isOneName(second) && rest.length > 0 && !/\s/.test(first.trim());
  return isPair ? [`${first.trim()}, ${second.trim()}`, ...rest] : cells;
}

/** `Joana Puig, CE Sants`; of two cells, the second is a club where the first is a whole name. */
const isClubOf = ([name = '', club = '']: readonly string[]): boolean => /\p{L}\s+\p{L}/u.test(name) && isClub(club);

const isOneName = (cell: string): boolean =>
  cell.trim() !== '' && !/\d/.test(cell) && cell.trim().split(/\s+/).length <= 3;

const unquoted = (cell: string): string =>
  cell
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .replace(/^'(?=[=+\-@])/, '');

export interface ParsedPlayerLines {
  readonly entries: readonly Entry[];
  /** Lines in which no name was found. */
  readonly nameless: readonly NamelessLine[];
  /** Every rating may be a year of birth: somebody has to say. */
  readonly mayBeYears?: true;
}

export interface NamelessLine {
  readonly line: number;
  /** What stands in it, shortened. */
  readonly text: string;
}

/**
 * Players as people type or paste them: a name, a name with a rating, cells of a spreadsheet with or without headings, a report. Nothing
 * is refused; what was understood is shown to whoever pasted it. Never throws on input.
 */
export function parsePlayerLines(text: string): ParsedPlayerLines {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (isReport(plain)) return { entries: parseTrf(plain).report.players.map(entryOfTrf), nameless: [] };
  const lines = linesOfTeams(plain);
  if (!lines.some(({ team }) => team !== undefined) && hasHeadings(plain)) return underHeadings(plain);
  const cells = lines.map(({ text: line }) => cellsOfLine(apartFromByes(line).text));
  const namesApart = hasNamesApart(cells);
  const entries: Entry[] = [];
  const nameless: NamelessLine[] = [];
  lines.forEach(({ text: line, team }, i) => {
    if (cells[i]!.length === 0) return;
    const entry = entryOfCells(cells[i]!, i + 1, namesApart);
    if (entry === undefined || isNoPlayer(entry.name, line)) nameless.push({ line: i + 1, text: clipped(line) });
    else entries.push(withoutGaps<Entry>({ ...entry, team, unread: apartFromByes(line).unread }));
  });
  return { entries, nameless, ...(mayBeYears(entries) && { mayBeYears: true }) };
}

/** Whether what was taken for ratings may as well be years of birth (D-OFF-870): three or more, and every one of them. */
function mayBeYears(entries: readonly Entry[]): boolean {
  const ratings = entries.flatMap(({ rating }) => rating ?? []);
  const isAsked = ratings.length >= 3 && entries.every(({ birthYear }) => birthYear === undefined);
  return isAsked && ratings.every((rating) => rating >= 1930 && rating <= 2022);
}

function underHeadings(text: string): ParsedPlayerLines {
  const { entries, problems } = parseEntriesCsv(text);
  const lines = text.split(LINE_END);
  const unnamed = problems.filter(({ code }) => code === 'entries-row-no-name').map(({ line }) => line);
  const read = entries.map(withoutFactsInName);
  const others = read.filter(({ name }) => isNoPlayer(name)).map(({ line }) => line);
  return {
    entries: read.filter(({ line }) => !others.includes(line)),
    nameless: [...unnamed, ...others]
      .sort((a, b) => a - b)
      .map((line) => ({ line, text: clipped(lines[line - 1]!.trim()) })),
  };
}

/** Under a heading too, the cell of the name may hold a number, a title or a rating. */
function withoutFactsInName(entry: Entry): Entry {
  if (entry.surname !== undefined) return entry;
  const { text, unread } = apartFromByes(tidyLine(entry.name));
  const told = entryOfCells([text], entry.line, false);
  return told === undefined ? entry : withoutGaps<Entry>({ ...told, ...entry, name: told.name, unread });
}

/** A line of a player as TRF writes it: `001`, then the start number at the right of columns 5 to 8. */
const isReport = (text: string): boolean => /^001 [ \d]{3}\d [ mwf]/m.test(text);

function hasHeadings(text: string): boolean {
  const { rows } = readCsv(text, separatorOf(text));
  const at = headingRow(rows);
  // One word alone, such as the title over a list, is a heading where nothing else stands in its row or below it.
  return at >= 0 && rows[at]!.every(({ text: cell }) => !/^\d+$/.test(cell));
}

/**
 * Whether the first two cells are the family's and the given name: nobody has a comma in the first, and there is one word alone in a
 * first cell with words in the second.
 */
function hasNamesApart(lines: readonly (readonly string[])[]): boolean {
  const two = lines.filter(([first = '', second = '']) => isWords(first) && isWords(second) && isGivenName(second));
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
    name: name?.replace(/,(?=\S)/, ', ') ?? String(number),
    fideId: id === undefined || /^0*$/.test(id) ? undefined : id,
    rating: rating || undefined,
    title: title || undefined,
    federation: federation || undefined,
    sex: sex === 'w' ? 'f' : sex === 'm' ? 'm' : undefined,
    birthYear: year === undefined ? undefined : Number(year),
  });
}
