import { coinDecimals, type Prizes } from '@escala/core';
import { csvLine } from './csv-line.ts';

const HEADINGS = ['category', 'place', 'id', 'name', 'amount', 'currency', 'goods', 'value'];

/** Who takes which prize, for a spreadsheet: a line each, amounts as numbers of the currency. */
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
