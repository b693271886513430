import { expect, it } from 'vitest';
import { loadClubSheet } from '../club-lists/club-sheet.ts';
import { checkLineUp } from '../line-ups/check-line-up.ts';
import { matchId } from '../matches/match.ts';
import { delegateOf, LEAGUE, officeWithClubs, officeWithLeague, playerOf } from '../testing/league-office.ts';
import { drawLeague } from './draw-league.ts';
import { amendLeague, foundLeague } from './league-acts.ts';
import { leagueStandings, showLeague } from './show-league.ts';
import { registerTeam } from './team-acts.ts';

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

it('[Equips 8.2.5] [Equips 8.2.4] a team enters no higher category than one of its club with an earlier letter', async () => {
  const office = await officeWithClubs();
  for (const competition of ['first', 'second', 'third'] as const)
    await office.perform(foundLeague, { league: competition, facts: { ...LEAGUE, competition } });
  const enter = (league: string, letter: string) =>
    office.perform(registerTeam, { league, group: 'g1', club: 'alfa', letter, name: `Alfa ${letter}` });
  await enter('second', 'B');
  const refusals = await Promise.all([enter('first', 'C'), enter('third', 'A')].map((act) => office.refusals(act)));
  expect(refusals).toMatchObject([
    [{ article: 'Equips 8.2.5', values: { team: 'C', higher: 'B' } }],
    [{ article: 'Equips 8.2.5', values: { team: 'B', higher: 'A' } }],
  ]);
  await enter('second', 'A');
  await enter('third', 'C');
});

it('[Desempats 1.5.1] a league that is a final is ranked by the Dutch system; its teams are one with those of the stage before', async () => {
  const office = await officeWithLeague();
  const { league } = await office.ask(showLeague, { league: 'liga' });
  const table = async () =>
    (await office.ask(leagueStandings, { league: 'liga', group: 'g1', round: 0 })).standings.tiebreaks;
  expect(await table()).toEqual(['direct-encounter', 'sonneborn-berger', 'kashdan', 'dutch']);
  const { drawn: _drawn, boards: _boards, ...facts } = league;
  await office.perform(amendLeague, { league: 'liga', version: 2, facts: { ...facts, final: true } });
  expect(await table()).toEqual(['dutch']);
  await office.perform(foundLeague, { league: 'previa', facts: { ...LEAGUE, competition: 'second', name: 'Prèvia' } });
  const teams = [
    ['A', 'second'],
    ['B', 'second'],
  ] as const;
  for (const [letter] of teams)
    await office.perform(registerTeam, { league: 'previa', group: 'g1', club: 'alfa', letter, name: `Alfa ${letter}` });
  const sheet = await office.read((reading) => loadClubSheet(reading, 2017, 'alfa'));
  expect(sheet.teams.map(({ id, competition }) => [id, competition])).toEqual(teams);
});

it('[Equips 8.1.4] in a final a team plays on the boards of the final, not of its delegation (D-OFF-1110)', async () => {
  const office = await officeWithLeague();
  const facts = { ...LEAGUE, name: 'Final', final: true, boards: 6 };
  await office.perform(foundLeague, { league: 'final', facts });
  for (const club of ['alfa', 'beta'])
    await office.perform(registerTeam, { league: 'final', group: 'g1', club, letter: 'A', name: `Club ${club} A` });
  await office.perform(drawLeague, { league: 'final', version: 1, group: 'g1' });
  const reasonsFor = async (boards: number) => {
    const sheet = { boards: Array.from({ length: boards }, (_, i) => playerOf('alfa', i + 1)) };
    const match = matchId('final', 'g1', 1, 1);
    const { reasons } = await office.ask(checkLineUp, { match, side: 'home', sheet }, delegateOf('alfa'));
    return reasons.find(({ code }) => code === 'fce-1990.lineup-boards');
  };
  expect(await Promise.all([5, 6].map(reasonsFor))).toMatchObject([
    { holds: 'no', values: { boards: 5, needed: 6 } },
    { holds: 'yes', values: { boards: 6, needed: 6 } },
  ]);
});

it('[Equips 8.2.6] in the cup A and A-1 are one team: entered once, under one name, and judged as A-1', async () => {
  const office = await officeWithClubs();
  await office.perform(foundLeague, { league: 'primera', facts: { ...LEAGUE, competition: 'first', groups: GROUPS } });
  await office.perform(foundLeague, {
    league: 'copa',
    facts: { ...LEAGUE, competition: 'copa-catalana', groups: GROUPS },
  });
  const enter = (club: string, letter: string, league = 'copa') =>
    office.perform(registerTeam, { league, group: 'g1', club, letter, name: `${club} ${letter}` });
  await enter('alfa', 'A', 'primera');
  expect((await enter('alfa', 'A')).outcome.team).toBe('copa/alfa/A-1');
  for (const letter of ['A', 'A-1'])
    expect(await office.refusals(enter('alfa', letter))).toMatchObject([{ code: 'team-exists' }]);
  await enter('alfa', 'A-2');
  await enter('beta', 'A-1');
  expect(await office.refusals(enter('beta', 'A'))).toMatchObject([{ code: 'team-exists' }]);
  expect((await enter('beta', 'A', 'primera')).outcome.team).toBe('primera/beta/A');
});
