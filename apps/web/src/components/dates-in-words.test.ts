import { describe, expect, it } from 'vitest';
import { datesInWords } from './dates-in-words.ts';

describe('dates in sentences', () => {
  it('are written as the language writes them', () => {
    const sentence = 'Asked for on 2026-11-15; the last day was 2026-06-30.';
    expect(datesInWords({ language: 'en' }, sentence)).toBe(
      'Asked for on 15 November 2026; the last day was 30 June 2026.',
    );
    expect(datesInWords({ language: 'ca' }, '(2026-11-15)')).toBe('(15 de novembre del 2026)');
  });

  it.each(['2026-09-0002', 'obert-2026-09-02', '2026-13-01', '12026-01-01', '2026-01-32'])('%s is none', (other) => {
    expect(datesInWords({ language: 'en' }, other)).toBe(other);
  });
});
