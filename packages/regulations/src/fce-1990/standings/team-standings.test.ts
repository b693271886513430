import type { TeamCompetition, TeamMatch } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { teamStandings } from './team-standings.ts';
import { matchOf } from './testing/build.ts';

const teams = (count: number) => Array.from({ length: count }, (_, i) => ({ id: 'ABCDEFGH'[i]!, number: i + 1 }));

const competition = (parts: Partial<TeamCompetition>): TeamCompetition => ({
  system: 'league',
  rounds: 3,
  boards: 4,
  teams: teams(4),
  matches: [],
  ...parts,
});

/** Everybody met: A beat B and D, B beat C, C beat A; D drew with B and lost to C. */
const league = competition({
  matches: [
    matchOf(1, 'A', 'B', '1 1 1 0'),
    matchOf(1, 'C', 'D', '1 1 0 ='),
    matchOf(2, 'B', 'C', '1 = = ='),
    matchOf(2, 'D', 'A', '0 0 0 0'),
    matchOf(3, 'C', 'A', '= = = 1'),
    matchOf(3, 'B', 'D', '1 0 = ='),
  ],
});

function rows(...args: Parameters<typeof teamStandings>) {
  const result = teamStandings(...args);
  expect(result.kind === 'refused' ? result.findings : []).toEqual([]);
  return result.kind === 'ranked' ? result.standings.rows : [];
}

describe('teams', () => {
  it('[Sistemes 4.1] one, a half, nothing for the match; the order of the championship', () => {
    expect(teamStandings(league)).toMatchObject({
      standings: { round: 3, tiebreaks: ['direct-encounter', 'sonneborn-berger', 'kashdan', 'dutch'] },
    });
    expect(rows(league).map(({ player, points }) => [player, points])).toEqual([
      ['C', 2],
      ['A', 2],
      ['B', 1.5],
      ['D', 0.5],
    ]);
  });
  it('[Desempats 1.1.1] level on points: the match between them, then the rest of the order', () => {
    const [first, second] = rows(league);
    // C beat A. Sonneborn-Berger: C beat D and A, A beat B and D.
    expect(first!.tiebreaks.slice(0, 3)).toEqual([1, 0.5 + 2, 4 + 1 + 4]);
    expect(second!.tiebreaks.slice(0, 3)).toEqual([0, 1.5 + 0.5, 4 + 4 + 1]);
  });
  it('[Sistemes 4.1.1] by the Olympic system the points of the boards count', () => {
    const table = rows(league, { scoring: 'olympic', tiebreaks: ['sonneborn-berger'] });
    expect(table.map(({ player, points, tiebreaks }) => [player, points, tiebreaks[0]])).toEqual([
      ['A', 3 + 4 + 1.5, 5.5 + 3.5],
      ['C', 2.5 + 1.5 + 2.5, 3.5 + 8.5],
      ['B', 1 + 2.5 + 2, 6.5 + 1.75],
      ['D', 1.5 + 0 + 2, 2.75],
    ]);
  });
  it('[Desempats 2.5] the Dutch system: with four boards 4, 3, 2 and 1 for a point, over all matches', () => {
    const table = rows(league, { tiebreaks: ['dutch'] });
    const values = Object.fromEntries(table.map(({ player, tiebreaks }) => [player, tiebreaks[0]]));
    expect(values).toEqual({
      A: 4 + 3 + 2 + 10 + (2 + 1.5 + 1),
      B: 1 + (4 + 1.5 + 1 + 0.5) + (4 + 1 + 0.5),
      C: 4 + 3 + 0.5 + (1.5 + 1 + 0.5) + (2 + 1.5 + 1 + 1),
      D: 2 + 0.5 + 0 + (3 + 1 + 0.5),
    });
    expect(table.map(({ player }) => player)).toEqual(['A', 'C', 'B', 'D']);
  });
  it('[Desempats 1.5.1] a league that is a final goes by the Dutch system', () => {
    const final = { ...league, final: true };
    expect(teamStandings(final)).toMatchObject({ standings: { tiebreaks: ['dutch'] } });
    // C and A have two points each; C won their match, A has the better boards.
    expect(
      [league, final].map((each) =>
        rows(each)
          .map(({ player }) => player)
          .slice(0, 2),
      ),
    ).toEqual([
      ['C', 'A'],
      ['A', 'C'],
    ]);
  });
  it('[Desempats 1.2.1] a cup goes by the Dutch system', () => {
    const cup = competition({
      system: 'knockout',
      rounds: 1,
      matches: [matchOf(1, 'A', 'B', '0 0 1 1'), matchOf(1, 'C', 'D', '= 1 = 0')],
    });
    expect(teamStandings(cup)).toMatchObject({ standings: { tiebreaks: ['dutch'] } });
    expect(rows(cup).map(({ player, tiebreaks }) => [player, tiebreaks[0]])).toEqual([
      ['B', 7],
      ['C', 6],
      ['D', 4],
      ['A', 3],
    ]);
  });
  it('[Desempats 1.5.1] a team that lacks players still weighs the boards it has by the size of a team', () => {
    const short = competition({ rounds: 1, teams: teams(2), matches: [matchOf(1, 'A', 'B', '1 0')] });
    expect(rows(short, { tiebreaks: ['dutch'] }).map(({ tiebreaks }) => tiebreaks[0])).toEqual([4, 3]);
  });
  it('[Desempats 2.3.1] a match won without play counts two, and is no meeting', () => {
    const forfeited = competition({
      rounds: 2,
      teams: teams(2),
      matches: [{ round: 1, home: 'A', away: 'B', boards: [], awarded: '1-0', kind: 'forfeit' }],
    });
    expect(rows(forfeited, { tiebreaks: ['kashdan', 'buchholz'] })).toMatchObject([
      { player: 'A', points: 1, tiebreaks: [2, 0] },
      { player: 'B', points: 0, tiebreaks: [2, 0] },
    ]);
  });
  it('[Sistemes 4.1.1] D-COMP-19: a match won because the other team did not come is won on every board', () => {
    const forfeit = { round: 1, home: 'A', away: 'B', boards: [], awarded: '0-1', kind: 'forfeit' } as const;
    const absent = competition({ rounds: 1, teams: teams(2), matches: [forfeit] });
    expect(rows(absent, { scoring: 'olympic', tiebreaks: ['dutch'] })).toMatchObject([
      { player: 'B', points: 4, tiebreaks: [10] },
      { player: 'A', points: 0, tiebreaks: [0] },
    ]);
    const nobody = competition({ rounds: 1, teams: teams(2), matches: [{ ...forfeit, awarded: '0-0' }] });
    expect(rows(nobody, { scoring: 'olympic' }).map(({ points }) => points)).toEqual([0, 0]);
  });
  it('[Sistemes 4.1] a match in which nobody came to any board is lost by both', () => {
    const boards = [1, 2].map((board) => ({ board, white: 'home', result: '0-0', kind: 'forfeit' }) as const);
    const empty = competition({ rounds: 1, teams: teams(2), matches: [{ round: 1, home: 'A', away: 'B', boards }] });
    expect(rows(empty).map(({ points }) => points)).toEqual([0, 0]);
  });
  it('[Sistemes 4.1] a ruling stands instead of the boards', () => {
    const ruled = competition({
      teams: teams(2),
      matches: [{ ...matchOf(1, 'A', 'B', '1 1 1 1'), awarded: '0-1' }],
    });
    expect(rows(ruled)).toMatchObject([
      { player: 'B', points: 1 },
      { player: 'A', points: 0 },
    ]);
  });
  it('[Retirats 14.3.1] a team that leaves before half is annulled: out of the league for both sides', () => {
    const left = { ...league, withdrawals: [{ team: 'D', afterRound: 1 }] };
    expect(rows(left).map(({ player, points }) => [player, points])).toEqual([
      ['A', 1],
      ['C', 1],
      ['B', 1],
      ['D', 0],
    ]);
    expect(rows({ ...left, system: 'swiss' }).map(({ points }) => points)).toEqual([2, 2, 1.5, 0]);
  });
  it('[Retirats 14.1] two matches forfeited eliminate', () => {
    const forfeit = (round: number) =>
      ({ round, home: 'A', away: 'B', boards: [], awarded: '1-0', kind: 'forfeit' }) as const;
    const twice = competition({ rounds: 5, teams: teams(2), matches: [forfeit(1), forfeit(2)] });
    expect(teamStandings(twice).findings).toMatchObject([
      { severity: 'warning', code: 'fce-1990.eliminated-not-recorded', values: { player: 'B', round: 2 } },
    ]);
    expect(teamStandings({ ...twice, withdrawals: [{ team: 'B', afterRound: 2 }] }).findings).toEqual([]);
  });
  it('[Desempats 1.4.1] tie-breaks of single players are refused, and matches without a result', () => {
    expect(teamStandings(league, { tiebreaks: ['black-wins', 'average-rating'] }).findings).toMatchObject([
      { code: 'fce-1990.tie-break-for-players', article: 'Desempats 1.4.1' },
      { code: 'fce-1990.tie-break-for-players', article: 'Suis 16' },
    ]);
    const open = { ...league, matches: [...league.matches.slice(0, 5), { ...league.matches[5]!, boards: [] }] };
    expect(teamStandings(open)).toMatchObject({ standings: { round: 2 } });
    expect(teamStandings(open, { round: 3 }).findings).toMatchObject([
      { code: 'fce-1990.standings-result', values: { round: 3, white: 'B', black: 'D' } },
    ]);
    expect(teamStandings(league, { round: 4 }).findings).toMatchObject([{ code: 'fce-1990.standings-round' }]);
  });
  it('[Endarreriments 12.3] fewer than half came: no match was played, for points, Kashdan, Dutch system and elimination alike', () => {
    const forfeited = (round: number, away: string, came: number): TeamMatch => {
      const match = matchOf(round, 'A', away, '1 1 1 1');
      const boards = match.boards.map((board, i) =>
        i < came
          ? board
          : {
              ...board,
              result: board.white === 'home' ? ('0-1' as const) : ('1-0' as const),
              kind: 'forfeit' as const,
            },
      );
      return { ...match, boards };
    };
    const of = (came: number) =>
      competition({ matches: [forfeited(1, 'B', came), forfeited(2, 'C', came)], teams: teams(3) });
    const table = (came: number, scoring: 'match' | 'olympic') =>
      rows(of(came), { scoring, tiebreaks: ['kashdan', 'dutch', 'sonneborn-berger'] })
        .toSorted((a, b) => (a.player < b.player ? -1 : 1))
        .map(({ points, tiebreaks }) => [points, ...tiebreaks]);
    expect(table(1, 'olympic')).toEqual([
      [0, 4, 0, 0],
      [4, 2, 10, 0],
      [4, 2, 10, 0],
    ]);
    expect(table(1, 'match')).toEqual([
      [0, 4, 0, 0],
      [1, 2, 10, 0],
      [1, 2, 10, 0],
    ]);
    // Half came: the match is drawn, and both teams have met.
    expect(table(2, 'match')).toEqual([
      [1, 4, 14, 0.5],
      [0.5, 2, 3, 0.5],
      [0.5, 2, 3, 0.5],
    ]);
    const eliminated = (came: number) => teamStandings(of(came)).findings.map(({ code, player }) => [code, player]);
    expect(eliminated(1)).toEqual([['fce-1990.eliminated-not-recorded', 'A']]);
    expect(eliminated(2)).toEqual([]);
  });
});
