import type { Finding } from '@escala/core';
import { LANGUAGES, translator } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import type { Site } from '../kit/site.ts';
import { findingSentence } from './finding-sentence.ts';

const siteIn = (language: (typeof LANGUAGES)[number]): Site => ({ language, translate: translator(language) }) as Site;
const NEAR: Finding = {
  severity: 'warning',
  code: 'fce-1990.open-neighbour',
  article: 'Oberts 2',
  values: { holds: 'unknown', least: 50 },
};

describe('a finding at the desk', () => {
  it.each(LANGUAGES)('asks in %s only for the fields that nobody has filled', (language) => {
    const site = siteIn(language);
    const field = (name: string): string => `«${site.translate(`web.desk-events.field-${name}`)}»`;
    const asked = (facts: object): string[] => findingSentence(site, NEAR, facts).match(/«[^»]*»/g) ?? [];
    expect(asked({})).toEqual(['start', 'end', 'neighbours'].map(field));
    expect(asked({ start: '2017-03-01', homologation: {} })).toEqual(['end', 'neighbours'].map(field));
    expect(asked({ start: '2017-03-01', end: '2017-03-09' })).toEqual([field('neighbours')]);
    expect(asked({ start: '2017-03-01', end: '', homologation: { neighbours: [] } })).toEqual([field('end')]);
    expect(findingSentence(site, NEAR)).not.toContain('`');
  });
});
