import { toSpreadsheet } from '@escala/core';

export type WrittenCell = string | number | null | undefined;

/** A line of a CSV (RFC 4180) as `readCsv` reads it: numbers as they are, and no text that a spreadsheet would compute. */
export const csvLine = (cells: readonly WrittenCell[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(value: WrittenCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = toSpreadsheet(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
