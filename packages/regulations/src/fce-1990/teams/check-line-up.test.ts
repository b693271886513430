import type { ClubTeam } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLineUp } from './check-line-up.ts';
import { cupTeams } from './club-teams.ts';
import { foreignersAllowed, isForeigner } from './substitutes.ts';
import { faults, lineUpOf, listOf, RULES, SMALL_TEAMS, teamOf } from './testing/club.ts';

const A = teamOf('A');
const B = teamOf('B');
const players = listOf(10, [0, 2, 4, 6]);

describe('a line-up', () => {
  it('[Equips 8.3.1] in order: regulars, and regulars of lower teams', () => {
    expect(faults(players, A, lineUpOf('A', ['p0b', 'p1', 'p2', 'p2b']))).toEqual([]);
    expect(faults(players, A, lineUpOf('A', ['p4', 'p4b', 'p5', 'p9']))).toEqual([]);
    expect(checkLineUp(RULES, { players }, A, lineUpOf('A', ['p1', 'p2', 'p3', 'p4'])).verdict).toBe('yes');
  });
  it('[Equips 8.1.3] with as many boards as the competition has, empty ones too', () => {
    const boards = (...ids: (string | null)[]) => faults(players, A, lineUpOf('A', ids));
    expect(boards('p1', 'p2', 'p3')).toEqual(['lineup-boards']);
    expect(boards('p1', 'p2', 'p3', 'p4', 'p5')).toEqual(['lineup-boards']);
    expect(boards('p1', null, 'p3', 'p4')).toEqual([]);
  });
  it.each([
    ['[Equips 8.1.1]', 'first-division', 10],
    ['[Equips 8.1.2]', 'third', 8],
  ] as const)('%s boards of a larger team', (title, competition, size) => {
    const teams: ClubTeam[] = [{ id: 'A', competition }];
    const boards = Array.from({ length: size }, (_, i) => `p${i + 1}`);
    const check = (ids: string[]) =>
      checkLineUp(RULES, { players: listOf(12) }, teamOf('A', teams), lineUpOf('A', ids));
    expect(check(boards).verdict).toBe('yes');
    expect(check(boards.slice(1)).reasons[0]).toMatchObject({ holds: 'no', article: title.slice(1, -1) });
  });
  it('[Equips 8.2.1] of players on the list', () => {
    expect(faults(players, A, lineUpOf('A', ['p1', 'stranger', 'p3', 'p4']))).toEqual(['lineup-unlisted stranger']);
  });
  it('[Equips 8.2.2] never a regular of a higher team, his "bis" neither', () => {
    expect(faults(players, B, lineUpOf('B', ['p5', 'p6', 'p7', 'p8']))).toEqual([]);
    expect(faults(players, B, lineUpOf('B', ['p4', 'p4b', 'p5', 'p6']))).toEqual([
      'lineup-higher-regular p4',
      'lineup-higher-regular p4b',
    ]);
    expect(faults(players, B, lineUpOf('B', ['p0b', 'p6', 'p7', 'p8']))).toEqual(['lineup-higher-regular p0b']);
  });
  it('[Equips 8.2.5] the letter counts, not the category', () => {
    const teams: ClubTeam[] = [SMALL_TEAMS[0]!, { id: 'B', competition: 'first-division' }];
    const boards = ['p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10', 'p11', 'p12', 'p13'];
    expect(faults(listOf(20), teamOf('B', teams), lineUpOf('B', boards))).toEqual(['lineup-higher-regular p4']);
  });
  it('[Equips 8.3.2] strictly by the list: N bis after N, before N+1', () => {
    expect(faults(players, A, lineUpOf('A', ['p2', 'p2b', 'p3', 'p4']))).toEqual([]);
    expect(faults(players, A, lineUpOf('A', ['p2b', 'p2', 'p3', 'p4']))).toEqual(['lineup-order p2']);
    expect(faults(players, A, lineUpOf('A', ['p1', 'p0b', 'p3', 'p4']))).toEqual(['lineup-order p0b']);
    expect(faults(players, A, lineUpOf('A', ['p3', null, 'p2', 'p4']))).toEqual(['lineup-order p2']);
  });
  it('[Equips 8.3.2] says on which board, and behind whom', () => {
    const { reasons } = checkLineUp(RULES, { players }, A, lineUpOf('A', ['p3', null, 'p2', 'p4']));
    expect(reasons.find(({ code }) => code === 'fce-1990.lineup-order')!.values).toEqual({
      holds: 'no',
      board: 3,
      number: '2',
      before: 'p3',
      beforeNumber: '3',
    });
  });
  it('[Equips 8.3.4] nobody on two sheets of a round', () => {
    const otherSheets = [{ team: 'B', players: ['p5', 'p6'] }];
    expect(faults(players, A, lineUpOf('A', ['p1', 'p2', 'p5', 'p6'], { otherSheets }))).toEqual([
      'lineup-twice p5',
      'lineup-twice p6',
    ]);
    expect(faults(players, A, lineUpOf('A', ['p1', 'p2', 'p3', 'p4'], { otherSheets }))).toEqual([]);
  });
  it('[Equips 8.3.3] whatever the day of the other match: what counts is the round', () => {
    const verdict = checkLineUp(
      RULES,
      { players },
      A,
      lineUpOf('A', ['p1', 'p2', 'p3', 'p5'], { round: 7, otherSheets: [{ team: 'B', players: ['p5'] }] }),
    );
    expect(verdict.reasons.find(({ holds }) => holds === 'no')).toMatchObject({
      code: 'fce-1990.lineup-twice',
      player: 'p5',
      round: 7,
      values: { other: 'B' },
    });
  });
  it('[Equips 8.3.4] nor twice on one', () => {
    expect(faults(players, A, lineUpOf('A', ['p1', 'p2', 'p2', 'p4']))).toEqual(['lineup-order p2', 'lineup-twice p2']);
  });
  it('[Equips 8.3.5] tells everything that is wrong at once', () => {
    const otherSheets = [{ team: 'A', players: ['p6'] }];
    expect(faults(players, B, lineUpOf('B', ['p6', 'p5', 'p1'], { otherSheets }))).toEqual([
      'lineup-boards',
      'lineup-higher-regular p1',
      'lineup-order p5',
      'lineup-order p1',
      'lineup-twice p6',
    ]);
  });
});

describe('foreigners', () => {
  const foreign = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`p${i + 1}`, { nationality: 'FRA' }]));
  const lined = (boards: number, count: number) => {
    const team = teamOf('A', [{ id: 'A', competition: 'second', boards }]);
    const ids = Array.from({ length: boards }, (_, i) => `p${i + 1}`);
    return faults(listOf(12, [], foreign(count)), team, lineUpOf('A', ids));
  };
  it('[Estrangers 9.1] one in a team of up to five, two in a team of six to ten', () => {
    for (const boards of [4, 5])
      expect([0, 1, 2].map((count) => lined(boards, count))).toEqual([[], [], ['lineup-foreigners']]);
    for (const boards of [6, 8, 10])
      expect([1, 2, 3].map((count) => lined(boards, count))).toEqual([[], [], ['lineup-foreigners']]);
  });
  it('[Estrangers 9.1] a team of four counts as one of five (D-COMP-42)', () => {
    const decided = (boards: number) => {
      const team = teamOf('A', [{ id: 'A', competition: 'promotion', boards }]);
      return foreignersAllowed(RULES, team, []).decisions ?? [];
    };
    expect([4, 5, 6].map(decided)).toEqual([['D-COMP-42'], [], []]);
  });
  it('[Estrangers 9.2] Andorrans are not foreigners', () => {
    const of = (nationality?: string) => isForeigner(RULES, { nationality });
    expect(['AND', 'AD', 'ESP', 'es', undefined, 'FRA'].map(of)).toEqual([false, false, false, false, false, true]);
  });
  it('[Estrangers 9.1] who was replaced before playing does not count, who came in does', () => {
    const list = listOf(10, [], { p1: { nationality: 'FRA' }, p2: { nationality: 'ITA' }, p5: { nationality: 'GER' } });
    const with2 = lineUpOf('A', ['p1', 'p2', 'p3', 'p4']);
    expect(faults(list, A, with2)).toEqual(['lineup-foreigners']);
    const replaced = (player: string, board = 2) => ({ ...with2, substitutions: [{ board, player, minute: 30 }] });
    expect(faults(list, A, replaced('p6'))).toEqual([]);
    expect(faults(list, A, replaced('p5'))).toEqual(['lineup-foreigners']);
    expect(faults(list, A, replaced('p6', 3))).toEqual(['lineup-foreigners']);
  });
});

describe('the cup', () => {
  const [first, second] = cupTeams(RULES, [{ id: 'A', competition: 'first-division' }]);
  const list = listOf(10);
  it('[Equips 8.2.6] four boards and a reserve, of lists of five', () => {
    expect(faults(list, first!, lineUpOf('A-1', ['p1', 'p2', 'p3', 'p4'], { reserve: 'p5' }))).toEqual([]);
    expect(faults(list, first!, lineUpOf('A-1', ['p1', 'p2', 'p3', 'p5'], { reserve: 'p4' }))).toEqual([]);
    expect(faults(list, second!, lineUpOf('A-2', ['p5', 'p6', 'p7', 'p8'], { reserve: 'p9' }))).toEqual([
      'lineup-higher-regular p5',
    ]);
    expect(faults(list, second!, lineUpOf('A-2', ['p6', 'p7', 'p8', 'p9'], { reserve: 'p5' }))).toEqual([
      'lineup-higher-regular p5',
    ]);
  });
  it('[Equips 8.2.6] only the cup has a reserve, who may come in for anybody (D-COMP-36)', () => {
    expect(faults(players, A, lineUpOf('A', ['p1', 'p2', 'p3', 'p4'], { reserve: 'p5' }))).toEqual(['lineup-boards']);
    const comesIn = lineUpOf('A-1', ['p2', 'p3', 'p4', 'p5'], {
      reserve: 'p1',
      substitutions: [{ board: 3, player: 'p1', minute: 40 }],
    });
    expect(faults(list, first!, comesIn)).toEqual([]);
  });
});

describe('any line-up', () => {
  const everybody = [...players, { id: 'stranger', number: '?' }].map(({ id }) => id);
  const boards = fc.array(fc.option(fc.constantFrom(...everybody), { nil: null }), { minLength: 3, maxLength: 5 });
  it('[Equips 8.2.2] [Equips 8.3.2] agrees with a slow reading of the list', () => {
    const strength = ['p0b', 'p1', 'p2', 'p2b', 'p3', 'p4', 'p4b', 'p5', 'p6', 'p6b', 'p7', 'p8', 'p9', 'p10'];
    forAll({ of: [boards, fc.constantFrom('A', 'B')], numRuns: 500 }, (ids, team) => {
      const playing = ids.filter((id) => id !== null);
      const places = playing.map((id) => strength.indexOf(id));
      const fair =
        ids.length === 4 &&
        !places.includes(-1) &&
        places.every((place, i) => i === 0 || places[i - 1]! < place) &&
        (team === 'A' || places.every((place) => place >= strength.indexOf('p5')));
      const verdict = checkLineUp(RULES, { players }, team === 'A' ? A : B, lineUpOf(team, ids));
      expect(verdict.verdict).toBe(fair ? 'yes' : 'no');
    });
  });
  it('[Equips 8.2.2] the order of the list in the document changes nothing', () => {
    forAll({ of: [boards, fc.shuffledSubarray(players, { minLength: players.length })] }, (ids, shuffled) => {
      const of = (list: typeof players) => checkLineUp(RULES, { players: list }, A, lineUpOf('A', ids)).verdict;
      expect(of(shuffled)).toBe(of(players));
    });
  });
});
