import { describe, expect, it } from 'vitest';
import type { MatchSheet, SideSheet } from '../../contracts/teams.ts';
import type { TeamCompetitionName } from './competitions.ts';
import { judgeClubList } from './judge-club-list.ts';
import { judgeMatch } from './judge-match.ts';
import { listOf, SMALL_TEAMS } from './testing/club.ts';

const side = (team: string, boards: (string | null)[], parts: Partial<SideSheet> = {}): SideSheet => ({
  club: 'X',
  players: listOf(9, [2]),
  teams: SMALL_TEAMS,
  team,
  boards,
  ...parts,
});

const FIRST_FOUR = ['p1', 'p2', 'p3', 'p4'];
const sheet = (parts: Partial<MatchSheet> = {}): MatchSheet => ({ round: 1, home: side('A', FIRST_FOUR), ...parts });

function judged(parts: Partial<MatchSheet>) {
  const verdict = judgeMatch(sheet(parts));
  if (verdict.kind !== 'judged') throw new Error(verdict.kind);
  return verdict;
}

describe('the list of a club', () => {
  it('[Equips 8.2.1] [Equips 8.2.3] is in order of numbers, each regular in the team of the number', () => {
    const { verdict, players, teams } = judgeClubList({ club: 'X', players: listOf(9, [2, 0]), teams: SMALL_TEAMS });
    expect(verdict).toBe('yes');
    expect(players.map(({ place, number, team }) => `${place}:${number}:${team}`)).toEqual([
      '1:0 bis:A',
      '2:1:A',
      '3:2:A',
      '4:2 bis:A',
      '5:3:A',
      '6:4:A',
      '7:5:B',
      '8:6:B',
      '9:7:B',
      '10:8:B',
      '11:9:null',
    ]);
    expect(teams.map(({ id, first, last, regulars }) => [id, first, last, regulars.length])).toEqual([
      ['A', 1, 4, 6],
      ['B', 5, 8, 4],
    ]);
  });

  it('[Delegats 5.2.1.1] tells everything against it, and what changed since the list before', () => {
    const players = [...listOf(3), { id: 'x', number: '3' }, { id: 'y', number: 'seven' }];
    const { verdict, reasons } = judgeClubList({ club: 'X', players, teams: SMALL_TEAMS }, { players: listOf(4) });
    expect(verdict).toBe('no');
    expect(reasons.map(({ code }) => code.slice('fce-1990.'.length)).sort()).toEqual([
      'list-growth-bis',
      'list-growth-bis',
      'list-growth-moved',
      'list-number',
      'list-repeated-number',
    ]);
  });
});

describe('teams on a list', () => {
  const judgedList = (count: number, bis: readonly number[], teams = SMALL_TEAMS) =>
    judgeClubList({ club: 'X', players: listOf(count, bis), teams });
  it('[Equips 8.2.3] "N bis" without N: below, at, above the last number', () => {
    const codes = (bis: number) => judgedList(8, [bis]).reasons.map(({ code, player }) => [code, player]);
    expect([7, 8, 9].map(codes)).toEqual([[], [], [['fce-1990.list-bis-alone', 'p9b']]]);
    expect(codes(0)).toEqual([]);
  });
  it('[Equips 8.2.1] [Equips 8.2.4] a team with fewer regulars than boards is named: below, at, above', () => {
    const short = (count: number, bis: readonly number[] = []) => {
      const { verdict, remarks } = judgedList(count, bis);
      return [
        verdict,
        ...remarks.map(({ article, values }) => `${article}: ${values.team} ${values.regulars}/${values.boards}`),
      ];
    };
    expect([7, 8, 9].map((count) => short(count))).toEqual([['yes', 'Equips 8.2.4: B 3/4'], ['yes'], ['yes']]);
    expect(short(3)).toEqual(['yes', 'Equips 8.2.1: A 3/4', 'Equips 8.2.4: B 0/4']);
    // Players with "bis" numbers are regulars, too.
    expect(short(7, [7])).toEqual(['yes']);
  });
  it('[Equips 8.2.5] [Equips 8.2.4] no team is in a higher category than one with an earlier letter: below, at, above', () => {
    const reasons = (competition: TeamCompetitionName) =>
      judgedList(
        30,
        [],
        [
          { id: 'A', competition: 'second' },
          { id: 'B', competition },
        ],
      ).reasons.map(({ values }) => values.team);
    expect((['third', 'second', 'first', 'copa-catalana'] as const).map(reasons)).toEqual([[], [], ['B'], []]);
  });
});

describe('a match', () => {
  it('[Delegats 5.3.1.2] the home team has White on odd boards, the visitors on even ones', () => {
    const { home, away } = judged({ away: side('B', ['p5', 'p6', 'p7', null]) });
    expect(home.boards.map(({ colour }) => colour)).toEqual(['white', 'black', 'white', 'black']);
    expect(away?.boards.map(({ colour, number }) => [colour, number])).toEqual([
      ['black', '5'],
      ['white', '6'],
      ['black', '7'],
      ['white', null],
    ]);
  });

  it('[Sistemes 4.1] counts the results as far as they are there', () => {
    const away = side('A', FIRST_FOUR);
    const { match } = judged({ away, results: ['1-0', '1-0', '1/2', null] });
    expect(match).toMatchObject({ boardPoints: { home: 1.5, away: 1.5 }, points: null, openBoards: [4] });
    // Boards missing at the end count as open, too.
    expect(judged({ away, results: ['1-0', '0-1'] }).match).toMatchObject({ points: null, openBoards: [3, 4] });
    expect(judged({ away, results: ['1-0', '0-1', '1-0'] }).match).toMatchObject({ points: { home: 1, away: 0 } });
    expect(judged({ away }).match).toBeUndefined();
  });

  it('[Equips 8.3.5] a wrong line-up loses what the boards have won', () => {
    const { home, match } = judged({
      home: side('A', ['p2', 'p1', 'p3', 'p4']),
      away: side('A', FIRST_FOUR),
      results: ['1-0', '0-1', '1-0', '0-1'],
    });
    expect(home.verdict).toBe('no');
    expect(match).toMatchObject({ boardPoints: { home: 4, away: 0 }, points: { home: 0, away: 1 }, awarded: '0-1' });
  });

  it('[Endarreriments 12.3] a sheet with nobody on more than half of its boards: below, at, above', () => {
    const sheets = [['p1'], ['p1', 'p2'], ['p1', 'p2', 'p3']].map((players) =>
      judged({
        home: side('A', [...players, ...Array<null>(4 - players.length).fill(null)]),
        away: side('A', FIRST_FOUR),
        scoring: 'olympic',
        results: ['1-0', '0-1', '1-0', '0-1'],
      }),
    );
    expect(sheets.map(({ home }) => [home.verdict, home.reasons.at(-1)!.article])).toEqual([
      ['no', 'Endarreriments 12.3'],
      ['yes', 'Endarreriments 12.3'],
      ['yes', 'Endarreriments 12.3'],
    ]);
    expect(sheets.map(({ match }) => match?.points)).toEqual([
      { home: 0, away: 4 },
      { home: 4, away: 0 },
      { home: 4, away: 0 },
    ]);
    // The line-up was not wrong, so its article is not held against the team.
    expect(sheets[0]!.match!.reasons.map(({ article, holds }) => [article, holds])).toEqual([
      ['Equips 8.3.5', 'yes'],
      ['Equips 8.3.5', 'yes'],
      ['Endarreriments 12.3', 'no'],
    ]);
  });

  it('refuses a team that the club does not have, and results beyond the boards', () => {
    const unknown = { code: 'team-unknown', team: 'C', known: ['A', 'B', 'A-1', 'B-1'] };
    expect(judgeMatch(sheet({ home: side('C', FIRST_FOUR), away: side('C', FIRST_FOUR) }))).toEqual({
      kind: 'refused',
      faults: [
        { ...unknown, side: 'home' },
        { ...unknown, side: 'away' },
      ],
    });
    const five = ['1-0', '1-0', '1-0', '1-0', '1-0'] as const;
    expect(judged({ results: five.slice(0, 4) }).match?.boardPoints).toEqual({ home: 2, away: 2 });
    expect(judgeMatch(sheet({ results: five }))).toEqual({
      kind: 'refused',
      faults: [{ code: 'results-beyond', results: 5, boards: 4 }],
    });
  });

  it('[Equips 8.1.2] [Equips 8.1.4] refuses teams with different numbers of boards, unless the match has its own', () => {
    const away = (boards: number) => side('A', FIRST_FOUR, { teams: [{ id: 'A', competition: 'second', boards }] });
    const differ = (boards: number) => ({ code: 'boards-differ', boards: { home: 4, away: boards } });
    expect([3, 4, 5].map((boards) => judgeMatch(sheet({ away: away(boards) })))).toMatchObject([
      { kind: 'refused', faults: [differ(3)] },
      { kind: 'judged' },
      { kind: 'refused', faults: [differ(5)] },
    ]);
    expect(judged({ boards: 4, away: away(6) })).toMatchObject({ home: { verdict: 'yes' }, away: { verdict: 'yes' } });
    expect(judged({ boards: 5, away: away(6) })).toMatchObject({ home: { verdict: 'no' }, away: { verdict: 'no' } });
  });
});
