import { parseTrf, writeTrf } from '@escala/formats';
import { expect, it } from 'vitest';
import { eventTrf } from '../../events/file/event-trf.ts';
import { registerEvent } from '../../events/settings/register-event.ts';
import { SWISS } from '../../events/testing/event-office.ts';
import { put } from '../../kit/act.ts';
import { fileDirectly } from '../../testing/file-directly.ts';
import type { TestOffice } from '../../testing/test-office.ts';
import { submitClubList } from '../club-lists/submit-club-list.ts';
import { actaKind } from '../matches/match.ts';
import { ruleMatch } from '../matches/rule-match.ts';
import { submitActa } from '../matches/submit-acta.ts';
import { CLUBS, delegateOf, LEAGUE, listOf, officeWithClubs, sheetOf } from '../testing/league-office.ts';
import { drawLeague } from './draw-league.ts';
import { foundLeague } from './league-acts.ts';
import { showLeague } from './show-league.ts';
import { registerTeam } from './team-acts.ts';

/**
 * A league of these clubs with its event; all matches are played except the last, which is awarded to the home team.
 */
async function playedLeague(clubs: readonly string[], dates: object = {}): Promise<TestOffice> {
  const office = await officeWithClubs();
  await office.perform(foundLeague, { league: 'liga', facts: LEAGUE });
  for (const club of clubs) {
    const team = { league: 'liga', group: 'g1', club, letter: 'A', name: `Club ${club} A` };
    await office.perform(registerTeam, team, { actor: delegateOf(club) });
    await office.perform(submitClubList, listOf(club), { actor: delegateOf(club) });
  }
  await office.perform(drawLeague, { league: 'liga', version: 1, group: 'g1' });
  office.setToday('2017-02-20');
  const { matches } = await office.ask(showLeague, { league: 'liga' });
  const results = (['1-0', '1/2', '1-0', '1-0'] as const).map((result) => ({ result }));
  for (const { id, homeClub, awayClub, on } of matches.slice(0, -1))
    for (const side of ['home', 'away'] as const)
      await office.perform(
        submitActa,
        { match: id, side, version: 0, playedOn: on!, home: sheetOf(homeClub), away: sheetOf(awayClub), results },
        { actor: delegateOf(side === 'home' ? homeClub : awayClub) },
      );
  await office.perform(ruleMatch, { match: matches.at(-1)!.id, version: 1, result: '1-0' });
  const { system: _system, roundDates: _dates, ...facts } = SWISS;
  const told = { ...facts, end: '2017-02-18', type: 'team', league: 'liga', ...dates } as const;
  await office.perform(registerEvent, { event: 'liga', facts: told });
  return office;
}

const actaOf = async (office: TestOffice, id: string) => (await office.record(actaKind, id))!.body;

async function reportOf(office: TestOffice, edition: 'trf16' | 'trf26', month?: string) {
  const { text } = await office.ask(eventTrf, { event: 'liga', edition, ...(month && { month }) });
  return { text, ...parseTrf(text) };
}

it('a report of a league says which matches in it are not confirmed (D-OFF-1221)', async () => {
  const office = await playedLeague(CLUBS);
  expect((await reportOf(office, 'trf26')).text).not.toContain('###');
  const [first] = (await office.ask(showLeague, { league: 'liga' })).matches;
  await fileDirectly(office, [
    put(actaKind, first!.id, 2, { ...(await actaOf(office, first!.id)), confirmedBy: undefined }),
  ]);
  for (const edition of ['trf16', 'trf26'] as const) {
    const { text, problems } = await reportOf(office, edition);
    expect(text).toContain(`### Provisional: match reports not confirmed yet: ${first!.id}\r\n`);
    expect(problems).toEqual([]);
  }
});

it('the report of a league has its teams: 082, 310, 300, 330, 352 and 362', async () => {
  const { text, report, problems } = await reportOf(await playedLeague(CLUBS), 'trf26');
  expect(problems).toEqual([]);
  expect(report).toMatchObject({ type: 'Team: round robin', teamCount: '4', boardColours: 'WBWB', teamByes: [] });
  expect(report.matchScoring).toEqual({ win: 1, draw: 0.5, loss: 0 });
  expect(text.split('\r\n').filter((line) => line.startsWith('362'))).toEqual(['362 TW 1.0   TD 0.5   TL 0.0']);
  // Six matches, each board worth one point or two halves; the awarded match counts as won on all boards (D-COMP-19).
  expect(report.teams.map(({ matchPoints }) => matchPoints!).reduce((a, b) => a + b)).toBe(6);
  expect(report.teams.map(({ gamePoints }) => gamePoints!).reduce((a, b) => a + b)).toBe(24);
  expect(report.teams.map(({ rank }) => rank).sort()).toEqual([1, 2, 3, 4]);
  expect(report.lineUps).toHaveLength(10);
  expect(report.teamForfeits).toMatchObject([{ kind: '+-', round: 3 }]);
  // Every player in a line-up has a game in that round against the player opposite.
  for (const { round, team, opponent, players } of report.lineUps) {
    const other = report.lineUps.find((each) => each.round === round && each.team === opponent)!;
    expect(other.opponent).toBe(team);
    players.forEach((number, board) => {
      const row = report.players.find((player) => player.number === number)!;
      expect(row.rounds[round - 1]).toMatchObject({ opponent: other.players[board] });
      expect(report.teams.find((each) => each.number === team)!.players).toContain(number);
    });
  }
  expect(writeTrf(report, { edition: 'trf26' }).text).toBe(text);
});

it('a league of three has a team without a match in each round: 320', async () => {
  const { report, problems } = await reportOf(await playedLeague(CLUBS.slice(0, 3)), 'trf26');
  expect(problems).toEqual([]);
  expect(report.teamByes).toHaveLength(1);
  expect([...report.teamByes[0]!.teams].sort()).toEqual([1, 2, 3]);
});

it('in the edition of 2016 teams are the lists of their players: 013', async () => {
  const { report, problems } = await reportOf(await playedLeague(CLUBS), 'trf16');
  expect(problems).toEqual([]);
  expect(report.teamLists.map(({ name, players }) => [name, players.length])).toEqual(
    CLUBS.map((club) => [`Club ${club} A`, 4]),
  );
});

it('[fide-2024 4.1] a month of a league has its own rounds, matches and players (D-F24-32)', async () => {
  const roundDates = ['2017-02-04', '2017-03-04', '2017-03-18'];
  const office = await playedLeague(CLUBS, { end: '2017-03-18', roundDates });
  const [first, others] = [await reportOf(office, 'trf26', '2017-02'), await reportOf(office, 'trf26', '2017-03')];
  for (const { report, problems } of [first, others]) {
    expect(problems).toEqual([]);
    for (const { round, team, opponent, players } of report.lineUps) {
      const other = report.lineUps.find((each) => each.round === round && each.team === opponent)!;
      expect(other.opponent).toBe(team);
      players.forEach((number, board) => {
        const row = report.players.find((player) => player.number === number)!;
        expect(row.rounds[round - 1]).toMatchObject({ opponent: other.players[board] });
      });
    }
  }
  expect(first.report).toMatchObject({ rounds: 1, startDate: '2017/02/04', endDate: '2017/02/04', teamForfeits: [] });
  expect(first.report.lineUps).toHaveLength(4);
  expect(others.report).toMatchObject({ rounds: 2, teamForfeits: [{ kind: '+-', round: 2 }] });
  expect(others.report.lineUps).toHaveLength(6);
  expect(first.report.teams.map(({ matchPoints }) => matchPoints!).reduce((a, b) => a + b)).toBe(2);
});
