import type { Prize } from './documents/prizes.ts';

/** A currency by the three letters of ISO 4217. */
export const CURRENCY = /^[A-Z]{3}$/;

/** How many decimals the smallest coin of a currency has: two for the euro, none for the yen. */
export function coinDecimals(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}

/** `unread`: not an amount; `other-currency`: has another currency's sign; `too-fine`: below the smallest coin. */
export type MoneyFault = 'unread' | 'other-currency' | 'too-fine';

export type MoneyRead =
  | { readonly kind: 'read'; readonly coins: number }
  | { readonly kind: 'faulty'; readonly fault: MoneyFault };

const SPACE = '[ \\u00a0\\u202f]';
const MARK = '\\p{L}+|\\p{Sc}';
const MARKED = new RegExp(`^(${MARK})?${SPACE}*(\\d.*?)${SPACE}*(${MARK})?$`, 'u');
const PLAIN = /^(\d+)(?:[.,](\d{1,2}))?$/;
/** Thousands separated by a point, comma, space or apostrophe; the decimals by another sign. */
const GROUPED = /^([1-9]\d{0,2}(?:([., \u00a0\u202f'’])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;

/** Signs and words written beside an amount. */
const MARKS: Readonly<Record<string, readonly string[]>> = {
  EUR: ['€', 'euro', 'euros'],
  RON: ['lei', 'leu'],
  MDL: ['lei', 'leu'],
  GBP: ['£'],
  USD: ['$'],
  ESP: ['ptes', 'pta', 'ptas', 'pessetes', 'pesetas'],
};

/**
 * An amount as people write it, in the smallest coin: `500`, `250,50`, `1.250,50 €`. Points and commas separate both
 * decimals (one or two digits) and thousands (three), so nothing is ambiguous (D-OFF-372).
 */
export function readMoney(written: string, currency: string): MoneyRead {
  const [, before, figures = '', after] = MARKED.exec(written.trim()) ?? [];
  const plain = PLAIN.exec(figures);
  const grouped = plain ? undefined : GROUPED.exec(figures);
  const whole = plain?.[1] ?? grouped?.[1];
  if (whole === undefined || (before !== undefined && after !== undefined)) return faulty('unread');
  const mark = before ?? after;
  if (mark !== undefined && !isOf(mark, currency)) return faulty(isMark(mark) ? 'other-currency' : 'unread');
  const decimals = coinDecimals(currency);
  const rest = (plain ? plain[2] : grouped?.[3]) ?? '';
  const kept = rest.padEnd(decimals, '0').slice(0, decimals);
  if (Number(rest.slice(decimals)) !== 0) return faulty('too-fine');
  const coins = Number(`${whole.replace(/\D/g, '')}${kept}`);
  return Number.isSafeInteger(coins) ? { kind: 'read', coins } : faulty('unread');
}

const faulty = (fault: MoneyFault): MoneyRead => ({ kind: 'faulty', fault });

/** Three capitals, a currency sign, or a word listed above; any other word means something else. */
const isMark = (mark: string): boolean =>
  /^(?:[A-Z]{3}|\p{Sc})$/u.test(mark) || Object.values(MARKS).some((known) => known.includes(mark.toLowerCase()));

const isOf = (mark: string, currency: string): boolean =>
  mark.toUpperCase() === currency || MARKS[currency]?.includes(mark.toLowerCase()) === true;

export type PrizeFault = MoneyFault | 'empty';

export interface PrizesRead {
  readonly prizes: readonly Prize[];
  /** For which place, from 1, and the text as written. */
  readonly faults: readonly { readonly place: number; readonly text: string; readonly fault: PrizeFault }[];
}

/** Goods with their value: `Chess set (40)`. */
const VALUED = /^(.*\p{L}.*?)\s*\(([^()]*)\)$/u;

/**
 * Prizes as people write them, place by place: `500; 250,50 €; Chess set (40); Cup`. Text with letters that is not an
 * amount is goods.
 */
export function readPrizes(written: string, currency: string): PrizesRead {
  const texts = written.split(/[;\n]/).map((text) => text.trim());
  while (texts.at(-1) === '') texts.pop();
  const prizes: Prize[] = [];
  const faults: PrizesRead['faults'][number][] = [];
  texts.forEach((text, i) => {
    const read = readPrize(text, currency);
    if (typeof read === 'string') faults.push({ place: i + 1, text, fault: read });
    else prizes.push(read);
  });
  return { prizes, faults };
}

function readPrize(text: string, currency: string): Prize | PrizeFault {
  if (text === '') return 'empty';
  const money = readMoney(text, currency);
  if (money.kind === 'read') return money.coins;
  if (money.fault !== 'unread' || !/\p{L}/u.test(text)) return money.fault;
  const [, goods, told] = VALUED.exec(text) ?? [];
  const value = told === undefined ? undefined : readMoney(told, currency);
  return goods !== undefined && value?.kind === 'read' ? { goods, value: value.coins } : { goods: text };
}
