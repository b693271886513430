import { describe, expect, it } from 'vitest';
import type { TestOffice } from '../../testing/test-office.ts';
import { delegateMatches } from '../matches/delegate-matches.ts';
import { matchId } from '../matches/match.ts';
import { ruleMatch } from '../matches/rule-match.ts';
import { showMatch } from '../matches/show-match.ts';
import { delegateOf, LEAGUE, officeWithClubs } from '../testing/league-office.ts';
import { drawLeague, dropGroup } from './draw-league.ts';
import { amendLeague, foundLeague } from './league-acts.ts';
import { showLeague } from './show-league.ts';
import { registerTeam, withdrawTeam } from './team-acts.ts';

const GROUPS = [
  { id: 'g1', name: 'Grup 1' },
  { id: 'g2', name: 'Grup 2' },
];
const FACTS = { ...LEAGUE, groups: GROUPS };

/** Alfa and beta in the first group, gama and delta in the second. */
async function twoGroups(): Promise<TestOffice> {
  const office = await officeWithClubs();
  await office.perform(foundLeague, { league: 'liga', facts: FACTS });
  for (const [club, group] of Object.entries({ alfa: 'g1', beta: 'g1', gama: 'g2', delta: 'g2' }))
    await enter(office, club, group);
  return office;
}
const enter = (office: TestOffice, club: string, group: string) =>
  office.perform(registerTeam, { league: 'liga', group, club, letter: 'A', name: `Club ${club} A` });
const draw = (office: TestOffice, version = 1) => office.perform(drawLeague, { league: 'liga', version, group: 'g2' });
async function leave(office: TestOffice, clubs: readonly string[], afterRound = 0): Promise<void> {
  for (const club of clubs)
    await office.perform(withdrawTeam, { team: `liga/${club}/A`, version: 1, afterRound }, { reason: 'No players.' });
}
const drop = (office: TestOffice, version = 1, group = 'g2', reason = 'Nobody is left.') =>
  office.perform(dropGroup, { league: 'liga', version, group }, { reason });

describe('a group that all teams have left', () => {
  it('is dropped with a reason; its teams and matches are found no more, and its id is not given again (D-OFF-333)', async () => {
    const office = await twoGroups();
    await draw(office);
    await leave(office, ['gama', 'delta']);
    expect(await office.refusals(drop(office, 2, 'g2', ''))).toMatchObject([{ code: 'reason-missing' }]);
    expect(await office.refusals(drop(office, 1))).toMatchObject([{ kind: 'conflict' }]);
    expect((await drop(office, 2)).outcome).toEqual({ league: 'liga', version: 3, teams: 2, matches: 1 });
    const shown = await office.ask(showLeague, { league: 'liga' });
    expect(shown.league).toMatchObject({ groups: [GROUPS[0]], drawn: [], dropped: ['g2'] });
    expect(shown.teams.map(({ club }) => club)).toEqual(['alfa', 'beta']);
    expect(shown.matches).toEqual([]);
    expect((await office.ask(delegateMatches, { club: 'gama', limit: 50 }, delegateOf('gama'))).matches).toEqual([]);
    const gone = office.ask(showMatch, { match: matchId('liga', 'g2', 1, 1) });
    expect(await office.refusals(gone)).toMatchObject([{ code: 'match-unknown' }]);
    const again = office.perform(amendLeague, { league: 'liga', version: 3, facts: FACTS });
    expect(await office.refusals(again)).toMatchObject([{ code: 'group-dropped', field: 'facts.groups.1.id' }]);
    await office.perform(amendLeague, { league: 'liga', version: 3, facts: { ...FACTS, groups: [GROUPS[0]!] } });
    await enter(office, 'gama', 'g1');
    expect((await office.ask(showLeague, { league: 'liga' })).teams).toHaveLength(3);
  });

  it('stays while a team is in it, while it is the only one, and with what was played in it', async () => {
    const office = await twoGroups();
    await draw(office);
    expect(await office.refusals(drop(office, 2, 'g3'))).toMatchObject([{ code: 'group-unknown' }]);
    await leave(office, ['gama']);
    expect(await office.refusals(drop(office, 2))).toMatchObject([
      { code: 'group-has-teams', values: { group: 'g2', teams: 'Club delta A' } },
    ]);
    await leave(office, ['delta']);
    const ruling = { match: matchId('liga', 'g2', 1, 1), version: 1, result: '1-0' as const };
    await office.perform(ruleMatch, ruling, { reason: 'They did not come.' });
    expect(await office.refusals(drop(office, 2))).toMatchObject([{ code: 'group-played', values: { matches: 1 } }]);
    await office.perform(ruleMatch, { ...ruling, version: 2, result: null }, { reason: 'By mistake.' });
    await drop(office, 2);
    await leave(office, ['alfa', 'beta']);
    expect(await office.refusals(drop(office, 3, 'g1'))).toMatchObject([{ code: 'group-last' }]);
    const actor = delegateOf('alfa');
    const own = office.perform(dropGroup, { league: 'liga', version: 3, group: 'g1' }, { actor, reason: 'We left.' });
    expect(await office.refusals(own)).toMatchObject([{ code: 'not-allowed' }]);
  });
});
