import { describe, expect, it } from 'vitest';
import { money } from './money.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  it('every language in its own way, always with the coins', () => {
    const written = (['en', 'ca', 'es', 'ro'] as const).map((language) => plain(money(50_005, 'EUR', language)));
    expect(written).toEqual(['€500.05', '500,05 €', '500,05 €', '500,05 EUR']);
    expect(plain(money(50_000, 'EUR', 'ca'))).toBe('500,00 €');
  });
  it('as many decimals as the currency has', () => {
    expect(plain(money(50_000, 'JPY', 'en'))).toBe('JP¥50,000');
    expect(plain(money(1, 'RON', 'ro'))).toBe('0,01 RON');
  });
});
