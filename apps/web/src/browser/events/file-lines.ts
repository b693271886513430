interface CsvRecord {
  /** Its first line, from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * The records of a CSV as written: one per line, more lines if
 * a quoted text contains line endings. Empty ones are left out.
 */
export function recordsOf(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let open: { line: number; text: string } | undefined;
  text.split(/\r\n?|\n/).forEach((written, i) => {
    const record = open === undefined ? { line: i + 1, text: written } : { ...open, text: `${open.text}\n${written}` };
    open = (record.text.split('"').length - 1) % 2 === 1 ? record : undefined;
    if (open === undefined && record.text.trim() !== '') records.push(record);
  });
  if (open !== undefined) records.push(open);
  return records;
}

/** Whether the first line names columns: several, without digits, and not a name with its comma (D-OFF-569). */
export const hasHeadings = (text: string): boolean => /^[^\d\n]*(?:[;\t]|,[^\d\n]*,)[^\d\n]*(?:\n|$)/.test(text);

export interface PlaceInFile {
  /** The number for the office to leave out: the line of a list, or the player's number in a report. */
  readonly leaveOut: number;
  /** The line of the file, and its text. */
  readonly line: number;
  readonly text: string;
}

/** `from.text.line-3` is line 3, `from.text.player-12` the line of player 12 of a report. */
export function placeInFile(field: string, text: string): PlaceInFile | undefined {
  const [, kind, number] = /\.(line|player)-(\d+)$/.exec(field) ?? [];
  if (kind === undefined) return undefined;
  const leaveOut = Number(number);
  const found = kind === 'line' ? recordsOf(text).find(({ line }) => line === leaveOut) : playerLine(text, leaveOut);
  return { leaveOut, line: found?.line ?? leaveOut, text: found?.text.trim() ?? '' };
}

function playerLine(text: string, number: number): { line: number; text: string } | undefined {
  const lines = text.split(/\r\n?|\n/);
  const at = lines.findIndex((line) => line.startsWith('001') && Number(line.slice(4, 8)) === number);
  return at < 0 ? undefined : { line: at + 1, text: lines[at]! };
}

/** Where a player's rounds begin in a report: they refer to players missing from the rest. */
const ROUNDS_FROM = 89;

/**
 * What remains in the text to be corrected: the headings of a list, or the name of a report, and the lines left out.
 */
export function restOfFile(kind: string, text: string, leftOut: readonly number[]): string {
  const rest = kind === 'csv' ? restOfList(text, leftOut) : restOfReport(text, leftOut);
  return `${rest.join('\n')}\n`;
}

function restOfList(text: string, lines: readonly number[]): string[] {
  const [headings, ...records] = recordsOf(text);
  return [headings!, ...records.filter(({ line }) => lines.includes(line))].map((record) => record.text);
}

function restOfReport(text: string, numbers: readonly number[]): string[] {
  const lines = text.split(/\r\n?|\n/);
  const players = lines.filter((line) => line.startsWith('001') && numbers.includes(Number(line.slice(4, 8))));
  return [
    ...lines.filter((line) => line.startsWith('012')),
    ...players.map((line) => line.slice(0, ROUNDS_FROM).trimEnd()),
  ];
}
