import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clubListFaults } from './club-list.ts';
import { cupTeams, regularsOf, teamName, teamsWithRegulars } from './club-teams.ts';
import { boardsOf, TEAM_COMPETITIONS } from './competitions.ts';
import { grownListFaults } from './judge-club-list.ts';
import { byStrength, readListNumber } from './list-number.ts';
import { listOf, RULES, teamOf } from './testing/club.ts';

const ids = (players: readonly { id: string }[]) => players.map(({ id }) => id);

describe('boards', () => {
  it('[Equips 8.1.1] [Equips 8.1.2] [Equips 8.1.3] [Equips 8.2.6] by competition, all of them', () => {
    expect(TEAM_COMPETITIONS.map((competition) => boardsOf(RULES, competition))).toEqual([10, 10, 10, 8, 8, 4, 4]);
  });
  it('[Equips 8.1.4] a delegation may have its own', () => {
    expect(teamOf('A', [{ id: 'A', competition: 'second', boards: 6 }])).toMatchObject({ boards: 6, last: 6 });
  });
});

describe('numbers of a list', () => {
  it('[Equips 8.2.1] are read with and without "bis"; there is a "0 bis" but no 0', () => {
    expect(['7', '7 bis', '7BIS', ' 12 bis ', '0 bis'].map(readListNumber)).toEqual([
      { number: 7, bis: false },
      { number: 7, bis: true },
      { number: 7, bis: true },
      { number: 12, bis: true },
      { number: 0, bis: true },
    ]);
    expect(['0', 'bis', '', '7 ter', '-1', '1.5'].map(readListNumber)).toEqual(Array(6).fill(undefined));
  });
  it('[Equips 8.3.2] put "bis" after the number and before the next', () => {
    expect(ids(byStrength(listOf(3, [0, 2])))).toEqual(['p0b', 'p1', 'p2', 'p2b', 'p3']);
  });
  it('[Equips 8.3.2] several with one "bis" keep the order of the list (D-COMP-35)', () => {
    const twice = [...listOf(2, [1]), { id: 'later', number: '1 bis' }];
    expect(ids(byStrength(twice))).toEqual(['p1', 'p1b', 'later', 'p2']);
    expect(clubListFaults({ players: twice })).toEqual([]);
  });
});

describe('the list of a club', () => {
  const faultsOf = (players: ReturnType<typeof listOf>) =>
    clubListFaults({ players }).map(({ code, player, values: { holds: _, ...values } }) => [code, player, values]);
  it('[Equips 8.2.1] is whole, and names each once', () => {
    expect(faultsOf(listOf(12, [0, 3, 12]))).toEqual([]);
  });
  it('[Equips 8.2.1] all its faults at once', () => {
    const players = [
      { id: 'a', number: '1' },
      { id: 'b', number: '1' },
      { id: 'a', number: '3' },
      { id: 'c', number: 'three' },
    ];
    expect(faultsOf(players)).toEqual([
      ['fce-1990.list-number', 'c', { number: 'three' }],
      ['fce-1990.list-repeated-number', undefined, { number: 1, players: 'a, b' }],
      ['fce-1990.list-repeated-player', 'a', { times: 2 }],
      ['fce-1990.list-missing-number', undefined, { numbers: '2' }],
    ]);
  });
});

describe('a list that grows', () => {
  const grown = (after: ReturnType<typeof listOf>) =>
    grownListFaults(listOf(3, [1]), after).map(({ code, player }) => `${code.slice('fce-1990.'.length)} ${player}`);
  it('[Delegats 5.2.1.1] by "bis" numbers alone', () => {
    expect(grown(listOf(3, [1, 0, 3]))).toEqual([]);
    expect(grown(listOf(4, [1]))).toEqual(['list-growth-bis p4']);
  });
  it('[Delegats 5.2.1.1] without moving anybody', () => {
    expect(grown(listOf(3, [1], { p2: { number: '2 bis' } }))).toEqual(['list-growth-moved p2']);
    expect(grown(listOf(2, [1]))).toEqual(['list-growth-moved p3']);
  });
});

describe('regulars', () => {
  const teams = [
    { id: 'A', competition: 'first' },
    { id: 'B', competition: 'third' },
    { id: 'C', competition: 'promotion' },
  ] as const;
  const players = listOf(25, [0, 4, 10, 11, 18, 25]);
  it('[Equips 8.2.1] of the first team: as many as it has boards, from "0 bis" to the "bis" of the last', () => {
    const regulars = ids(regularsOf(teamOf('A', teams), players));
    expect(regulars).toEqual(['p0b', 'p1', 'p2', 'p3', 'p4', 'p4b', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10', 'p10b']);
  });
  it('[Equips 8.2.3] "N bis" is regular in the team of N', () => {
    expect(ids(regularsOf(teamOf('B', teams), players))).toContain('p11b');
    expect(ids(regularsOf(teamOf('A', teams), players))).not.toContain('p11b');
  });
  it('[Equips 8.2.4] of the others: those that follow, as many as the category needs', () => {
    expect(teamsWithRegulars(RULES, teams).map(({ id, first, last }) => [id, first, last])).toEqual([
      ['A', 1, 10],
      ['B', 11, 18],
      ['C', 19, 22],
    ]);
    expect(ids(regularsOf(teamOf('C', teams), players))).toEqual(['p19', 'p20', 'p21', 'p22']);
  });
  it('[Equips 8.2.5] teams of one category too: the earlier letter is the stronger', () => {
    const same = [teams[0], { ...teams[0], id: 'B' }];
    expect(teamsWithRegulars(RULES, same).map(({ first }) => first)).toEqual([1, 11]);
  });
  it('[Equips 8.2.6] the cup: two teams of five from ten, one from any other (D-COMP-36)', () => {
    expect(cupTeams(RULES, teams).map(({ id, first, last, boards }) => [id, first, last, boards])).toEqual([
      ['A-1', 1, 5, 4],
      ['A-2', 6, 10, 4],
      ['B-1', 11, 15, 4],
      ['C-1', 19, 23, 4],
    ]);
    expect(ids(regularsOf(cupTeams(RULES, teams)[0]!, players))).toEqual(['p0b', 'p1', 'p2', 'p3', 'p4', 'p4b', 'p5']);
  });
  it('[Equips 8.2.3] [Equips 8.2.4] nobody is regular in two teams, and nobody up to the last number in none', () => {
    forAll(
      {
        of: [
          fc.array(fc.constantFrom(...TEAM_COMPETITIONS), { minLength: 1, maxLength: 5 }),
          fc.integer({ min: 0, max: 50 }),
          fc.uniqueArray(fc.nat(50)),
        ],
      },
      (competitions, count, bis) => {
        const list = listOf(count, bis);
        const all = teamsWithRegulars(
          RULES,
          competitions.map((competition, i) => ({ id: `T${i}`, competition })),
        );
        const regular = all.flatMap((team) => ids(regularsOf(team, list)));
        expect(new Set(regular).size).toBe(regular.length);
        const last = all.at(-1)!.last;
        const expected = byStrength(list).filter(({ listNumber }) => listNumber.number <= last);
        expect(regular).toEqual(ids(expected));
      },
    );
  });
});

it('[Equips 8.2.6] D-COMP-54: in the cup A is A-1; in a league A is A', () => {
  expect(['A', 'A-1', 'A-2', 'B'].map((letter) => teamName(letter, 'copa-catalana'))).toEqual([
    'A-1',
    'A-1',
    'A-2',
    'B-1',
  ]);
  expect(teamName('A', 'first')).toBe('A');
});
