import { LANGUAGES, translator } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { engineWords } from './engine-words.ts';

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
