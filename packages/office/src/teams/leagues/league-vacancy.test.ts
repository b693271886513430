import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import { ruleMatch } from '../matches/rule-match.ts';
import { CLUBS, LEAGUE, officeWithClubs } from '../testing/league-office.ts';
import { drawLeague } from './draw-league.ts';
import type { LeagueFacts } from './league.ts';
import { foundLeague } from './league-acts.ts';
import { leagueVacancy } from './league-vacancy.ts';
import { showLeague } from './show-league.ts';
import { registerTeam } from './team-acts.ts';

/** Two groups of two: alfa beats beta; gama and delta draw. */
async function played(competition: LeagueFacts['competition']): Promise<TestOffice> {
  const office = await officeWithClubs();
  const groups = ['g1', 'g2'].map((id) => ({ id, name: id }));
  await office.perform(foundLeague, { league: 'liga', facts: { ...LEAGUE, competition, groups } });
  for (const [i, club] of CLUBS.entries()) {
    const team = { league: 'liga', group: i < 2 ? 'g1' : 'g2', club, letter: 'A', name: `Club ${club}`, number: i + 1 };
    await office.perform(registerTeam, team);
  }
  for (const [i, group] of ['g1', 'g2'].entries())
    await office.perform(drawLeague, { league: 'liga', version: 1 + i, group });
  const { matches } = await office.ask(showLeague, { league: 'liga' });
  for (const { id, version, homeClub, group } of matches) {
    const result = group === 'g2' ? '1/2' : homeClub === 'alfa' ? '1-0' : '0-1';
    await office.perform(ruleMatch, { match: id, version, result });
  }
  return office;
}

const team = (club: string): string => `liga/${club}/A`;
const ask = (office: TestOffice, more: object = {}) =>
  office.ask(leagueVacancy, { league: 'liga', of: 'barcelona', ...more });

describe('a vacant place above a league', () => {
  it('[Normes 4.2.1.2a] first division: who lost the promotion, else the most points of any group', async () => {
    const office = await played('second-division');
    expect(await ask(office)).toMatchObject({ division: 'first-division', vacancy: { teams: [team('alfa')] } });
    const lost = await ask(office, { lostPromotion: [team('beta')] });
    expect(lost.vacancy).toMatchObject({
      teams: [team('beta')],
      step: { quantity: 'fce-1990.team-vacancy-promotion', articles: ['Normes 4.2.1.2a'] },
    });
    const level = await ask(office, { passed: [team('alfa')] });
    expect(level.vacancy?.teams).toEqual([team('delta'), team('gama')]);
    expect((await ask(office, { passed: CLUBS.map(team) })).vacancy).toBeNull();
  });

  it('[Normes 4.2.1.2b1] second division, of a delegation: the next, by place and then points (D-OFF-216)', async () => {
    const office = await played('first');
    const { candidates, vacancy } = await ask(office, { of: 'delegation', passed: [team('alfa')] });
    expect(candidates.map(({ name, rank }) => [name, rank])).toEqual([
      ['Club alfa', 1],
      [expect.any(String), 1],
      [expect.any(String), expect.any(Number)],
      ['Club beta', 2],
    ]);
    expect(vacancy).toMatchObject({ teams: [candidates[1]!.team], step: { articles: ['Normes 4.2.1.2b1'] } });
  });

  it('[Normes 4.2.1.2] only of the two divisions', async () => {
    const office = await played('promotion');
    expect(await office.refusals(ask(office))).toMatchObject([{ code: 'league-no-vacancy' }]);
    expect(await office.refusals(ask(office, { league: 'x' }))).toMatchObject([{ code: 'league-unknown' }]);
  });
});
