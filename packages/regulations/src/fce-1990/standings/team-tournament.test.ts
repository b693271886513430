import type { Result, TeamTournament } from '@escala/core';
import { expect, it } from 'vitest';
import { fce1990 } from '../book.ts';
import { TEAM_TOURNAMENTS } from './team-tournament.ts';

const match = (round: number, first: string, second: string, ...results: Result[]) => ({
  ...{ round, first, second },
  boards: results.map((result, i) => ({ board: i + 1, result })),
});

/** Four teams of two boards; `d` does not come to the second round. */
const LEAGUE: TeamTournament = {
  ...{ format: 'escala/tournament@1', system: 'team-round-robin', rounds: 3, boards: 2 },
  teams: ['a', 'b', 'c', 'd'].map((id, i) => ({ id, number: i + 1 })),
  matches: [
    match(1, 'a', 'd', '1-0', '1/2'),
    match(1, 'b', 'c', '1/2', '1/2'),
    { round: 2, first: 'd', second: 'c', kind: 'forfeit', result: '0-1' },
    match(2, 'a', 'b', '0-1', '1-0'),
    match(3, 'b', 'd', '1-0', '1-0'),
    match(3, 'c', 'a', '1-0', '0-1'),
  ],
};

const table = (tournament: TeamTournament) => {
  const result = TEAM_TOURNAMENTS.rank(tournament);
  return result.kind === 'ranked'
    ? result.standings.rows.map(({ player, points }) => [player, points])
    : result.findings;
};

it('[Sistemes 4.1] [Desempats 1.1.1] a document of teams is ranked as a league of the office (D-OFF-1101)', () => {
  // All matches of the first three were drawn. Kashdan sets the one who won by forfeit last, the Dutch system decides.
  expect(table(LEAGUE)).toEqual([
    ['b', 2],
    ['a', 2],
    ['c', 2],
    ['d', 0],
  ]);
  const standings = TEAM_TOURNAMENTS.rank(LEAGUE);
  const inOffice = fce1990.teams!.standings({
    ...{ system: 'league', rounds: 3, boards: 2, teams: LEAGUE.teams },
    matches: LEAGUE.matches.map(({ round, first, second, boards = [], result }) => ({
      ...{ round, home: first, away: second },
      boards: boards.map((board) => ({ ...board, white: 'home' as const })),
      ...(result && { awarded: result, kind: 'forfeit' as const }),
    })),
  });
  expect(standings).toEqual(inOffice);
  expect(standings).toMatchObject({
    standings: { tiebreaks: ['direct-encounter', 'sonneborn-berger', 'kashdan', 'dutch'] },
  });
});

it('[Sistemes 4.1.1] the points of all boards count if the document says so; byes in the points of the document', () => {
  expect(table({ ...LEAGUE, primary: 'game' })).toEqual([
    ['b', 4],
    ['c', 4],
    ['a', 3.5],
    ['d', 0.5],
  ]);
  const bye = { round: 3, team: 'd', points: 2, gamePoints: 1.5 };
  const withBye = { ...LEAGUE, matches: LEAGUE.matches.filter(({ first }) => first !== 'b'), byes: [bye] };
  const pointsOf = (more: Partial<TeamTournament>) =>
    new Map(table({ ...withBye, ...more }) as [string, number][]).get('d');
  expect(pointsOf({})).toBe(1);
  expect(pointsOf({ matchScoring: { win: 4, draw: 2, loss: 0 } })).toBe(0.5);
  expect(pointsOf({ primary: 'game' })).toBe(2);
});

it('[Desempats 2] names the tie-breaks of teams where one is not known', () => {
  const { findings } = TEAM_TOURNAMENTS.rank(LEAGUE, { tiebreaks: ['XYZ'] });
  const known = [...TEAM_TOURNAMENTS.tieBreaks].join(', ');
  expect(known).not.toContain('black-wins');
  expect(findings).toMatchObject([{ code: 'fce-1990.tie-break-unknown', values: { name: 'XYZ', known } }]);
});
