import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coinDecimals, readMoney, readPrizes } from './money.ts';
import { forAll } from './testing/for-all.ts';

const coins = (written: string, currency = 'EUR') => {
  const read = readMoney(written, currency);
  return read.kind === 'read' ? read.coins : read.fault;
};

describe('an amount as people write it', () => {
  it.each([
    ['500', 50_000],
    ['250,50', 25_050],
    ['250.50 €', 25_050],
    ['250,5', 25_050],
    ['€ 12', 1200],
    ['12 EUR', 1200],
    ['12 euros', 1200],
    ['1.250', 125_000],
    ['1,250', 125_000],
    ['1 250,50', 125_050],
    ['1.250,50 €', 125_050],
    ['1’250.05', 125_005],
    ['1.250.000,01', 125_000_001],
    ['  0 ', 0],
    ['0,01', 1],
  ])('%s is %d coins', (written, expected) => {
    expect(coins(written)).toBe(expected);
  });
  it.each([
    '',
    '-5',
    'abc',
    '5-',
    '1.25.000',
    '12.3456',
    '0.500',
    '1.250.50',
    '€ 5 €',
    '1e3',
    '５',
    '5,',
    '9'.repeat(16),
  ])('%s is no amount', (written) => {
    expect(coins(written)).toBe('unread');
  });
  it('a sign of another currency is said, not passed over', () => {
    expect([coins('5 lei'), coins('5 €', 'RON'), coins('5 lei', 'RON'), coins('5 $')]).toEqual([
      'other-currency',
      'other-currency',
      500,
      'other-currency',
    ]);
  });
  it('no finer than the smallest coin of the currency', () => {
    expect([coinDecimals('EUR'), coinDecimals('JPY')]).toEqual([2, 0]);
    expect([coins('500', 'JPY'), coins('500,00', 'JPY'), coins('500,01', 'JPY')]).toEqual([500, 500, 'too-fine']);
  });
  it('reads back what the four languages write', () => {
    const locale = fc.constantFrom('ca', 'es', 'ro', 'en-GB');
    forAll({ of: [fc.nat(2_000_000_000), locale, fc.boolean()] }, (amount, language, useGrouping) => {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', useGrouping });
      expect(coins(format.format(amount / 100))).toBe(amount);
    });
  });
});

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
