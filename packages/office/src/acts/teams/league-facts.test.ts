import { expect, it } from 'vitest';
import { amendLeague } from './amend-league.ts';
import { foundLeague } from './found-league.ts';
import { registerTeam } from './register-team.ts';
import { LEAGUE, officeWithClubs } from './testing/league-office.ts';

const GROUPS = [
  { id: 'g1', name: 'Grup 1' },
  { id: 'g2', name: 'Grup 2' },
];
const [first, second, third] = ['2017-02-04', '2017-02-04', '2017-02-11'];

it('a league has each group once and its rounds in order, when it is founded and when it is amended', async () => {
  const office = await officeWithClubs();
  const wrong = { ...LEAGUE, groups: [...GROUPS, GROUPS[0]!], roundDates: [third, first, second] };
  const reasons = [
    { code: 'group-twice', field: 'facts.groups.2.id', values: { group: 'g1' } },
    { code: 'round-date-order', field: 'facts.roundDates.1', values: { round: 2, date: first, before: third } },
  ];
  expect(await office.refusals(office.perform(foundLeague, { league: 'lliga', facts: wrong }))).toMatchObject(reasons);
  const right = { ...LEAGUE, groups: GROUPS, roundDates: [first, second, third] };
  await office.perform(foundLeague, { league: 'lliga', facts: right });
  const amended = office.perform(amendLeague, { league: 'lliga', version: 1, facts: wrong });
  expect(await office.refusals(amended)).toMatchObject(reasons);
});

it('a group stays as long as there are teams in it; they are named', async () => {
  const office = await officeWithClubs();
  await office.perform(foundLeague, { league: 'lliga', facts: { ...LEAGUE, groups: GROUPS } });
  for (const club of ['alfa', 'beta'])
    await office.perform(registerTeam, { league: 'lliga', group: 'g2', club, letter: 'A', name: `Club ${club} A` });
  const keeping = (id: string) => ({
    league: 'lliga',
    version: 1,
    facts: { ...LEAGUE, groups: GROUPS.filter((group) => group.id === id) },
  });
  expect(await office.refusals(office.perform(amendLeague, keeping('g1')))).toMatchObject([
    { code: 'group-has-teams', field: 'facts.groups', values: { group: 'g2', teams: 'Club alfa A, Club beta A' } },
  ]);
  await office.perform(amendLeague, keeping('g2'));
});
