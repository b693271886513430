import { LANGUAGES, translator } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { datesInWords, engineWords, trueMinus } from './engine-words.ts';

const siteOf = (language: (typeof LANGUAGES)[number]) => ({ language, translate: translator(language) });

describe('sentences of an engine on a page', () => {
  it('names fields as the pages do, and writes dates in words', () => {
    const said = engineWords(siteOf('en'), 'Not told since 2026-06-30: add `start` and `director`.');
    expect(said).toBe('Not told since 30 June 2026: add “first day” and “director”.');
  });

  it.each(LANGUAGES)('no condition of a norm speaks in signs of code, in %s', (language) => {
    const site = siteOf(language);
    const said = site.translate('finding.fce-1990.norm-homologated', { holds: 'unknown' });
    expect(said).toContain('`homologatedForNorms`');
    expect(engineWords(site, said)).not.toContain('`');
    expect(engineWords(site, said)).toMatch(/[^ ]\.$/);
  });
});

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

it.each([
  ['-7.38', '−7.38'],
  ['changed by -7.38 (-8 rounded)', 'changed by −7.38 (−8 rounded)'],
  ['1200 + 12 - 7.5 = -3', '1200 + 12 − 7.5 = −3'],
  ['24 × (0 - 0.5) = -12', '24 × (0 − 0.5) = −12'],
])('%s is read as %s', (written, read) => {
  expect(trueMinus(written)).toBe(read);
});

it.each(['2017-01-02', '1-0', 'fce-2016', 'rounds 1-3', 'Pons - Roca', 'D-OFF-284', '– 3'])('%s stays', (text) => {
  expect(trueMinus(text)).toBe(text);
});
