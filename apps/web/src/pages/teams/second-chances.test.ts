import { LANGUAGES } from '@escala/messages';
import { describe, expect, it } from 'vitest';
import { leaguePage } from '../../desks/teams/leagues/league-page.ts';
import { eventsOffice } from '../../testing/events-office.ts';
import { sitterOf, text } from '../../testing/visitor.ts';
import { league } from './league.ts';

async function cup(language?: (typeof LANGUAGES)[number]) {
  const office = await eventsOffice(language);
  const facts = {
    name: 'Copa',
    season: 2017,
    competition: 'copa-catalana',
    system: 'knockout',
    scoring: 'match-points',
  };
  await office.act('season.open', { number: 2017, from: '2017-01-01', to: '2017-12-31', renewalUntil: '2017-01-31' });
  await office.act('league.found', { league: 'copa', facts: { ...facts, groups: [{ id: 'g1', name: 'Quadre' }] } });
  const entered = { league: 'copa', group: 'g1', club: 'sants' };
  const categories = ['first-division', 'second'] as const;
  for (const [i, letter] of ['A', 'B'].entries())
    await office.act('team.register', { ...entered, letter, name: `Sants ${letter}`, category: categories[i] });
  return office;
}

describe('second chances on the pages of the cup', () => {
  it('[Sistemes 3.1.1] say who goes on where, once a higher category has won', async () => {
    const office = await cup();
    const desk = await sitterOf(office.office, 'en', { roles: ['officer'] })(leaguePage, { league: 'copa' });
    expect(desk.main.html).toContain('name="category"');
    expect(desk.main.html).not.toContain('value="copa-catalana"');
    await office.act('league.draw', { league: 'copa', version: 1, group: 'g1' });
    const seen = async () => text((await office.view(league, { league: 'copa' })).main.html);
    expect(await seen()).not.toContain('Second chances');
    await office.act('match.rule', { match: 'copa/g1/001/001', version: 1, result: '1-0' });
    expect(await seen()).toMatch(
      /Second chances .*Sistemes 3\.1\.1.* second category Sants B, knocked out by Sants A in round 1/,
    );
  });

  it.each(LANGUAGES)('have all their words in %s', async (language) => {
    const office = await cup(language);
    await office.act('league.draw', { league: 'copa', version: 1, group: 'g1' });
    await office.act('match.rule', { match: 'copa/g1/001/001', version: 1, result: '1-0' });
    expect((await office.view(league, { league: 'copa' })).main.html).not.toMatch(/undefined|\[object|NaN/);
  });
});
