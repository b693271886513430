import { LANGUAGES } from '@escala/messages';
import { delegateOf, FIRST_MATCH, officeWithLeague, type TestOffice } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { mayEnter } from '../../../kit/desk-page.ts';
import { actOf, sitterOf, text } from '../../../testing/visitor.ts';
import { leaguesDesk } from './index.ts';

const page = (path: string) => leaguesDesk.pages.find((each) => each.path === path)!;

async function office(today = '2017-02-07'): Promise<TestOffice> {
  const made = await officeWithLeague();
  const season = { number: 2017, from: '2017-01-01', to: '2017-12-31', renewalUntil: '2017-01-31' };
  await made.perform(actOf('season.open'), season);
  made.setToday(today);
  return made;
}

describe('leagues in the office', () => {
  it.each(LANGUAGES)('have all their words in %s', async (language) => {
    const made = await office();
    const look = sitterOf(made, language, { roles: ['officer'] }, '2017-02-07');
    await made.perform(actOf('match.rule'), { match: FIRST_MATCH, version: 1, result: '1-0', article: 'Equips 8.3.5' });
    const pages = [
      await look(page('/desk/leagues')),
      await look(page('/desk/leagues/new')),
      await look(page('/desk/leagues/:league'), { league: 'liga' }),
      await look(page('/desk/leagues/:league/facts'), { league: 'liga' }),
      await look(page('/desk/leagues/matches/:match'), { match: FIRST_MATCH }),
    ];
    expect(pages.map(({ title, main }) => title + main.html).join('')).not.toMatch(/undefined|\[object|NaN/);
  });

  it('show what is missing and what is late, by the names of the teams', async () => {
    const made = await office();
    const look = sitterOf(made, 'en', { roles: ['officer'] }, '2017-02-07');
    const said = text((await look(page('/desk/leagues'))).main.html);
    expect(said).toMatch(
      /Club alfa A – Club delta A Promoció a tercera, round 1 (Match report \(acta\) ){2}6 February 2017, 13:00 late/,
    );
    expect(said).toMatch(/round 2 Line-up of Club .* A; Club .* A 13 February 2017, 13:00/);
    expect(said).not.toContain('liga/');
  });

  it.each(LANGUAGES)('[Normes 4.2.1.2] below a division, say in %s who would take a vacant place', async (language) => {
    const made = await office();
    const facts = {
      name: 'Primera',
      season: 2017,
      competition: 'first',
      system: 'round-robin',
      scoring: 'match-points',
    };
    const groups = [{ id: 'g1', name: 'Grup 1' }];
    await made.perform(actOf('league.found'), { league: 'primera', facts: { ...facts, groups } });
    for (const club of ['alfa', 'beta']) {
      const team = { league: 'primera', group: 'g1', club, letter: 'A', name: `Club ${club} A` };
      await made.perform(actOf('team.register'), team);
    }
    const look = sitterOf(made, language, { roles: ['commission'] }, '2017-02-07');
    const asked = { 'passed-primera/alfa/A': '1' };
    const { main } = await look(page('/desk/leagues/:league'), { league: 'primera' }, asked);
    const said = text(main.html);
    expect(said).toContain('Normes 4.2.1.2b2');
    expect(said).toMatch(/: Club beta A\b/);
    expect(said).not.toMatch(/undefined|\[object|NaN/);
  });

  it('are ruled on by the competition committee, which founds and draws none', async () => {
    const made = await office();
    const viewer = { account: 'c', roles: ['committee'] as const, clubs: [], events: [], player: null, name: 'C' };
    const look = sitterOf(made, 'en', viewer, '2017-02-07');
    const { main } = await look(page('/desk/leagues/:league'), { league: 'liga' });
    expect(main.html).not.toContain('data-act=');
    expect((await look(page('/desk/leagues/matches/:match'), { match: FIRST_MATCH })).main.html).toContain(
      'match.rule',
    );
    expect(mayEnter(viewer, page('/desk/leagues/new').needs)).toBe(false);
    const delegate = { ...delegateOf('alfa'), name: 'D' };
    expect(leaguesDesk.pages.filter(({ needs }) => mayEnter(delegate, needs))).toEqual([]);
  });
});
