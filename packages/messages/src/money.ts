import { coinDecimals } from '@escala/core';
import { type Language, LOCALES } from './language.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in the smallest unit of a currency, in the language's format. */
export function money(coins: number, currency: string, language: Language): string {
  const key = `${language} ${currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency });
    formats.set(key, format);
  }
  return format.format(coins / 10 ** coinDecimals(currency));
}
