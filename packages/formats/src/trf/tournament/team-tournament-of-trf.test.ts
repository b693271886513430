import { competitionBooks } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../parse-trf.ts';
import { readCase } from '../testing/case-files.ts';
import { teamTournamentOfTrf } from './team-tournament-of-trf.ts';
import { tournamentOfTrf } from './tournament-of-trf.ts';
import { trfOfTournament } from './trf-of-tournament.ts';

const rankTeams = competitionBooks['fide-2026'].standings.teams!.rank;

describe('teams of a report', () => {
  it('D-TB-22: match points and points of the boards are those that 310 gives, byes, forfeits and empty boards included', () => {
    const { report } = parseTrf(readCase('engine-samples/grandmommyscup.trf'));
    const ranked = rankTeams(teamTournamentOfTrf(report)!, { tiebreaks: ['MP', 'GP'] });
    if (ranked.kind === 'refused') throw new Error(JSON.stringify(ranked.findings));
    const found = new Map(ranked.standings.rows.map(({ player, tiebreaks }) => [player, tiebreaks]));
    expect(report.teams).toHaveLength(50);
    expect(report.teams.map(({ number }) => found.get(String(number)))).toEqual(
      report.teams.map(({ matchPoints, gamePoints }) => [matchPoints, gamePoints]),
    );
  });

  it('D-TB-18: boards as 300 gives them for either team, without the empty ones', () => {
    const { report } = parseTrf(readCase('engine-samples/grandmommyscup.trf'));
    const matches = teamTournamentOfTrf(report)!.matches;
    const boards = (round: number, team: string) =>
      matches.find((each) => each.round === round && each.first === team)!.boards;
    // 801: `0++0` for the team whose opponents left boards 2 and 3 empty.
    expect(boards(12, '3')).toEqual([
      { board: 1, result: '0-1' },
      { board: 2, result: '1-0', kind: 'forfeit' },
      { board: 3, result: '1-0', kind: 'forfeit' },
      { board: 4, result: '0-1' },
    ]);
    // 801: `1-11`.
    expect(boards(12, '4')!.map(({ result }) => result)).toEqual(['1-0', '0-1', '1-0', '1-0']);
  });
});

describe('a Swiss for teams of a report', () => {
  const { systems } = competitionBooks['fide-2026'];
  const system = systems['team-swiss']!;

  it('has its teams by 310, boards by 300, rounds off by 320 and 240, forfeits by 330', () => {
    const { report } = parseTrf(readCase('engine-samples/grandmommyscup.trf'));
    const { tournament } = tournamentOfTrf(report, { systems });
    expect(tournament).toMatchObject({ system: 'team-swiss', rounds: 14, initialColour: 'black' });
    const { rows } = system.teams!.table(tournament);
    const names = new Map(report.teams.map((team) => [team.name, team]));
    const told = rows.map(({ team, matchPoints, gamePoints }) => [team, matchPoints, gamePoints]);
    expect(told).toEqual(rows.map(({ team }) => [team, names.get(team)!.matchPoints, names.get(team)!.gamePoints]));
    expect(system.teams!.of(tournament.players).map(({ name }) => name)).toEqual(report.teams.map(({ name }) => name));
  });

  it('pairs eleven of fourteen rounds as they were, with acceleration, byes, forfeits and teams that may not meet; in the others the report breaks a rule', () => {
    const { report } = parseTrf(readCase('engine-samples/grandmommyscup.trf'));
    const { tournament } = tournamentOfTrf(report, { systems });
    const checked = system.check!(tournament).map(({ round, differences }) => ({
      round,
      isOther: differences.some(({ kind }) => kind !== 'colours'),
      colours: differences.filter(({ kind }) => kind === 'colours').length,
    }));
    expect(checked.filter(({ isOther }) => isOther).map(({ round }) => round)).toEqual([8, 12, 13]);
    // Nine of some 270 colours differ, one of round 3 given by 4.3.2, one of round 13 given by 4.3.3.
    expect(checked.map(({ colours }) => colours)).toEqual([0, 3, 1, 0, 0, 1, 1, 0, 1, 1, 0, 0, 1, 0]);
    // For each pair of the report that differs from ours: a player of either team, and what is worse about it.
    const playerOf = (team: string) => tournament.players.find((player) => player.team === team)!.id;
    const worse = (round: number, first: string, second: string) =>
      system.explain!(tournament, round, (id) => id)!.whatIf(playerOf(first), playerOf(second)).decides;
    expect(worse(8, 'Israel', 'Kazakhstan')).toBe('3.5.4');
    expect(worse(12, 'Hungary', 'Cuba')).toBe('C8');
    expect(worse(13, 'Cuba', 'Bulgaria')).toBe('C6');
  });

  it('has the colours of 801', () => {
    const { report } = parseTrf(readCase('engine-samples/grandmommyscup.trf'));
    const { tournament } = tournamentOfTrf(report, { systems });
    const nameOf = (team: number) => report.teams.find(({ number }) => number === team)!.name!;
    const matches = system.teams!.matches(tournament);
    const first = (round: number, team: string) =>
      matches.find((match) => match.round === round && [match.first, match.second].includes(team))!.first;
    // 801, `18 w -01- 0230` and ` 3 w -101 0234`: the first board was empty, and the third had White.
    expect([first(5, nameOf(5)), first(7, nameOf(10))]).toEqual([nameOf(5), nameOf(10)]);
  });

  it('is written and read back: who met whom, with which colour, and what the event sets', () => {
    const simulated = system.simulate!({ players: 36, rounds: 5, seed: 3 });
    const event = { colourPreferences: 'B', secondaryScore: false };
    const { report, remarks } = trfOfTournament({ ...simulated, event } as typeof simulated, systems);
    expect(report).toMatchObject({ type: 'Team: team-swiss', typeCode: 'FIDE_TEAM_TYPEB_MP' });
    expect(remarks.map(({ values }) => values.field)).not.toContain('event');
    const { tournament } = tournamentOfTrf(report, { systems });
    expect(tournament.event).toEqual(event);
    const teams = ({ first, second, round, points }: ReturnType<NonNullable<typeof system.teams>['matches']>[number]) =>
      [round, first, second, points].join();
    const matches = (of: typeof tournament) => system.teams!.matches(of).map(teams).sort();
    expect(matches(tournament)).toEqual(matches(simulated));
    expect(system.check!({ ...tournament, event: {} }).flatMap(({ differences }) => differences)).toEqual([]);
  });
});
