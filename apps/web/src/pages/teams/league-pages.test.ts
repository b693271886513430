import { LANGUAGES } from '@escala/messages';
import { showLeague } from '@escala/office/questions';
import { delegateOf, officeWithLeague, sheetOf } from '@escala/office/testing';
import { describe, expect, it } from 'vitest';
import { type EventsOffice, eventsOffice } from '../../testing/events-office.ts';
import { actOf, text, visitorOf } from '../../testing/visitor.ts';
import { league } from './league.ts';
import { leagues } from './leagues.ts';
import { match } from './match.ts';

/** Two groups: one drawn with two teams, one still empty. */
async function withLeague(language?: (typeof LANGUAGES)[number]): Promise<EventsOffice> {
  const office = await eventsOffice(language);
  const groups = [
    { id: 'g1', name: 'Grup 1' },
    { id: 'g2', name: 'Grup 2' },
  ];
  const facts = {
    name: 'Tercera',
    season: 2017,
    competition: 'promotion',
    system: 'round-robin',
    scoring: 'match-points',
  };
  await office.act('season.open', { number: 2017, from: '2017-01-01', to: '2017-12-31', renewalUntil: '2017-01-31' });
  await office.act('league.found', { league: 'lliga', facts: { ...facts, groups } });
  for (const letter of ['A', 'B'])
    await office.act('team.register', { league: 'lliga', group: 'g1', club: 'sants', letter, name: `Sants ${letter}` });
  await office.act('league.draw', { league: 'lliga', version: 1, group: 'g1' });
  return office;
}

describe('leagues', () => {
  it.each(LANGUAGES)('have all their words in %s', async (language) => {
    const { view } = await withLeague(language);
    const pages = [
      await view(leagues),
      await view(leagues, {}, { season: '2016' }),
      await view(league, { league: 'lliga' }),
      await view(match, { match: 'lliga/g1/001/001' }),
    ];
    expect(pages.map(({ title, main }) => title + main.html).join('')).not.toMatch(/undefined|\[object|NaN/);
  });

  it('have groups with tables and matches, or wait for the draw', async () => {
    const { view } = await withLeague();
    expect((await view(leagues)).main.html).toContain('href="/en/cat/leagues/lliga"');
    const { main } = await view(league, { league: 'lliga' });
    expect(text(main.html)).toMatch(/Grup 1 Standings .*Sants A.*Round 1 .*no result yet .*Grup 2 .*Not drawn yet/);
    expect(main.html).toContain('href="/en/cat/matches/lliga%2Fg1%2F001%2F001"');
  });

  it('a table with an unconfirmed report says so, and marks its teams and the match (D-OFF-1221)', async () => {
    const made = await officeWithLeague();
    made.setToday('2017-02-05');
    const view = visitorOf(made, 'en');
    const { matches } = await made.ask(showLeague, { league: 'liga' });
    const results = ['1-0', '1-0', '1-0', '1-0'].map((result) => ({ result }));
    const sent = async (side: 'home' | 'away') => {
      for (const { id, homeClub, awayClub, round } of matches)
        if (round === 1)
          await made.perform(
            actOf('acta.submit'),
            {
              ...{ match: id, side, version: 0, playedOn: '2017-02-04', results },
              ...{ home: sheetOf(homeClub), away: sheetOf(awayClub) },
            },
            { actor: delegateOf(side === 'home' ? homeClub : awayClub) },
          );
      return text((await view(league, { league: 'liga' })).main.html);
    };
    const marks = (said: string) => [said.match(/°/g)?.length ?? 0, said.match(/not confirmed /g)?.length ?? 0];
    const before = await sent('home');
    expect(before).toContain('Provisional: 2 matches count by reports that the other club has not confirmed');
    expect(marks(before)).toEqual([5, 3]);
    const after = await sent('away');
    expect(after).not.toContain('Provisional');
    expect(marks(after)).toEqual([0, 0]);
  });

  it('show line-ups only when both are in (D-OFF-25)', async () => {
    const { view } = await withLeague();
    const { title, main } = await view(match, { match: 'lliga/g1/001/001' });
    expect(title).toMatch(/Sants [AB] – Sants [AB]/);
    expect(text(main.html)).toContain('shown once both teams have submitted theirs');
  });
});
