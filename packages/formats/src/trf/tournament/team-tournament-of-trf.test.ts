import { competitionBooks } from '@escala/regulations';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../parse-trf.ts';
import { readCase } from '../testing/case-files.ts';
import { teamTournamentOfTrf } from './team-tournament-of-trf.ts';

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

  it('D-TB-18: boards as 300 says of either team, the empty ones left out', () => {
    const { report } = parseTrf(readCase('engine-samples/grandmommyscup.trf'));
    const matches = teamTournamentOfTrf(report)!.matches;
    const boards = (round: number, team: string) =>
      matches.find((each) => each.round === round && each.first === team)!.boards;
    // 801: `0++0` of the team, whose opponents left the boards 2 and 3 empty.
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
