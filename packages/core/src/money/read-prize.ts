import type { Prize } from '../documents/prizes.ts';
import { type MoneyFault, readMoney } from './read-money.ts';

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
