import type { Language } from './language.ts';

/**
 * A number of an engine in running text: every digit, no grouping, the decimal sign of the language. The minus is the
 * plain hyphen, so that a number copied from a page can be pasted into a spreadsheet.
 */
export function number(value: number, language: Language): string {
  const digits = plainDigits(value);
  return language === 'en' ? digits : digits.replace('.', ',');
}

/** The same with a plus sign where it is above zero. */
export function signed(value: number, language: Language): string {
  return value > 0 ? `+${number(value, language)}` : number(value, language);
}

const PARTS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** Points, and tie-breaks made of them: with the sign of a half or a quarter wherever people read them; anything finer in decimals. */
export function points(value: number, language: Language): string {
  const size = Math.abs(value);
  const whole = Math.floor(size);
  const part = PARTS[size - whole];
  if (part === undefined) return number(value, language);
  return `${value < 0 ? '-' : ''}${whole || ''}${part}`;
}

/** JavaScript writes very small and very large numbers with an exponent; documents never do. */
function plainDigits(value: number): string {
  const text = String(value === 0 ? 0 : value);
  if (!text.includes('e')) return text;
  return Math.abs(value) < 1 ? value.toFixed(20).replace(/\.?0+$/, '') : BigInt(value).toString();
}
