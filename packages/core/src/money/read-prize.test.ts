import { describe, expect, it } from 'vitest';
import { coinDecimals } from './currency.ts';
import { readPrizes } from './read-prize.ts';

describe('prizes as people write them', () => {
  it('money by place, in coins', () => {
    expect(readPrizes('500; 250,50;1.250 €\n0;;', 'EUR')).toEqual({ prizes: [50_000, 25_050, 125_000, 0], faults: [] });
    expect(readPrizes(' ; ', 'EUR')).toEqual({ prizes: [], faults: [] });
  });
  it('goods, with or without a value', () => {
    expect(readPrizes('Chess set (40); Cup; 2 books; 12 bottles (of wine); Book (9,50 €)', 'EUR').prizes).toEqual([
      { goods: 'Chess set', value: 4000 },
      { goods: 'Cup' },
      { goods: '2 books' },
      { goods: '12 bottles (of wine)' },
      { goods: 'Book', value: 950 },
    ]);
  });
  it('pesetas have no smaller coin', () => {
    expect(coinDecimals('ESP')).toBe(0);
    expect(readPrizes('25.000; 10.000 ptes', 'ESP').prizes).toEqual([25_000, 10_000]);
    expect(readPrizes('100,50', 'ESP').faults).toMatchObject([{ fault: 'too-fine' }]);
  });
  it('what is neither is named with its place; a gap too', () => {
    expect(readPrizes('; 500; 1,0050; 5 lei; 5 USD; -3', 'EUR').faults).toEqual([
      { place: 1, text: '', fault: 'empty' },
      { place: 3, text: '1,0050', fault: 'unread' },
      { place: 4, text: '5 lei', fault: 'other-currency' },
      { place: 5, text: '5 USD', fault: 'other-currency' },
      { place: 6, text: '-3', fault: 'unread' },
    ]);
  });
});
