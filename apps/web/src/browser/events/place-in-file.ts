import { recordsOf } from './csv-records.ts';

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
