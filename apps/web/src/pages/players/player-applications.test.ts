import { reason } from '@escala/core';
import { LANGUAGES } from '@escala/messages';
import { expect, it } from 'vitest';
import { html } from '../../kit/html.ts';
import { testSite } from '../../testing/test-site.ts';
import { applicationCards } from './player-applications.ts';

const WORDS = { en: 'CM by rating', ca: 'CM per Elo', es: 'CM por Elo', ro: 'CM prin rating' };

it.each(LANGUAGES)('a title by rating has its conditions in %s (D-OFF-498)', (language) => {
  const values = { title: 'CM', rating: 2210, needed: 2200, on: '2020-01-01', interim: 'no' };
  const reasons = [
    reason('fide-titles-2024.rating-title', '1.3', true, values),
    reason('fide-titles-2024.rated-games', '1.3', 'unknown', { games: 0, needed: 30 }, { decisions: ['D-FT-11'] }),
  ];
  const byRating = [{ title: 'CM', verdict: 'unknown' as const, reasons }];
  const told = { regulation: 'fide-titles-2024', rating: 2210, applications: [], byRating, byPlace: [] };
  const site = testSite('/clubs/c1', { language });
  const shown = html`${applicationCards(site, told)}`.html;
  expect(shown).toContain(WORDS[language]);
  expect(shown).toContain('2210');
  expect(shown).toContain('1.3');
  expect(shown).not.toMatch(/\[(web|finding)\./);
});
