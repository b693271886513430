import { coinDecimals, type Prizes, toSpreadsheet } from '@escala/core';

export type WrittenCell = string | number | null | undefined;

/** A CSV line (RFC 4180) as `readCsv` reads it: numbers unchanged, and no text that a spreadsheet would evaluate. */
export const csvLine = (cells: readonly WrittenCell[]): string => `${cells.map(cell).join(',')}\r\n`;

function cell(value: WrittenCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = toSpreadsheet(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const HEADINGS = ['category', 'place', 'id', 'name', 'amount', 'currency', 'goods', 'value'];

/** Who wins which prize, for a spreadsheet: one line each, with numeric amounts. */
export function writePrizesCsv(
  { awards, categories, currency }: Prizes,
  nameOf: (taker: string, isClub: boolean) => string,
): string {
  const inWhole = (coins: number): number => coins / 10 ** coinDecimals(currency);
  const lines = awards.map(({ category, place, taker, prize }) => {
    const { name, teamOf } = categories[category]!;
    const who = [name, place, taker, nameOf(taker, teamOf !== undefined)];
    return typeof prize === 'number'
      ? [...who, inWhole(prize), currency]
      : [...who, undefined, currency, prize.goods, prize.value === undefined ? undefined : inWhole(prize.value)];
  });
  return [HEADINGS, ...lines].map(csvLine).join('');
}
