import { withoutGaps } from '@escala/core';
import { readCsv, separatorOf } from '../csv/csv-table.ts';
import { headingRow } from '../csv/entry-columns.ts';
import { type Entry, parseEntriesCsv } from '../csv/parse-entries-csv.ts';
import { clipped } from '../interchange/faults/shown.ts';
import { parseTrf } from '../trf/parse-trf.ts';
import type { TrfPlayer } from '../trf/trf-report.ts';
import { entryOfCells, isClub, isGivenName } from './line-facts.ts';
import { apartFromByes, isNoPlayer, isTooLong, tidyLine } from './tidy-line.ts';

interface TeamLine {
  readonly text: string;
  readonly team?: string | undefined;
}

/**
 * A name and a colon, followed by nothing, or by several players
 * separated by semicolons; `Joana Puig: 1874` is a player.
 */
const TEAM = /^\s*([^:;\t|]*\p{L}[^:;\t|]*?)\s*:\s*(|[^:]*;[^:]*)$/u;

const ONE_PLAYER = /^\s*([^:;\t|]*\p{L}[^:;\t|]*?)\s*:\s*([^:\d]*\p{L}[^:]*)$/u;

/** `Team A: Joana Puig, Pau Serra 1650`: full names separated by commas, unlike `Joana Puig: 1874, CE Sants`. */
function namesBehind(line: string): readonly string[] | undefined {
  const [all = '', name = '', players = ''] =
    /^([^:;\t|]*\p{L}[^:;\t|]*?)\s*:\s*([^:;\t|]*,[^:;\t|]*)$/u.exec(line) ?? [];
  const isTeam = players !== '' && players.split(',').every((cell) => /\p{L}\s+\p{L}/u.test(cell) && !isClub(cell));
  return isTeam ? [all, name, players.replaceAll(',', ';')] : undefined;
}

/**
 * Lines with the team they are listed under. `Team A: Puig, Joana 1874; Serra, Pau` is treated as if each player had a
 * line below the name (D-OFF-635).
 */
function linesOfTeams(text: string): readonly TeamLine[] {
  let team: string | undefined;
  return oneEach(text.split(LINE_END).map(tidyLine)).flatMap((line): readonly TeamLine[] => {
    if (isTooLong(line)) return [{ text: line, team }];
    // After one team, a single player following the next name is a team of one.
    const [, name, players] =
      TEAM.exec(line) ?? namesBehind(line) ?? (team === undefined ? [] : (ONE_PLAYER.exec(line) ?? []));
    if (name === undefined || isNoPlayer(name)) return [{ text: line, team }];
    team = name;
    return ['', ...(players ? players.split(';') : [])].map((each) => ({ text: tidyLine(each), team: name }));
  });
}

const LINE_END = /\r\n|\r|\n/;

/** Players in a row on the only line, separated by commas or semicolons: three full names, or four single words. */
function oneEach(lines: readonly string[]): readonly string[] {
  const [only = '', second] = lines.filter((line) => line !== '');
  const cells = second === undefined && !/[:\t|]/.test(only) ? only.split(only.includes(';') ? ';' : ',') : [];
  const isWhole = cells.every((cell) => /\p{L}\s+\p{L}/u.test(cell));
  const isList = cells.length >= (isWhole ? 3 : 4) && cells.every((cell) => /\p{L}{2}/u.test(cell) && !isClub(cell));
  return isList ? cells.map((cell) => tidyLine(cell)) : lines;
}

/**
 * The cells of one line. Tabs, semicolons and vertical bars always separate, and so do dashes between blanks; commas do
 * if there are two, or if numbers or a club follow the only one: `Puig, Joana` is one name.
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
  // `Puig, Joana, 1874`: the first comma belongs to the name if there is a word without digits on both sides.
  const [first = '', second = '', ...rest] = cells;
  const isPair = isOneName(first) && isOneName(second) && rest.length > 0 && !/\s/.test(first.trim());
  return isPair ? [`${first.trim()}, ${second.trim()}`, ...rest] : cells;
}

/** `Joana Puig, CE Sants`; the second of two cells is a club if the first is a full name. */
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
  /** Lines without a name. */
  readonly nameless: readonly NamelessLine[];
  /** Every rating may be a year of birth: the user has to decide. */
  readonly mayBeYears?: true;
}

export interface NamelessLine {
  readonly line: number;
  /** Its text, shortened. */
  readonly text: string;
}

/**
 * Players as people type or paste them: a name, a name with a rating, spreadsheet cells with or without headings, a
 * report. Nothing is refused; the result is shown to the person who pasted it. Never throws on input.
 */
export function parsePlayerLines(text: string): ParsedPlayerLines {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (isReport(plain)) return { entries: parseTrf(plain).report.players.map(entryOfTrf), nameless: [] };
  const lines = linesOfTeams(plain);
  if (!lines.some(({ team }) => team !== undefined) && hasHeadings(plain)) return underHeadings(plain);
  const cells = lines.map(({ text: line }) => (isTooLong(line) ? [] : cellsOfLine(apartFromByes(line).text)));
  const namesApart = hasNamesApart(cells);
  const entries: Entry[] = [];
  const nameless: NamelessLine[] = [];
  lines.forEach(({ text: line, team }, i) => {
    if (isTooLong(line)) nameless.push({ line: i + 1, text: clipped(line) });
    if (cells[i]!.length === 0) return;
    const entry = entryOfCells(cells[i]!, i + 1, namesApart);
    if (entry === undefined || isNoPlayer(entry.name, line)) nameless.push({ line: i + 1, text: clipped(line) });
    else entries.push(withoutGaps<Entry>({ ...entry, team, unread: apartFromByes(line).unread }));
  });
  return { entries, nameless, ...(mayBeYears(entries) && { mayBeYears: true }) };
}

/** Whether supposed ratings could all be years of birth (D-OFF-870): three or more, and every one of them. */
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
  const others = read.filter(({ name }) => isTooLong(name) || isNoPlayer(name)).map(({ line }) => line);
  return {
    entries: read.filter(({ line }) => !others.includes(line)),
    nameless: [...unnamed, ...others]
      .sort((a, b) => a - b)
      .map((line) => ({ line, text: clipped(lines[line - 1]!.trim()) })),
  };
}

/** Even under a heading, the name's cell may contain a number, a title or a rating. */
function withoutFactsInName(entry: Entry): Entry {
  if (entry.surname !== undefined || isTooLong(entry.name)) return entry;
  const { text, unread } = apartFromByes(tidyLine(entry.name));
  const told = entryOfCells([text], entry.line, false);
  return told === undefined ? entry : withoutGaps<Entry>({ ...told, ...entry, name: told.name, unread });
}

/** A player's line in TRF: `001`, then the start number right-aligned in columns 5 to 8. */
const isReport = (text: string): boolean => /^001 [ \d]{3}\d [ mwf]/m.test(text);

function hasHeadings(text: string): boolean {
  const { rows } = readCsv(text, separatorOf(text));
  const at = headingRow(rows);
  // A single word, such as the title above a list, is a heading only if nothing else is in its row or below it.
  return at >= 0 && rows[at]!.every(({ text: cell }) => !/^\d+$/.test(cell));
}

/**
 * Whether the first two cells are surname and given name: no first cell
 * has a comma, and at least one is a single word followed by words.
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
