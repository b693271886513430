import { recordsOf } from './csv-records.ts';

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
