import type { Finding } from '@escala/core';
import { LANGUAGES, translator } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import type { Site } from '../../kit/site.ts';
import { quoted } from '../format.ts';
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
    const field = (name: 'start' | 'end' | 'neighbours'): string =>
      quoted(
        site,
        site.translate(name === 'neighbours' ? 'fact.fce-1990.neighbours' : `web.desk-events.field-${name}`),
      );
    const asked = (facts: object): string[] => findingSentence(site, NEAR, facts).match(/[«“„][^»”]*[»”]/g) ?? [];
    expect(asked({})).toEqual((['start', 'end', 'neighbours'] as const).map(field));
    expect(asked({ start: '2017-03-01', ruleFacts: {} })).toEqual((['end', 'neighbours'] as const).map(field));
    expect(asked({ start: '2017-03-01', end: '2017-03-09' })).toEqual([field('neighbours')]);
    expect(asked({ start: '2017-03-01', end: '', ruleFacts: { neighbours: [] } })).toEqual([field('end')]);
    expect(findingSentence(site, NEAR)).not.toContain('`');
  });

  it.each(LANGUAGES)('names players and pairs in %s that the engine tells by id', (language) => {
    const site = siteIn(language);
    const names: Readonly<Record<string, string>> = { 159: 'Mas, Pol', 6: 'Puig, Anna' };
    const finding = (code: Finding['code'], values: Finding['values']): Finding => ({ ...NEAR, code, values });
    const sentence = (told: Finding): string => findingSentence(site, told, {}, (id) => names[id]);
    expect(
      sentence(finding('fce-1990.open-hopeless', { holds: 'no', count: 2, pairs: '4: 159-6, 11: 6-23' })),
    ).toContain('(4) Mas, Pol – Puig, Anna; (11) Puig, Anna – 23');
    expect(sentence(finding('fce-1990.closed-preferent', { holds: 'no', count: 2, players: '6, 23' }))).toContain(
      'Puig, Anna; 23',
    );
    expect(sentence(finding('fce-1990.open-hopeless', { holds: 'no', count: 1, pairs: '4: a-b-c' }))).toContain(
      '4: a-b-c',
    );
  });
});
