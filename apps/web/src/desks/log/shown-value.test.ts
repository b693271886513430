import { LANGUAGES, type Language } from '@escala/messages';
import {
  ACCOUNT_STATES,
  CLAIM_STATES,
  EVENT_STATES,
  GIVEN_ROLES,
  IMPORT_STATES,
  PROMOTION_STATES,
  ROUND_STATES,
} from '@escala/office';
import { describe, expect, it } from 'vitest';
import { html } from '../../kit/html.ts';
import type { Site } from '../../kit/site.ts';
import { testSite } from '../../testing/test-site.ts';
import { shownValue } from './shown-value.ts';
import { valueWords } from './value-words.ts';

const siteIn = (language: Language): Site => testSite('/', { language, today: '2026-06-15' });
const shown = (value: unknown, kind: string, path: string, language: Language = 'en'): string =>
  html`${shownValue(siteIn(language), value, { kind, path, timeZone: 'Europe/Madrid' })}`.html;

describe.each(LANGUAGES)('in %s', (language) => {
  it.each([
    ['account', 'state', ACCOUNT_STATES],
    ['account', 'roles', GIVEN_ROLES],
    ['claim', 'state', CLAIM_STATES],
    ['event', 'state', EVENT_STATES],
    ['import', 'state', IMPORT_STATES],
    ['promotion', 'state', PROMOTION_STATES],
    ['round', 'state', ROUND_STATES],
    ['board', 'kind', ['played', 'forfeit', 'adjudicated']],
    ['team', 'side', ['home', 'away']],
  ] as const)('every value of %s.%s has words', (kind, field, values: readonly string[]) => {
    expect(values.filter((value) => valueWords(siteIn(language), kind, field, value) === undefined)).toEqual([]);
  });
});

it('a state is told in the words of its own kind of record', () => {
  expect(shown('closed', 'event', 'state')).toBe('finished');
  expect(shown('closed', 'round', 'state')).toBe('closed');
  expect(shown('forfeit', 'board', 'kind', 'ca')).not.toContain('forfeit');
});

it('roles, results and answers are words and signs', () => {
  expect(shown(['officer', 'arbiter'], 'account', 'roles')).toBe('rating officer, arbiter');
  expect(shown('1/2', 'report', 'record.games.3.result')).toBe('½ – ½');
  expect(shown('1/2', 'report', 'name')).toBe('1/2');
  expect(shown('system', 'acta', 'submittedBy')).toBe('Escala');
  expect(shown(false, 'event', 'flags.weekly', 'ca')).toBe('no');
});

it('dates and moments are told by the calendar and the clocks of the federation', () => {
  expect(shown('2026-06-15', 'event', 'start')).toBe('<time datetime="2026-06-15">15 June 2026</time>');
  expect(shown(['2026-06-15', '2026-06-16'], 'event', 'roundDates')).toContain('15 June 2026</time>, <time');
  expect(shown('2026-06-15T22:30:00.000Z', 'device', 'expires')).toContain('16 Jun 2026, 00:30');
});

it('what a person wrote stays as it is, also where it looks like something else', () => {
  expect(shown('2026-99-99', 'claim', 'text')).toBe('2026-99-99');
  expect(shown('Sub-16 <b>', 'player', 'category')).toBe('Sub-16 &lt;b&gt;');
  expect(shown({ constructor: 'x' }, 'constructor', 'values')).toContain('<dd>x</dd>');
});
