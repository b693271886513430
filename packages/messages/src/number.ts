import type { Language } from './language.ts';

/**
 * A computed number in running text: all digits, no grouping, the language's decimal separator. The minus is a plain
 * hyphen, so that a number copied from a page can be pasted into a spreadsheet.
 */
export function number(value: number, language: Language): string {
  const digits = plainDigits(value);
  return language === 'en' ? digits : digits.replace('.', ',');
}

/** The same with a plus sign if positive. */
export function signed(value: number, language: Language): string {
  return value > 0 ? `+${number(value, language)}` : number(value, language);
}

/**
 * The size of a change by games wherever it stands: two decimals, halves upwards. What is exact stands in its working
 * (D-OFF-1201). A change has three decimals at most: `toFixed` alone would round 1.275 down.
 */
export function changeSize(value: number, language: Language): string {
  const thousandths = Math.round(Math.abs(value) * 1000);
  const text = (Math.round(thousandths / 10) / 100).toFixed(2);
  return language === 'en' ? text : text.replace('.', ',');
}

/** The same with its sign, in text. */
export const signedChange = (value: number, language: Language): string =>
  value === 0 ? '0' : `${value > 0 ? '+' : '-'}${changeSize(value, language)}`;

const PARTS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** Points, and tie-breaks based on them: with ½ and ¼ signs for halves and quarters; finer fractions in decimals. */
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
