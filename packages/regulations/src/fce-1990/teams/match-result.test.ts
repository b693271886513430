import { dayFrom, type MatchBoard, RESULTS, type Result } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scoring } from '../../contracts/teams.ts';
import { lateTeam, type TeamArrival } from '../office-terms/lateness.ts';
import { boardPoints, matchVerdict, whiteOn } from './match-result.ts';
import { RULES } from './testing/club.ts';

/** Boards with the home team's colours; results with White's points first. */
const boardsOf = (...results: (Result | undefined)[]): MatchBoard[] =>
  results.map((result, i) => ({ board: i + 1, white: whiteOn(i + 1), result }));

describe('a match', () => {
  it('[Delegats 5.3.1.2] the home team has White on odd boards', () => {
    expect([1, 2, 3, 4, 9, 10].map(whiteOn)).toEqual(['home', 'away', 'home', 'away', 'home', 'away']);
  });
  it('[Sistemes 4.1] one, a half, none, by the points of the boards', () => {
    // The home team wins on board 1 (White) and loses on board 2 (Black).
    expect(boardPoints(boardsOf('1-0', '1-0'))).toEqual({ home: 1, away: 1 });
    const points = (...results: Result[]) => matchVerdict(boardsOf(...results), 'match-points').points;
    expect(points('1-0', '1/2', '1/2', '1/2')).toEqual({ home: 1, away: 0 });
    expect(points('1/2', '1/2', '1/2', '1/2')).toEqual({ home: 0.5, away: 0.5 });
    expect(points('1/2', '1-0', '1/2', '1/2')).toEqual({ home: 0, away: 1 });
  });
  it('[Sistemes 4.1] [Endarreriments 12.3] nobody came to any board: both have lost; a board still open, and there are no points yet', () => {
    const points = (...results: (Result | undefined)[]) => matchVerdict(boardsOf(...results), 'match-points').points;
    expect(points('0-0', '0-0', '0-0', '0-0')).toEqual({ home: 0, away: 0 });
    expect(points('0-0', '0-0', '0-0', undefined)).toBeNull();
    expect(points('0-0', '0-0', '0-0', '1/2')).toEqual({ home: 0.5, away: 0.5 });
  });
  it('[Sistemes 4.1.1] the Olympic system: the points of the boards', () => {
    expect(matchVerdict(boardsOf('1-0', '1/2', '0-1', '1/2'), 'olympic').points).toEqual({ home: 2, away: 2 });
    const open = matchVerdict(boardsOf('1-0', '1/2', '0-1', undefined), 'olympic');
    expect(open).toMatchObject({ points: null, boardPoints: { home: 1.5, away: 1.5 }, openBoardsDecide: true });
  });
  it('[Sistemes 4.1] [Ajornaments 10.1] open games decide the match up to the lead that they could make up: below, at, above', () => {
    const ahead = (...results: (Result | undefined)[]) => {
      const { points, openBoards, openBoardsDecide } = matchVerdict(boardsOf(...results), 'match-points');
      return [points, openBoards, openBoardsDecide];
    };
    // On four boards with one open: level, then half a point, one point and a point and a half ahead.
    expect(ahead('1/2', '1/2', '1/2', undefined)).toEqual([null, [4], true]);
    expect(ahead('1-0', '1/2', undefined, '1/2')).toEqual([null, [3], true]);
    expect(ahead('1-0', '0-1', '1/2', undefined)).toEqual([{ home: 1, away: 0 }, [4], false]);
    expect(ahead('0-1', undefined, '0-1', undefined)).toEqual([null, [2, 4], true]);
    expect(ahead('0-1', '1-0', '0-1', undefined)).toEqual([{ home: 0, away: 1 }, [4], false]);
    expect(ahead('1-0', '0-1', '1/2', '1/2')).toEqual([{ home: 1, away: 0 }, [], false]);
  });
  it('[Ajornaments 10.1] an open match has points exactly when no end of its open games changes them', () => {
    const result = fc.constantFrom(...RESULTS, undefined);
    const ends = (results: readonly (Result | undefined)[]): Result[][] =>
      results.reduce<Result[][]>(
        (made, each) =>
          made.flatMap((sofar) =>
            (each === undefined ? (['1-0', '1/2', '0-1'] as const) : [each]).map((end) => [...sofar, end]),
          ),
        [[]],
      );
    forAll({ of: [fc.array(result, { minLength: 1, maxLength: 6 })] }, (results) => {
      const { points } = matchVerdict(boardsOf(...results), 'match-points');
      const possible = new Set(
        ends(results).map((end) => JSON.stringify(matchVerdict(boardsOf(...end), 'match-points').points)),
      );
      expect(points === null).toBe(possible.size > 1);
      if (points !== null) expect([...possible]).toEqual([JSON.stringify(points)]);
    });
  });
  it('[Endarreriments 12.3] fewer than half of a team came: lost with all boards, whatever was played; below, at, above', () => {
    const came = (count: number, scoring: Scoring) => {
      const boards = boardsOf('1-0', '0-1', '1-0', '0-1').map(
        (board, i): MatchBoard =>
          i < count ? board : { ...board, result: board.white === 'home' ? '0-1' : '1-0', kind: 'forfeit' },
      );
      const { points, awarded } = matchVerdict(boards, scoring);
      return [points, awarded];
    };
    expect([1, 2, 3].map((count) => came(count, 'match-points'))).toEqual([
      [{ home: 0, away: 1 }, '0-1'],
      [{ home: 0.5, away: 0.5 }, undefined],
      [{ home: 1, away: 0 }, undefined],
    ]);
    expect([1, 2].map((count) => came(count, 'olympic'))).toEqual([
      [{ home: 0, away: 4 }, '0-1'],
      [{ home: 2, away: 2 }, undefined],
    ]);
  });
  it('[Endarreriments 12.3] neither team came, or one with a wrong line-up: both lose', () => {
    const verdict = (home: boolean, away: boolean, lineUp: 'yes' | 'no' = 'yes') =>
      matchVerdict(boardsOf('1-0', '1-0'), 'olympic', { home: lineUp, away: 'yes' }, { home, away });
    expect(verdict(false, false)).toMatchObject({ awarded: '0-0', points: { home: 0, away: 0 } });
    expect(verdict(true, false)).toMatchObject({ awarded: '1-0', points: { home: 2, away: 0 } });
    expect(verdict(true, false, 'no')).toMatchObject({ awarded: '0-0', points: { home: 0, away: 0 } });
  });
  it('[Equips 8.3.5] a wrong line-up loses the match, whatever the boards say', () => {
    const won = boardsOf('1-0', '0-1', '1-0', '0-1');
    expect(matchVerdict(won, 'match-points', { home: 'no', away: 'yes' })).toMatchObject({
      boardPoints: { home: 4, away: 0 },
      points: { home: 0, away: 1 },
      awarded: '0-1',
      reasons: [{ holds: 'no', decisions: ['D-COMP-37'] }, { holds: 'yes' }],
    });
    expect(matchVerdict(won, 'match-points', { home: 'yes', away: 'no' })).toMatchObject({ awarded: '1-0' });
    expect(matchVerdict(won, 'match-points')).not.toHaveProperty('awarded');
  });
  it('[Equips 8.3.5] both wrong: both lose (D-COMP-37)', () => {
    const verdict = matchVerdict(boardsOf('1-0', '1-0'), 'match-points', { home: 'no', away: 'no' });
    expect(verdict).toMatchObject({ points: { home: 0, away: 0 }, awarded: '0-0' });
  });
  it('[Equips 8.3.5] in the Olympic system the points of the own boards are lost (D-COMP-37)', () => {
    const { points } = matchVerdict(boardsOf('1-0', '1/2', '1-0', '1/2'), 'olympic', { home: 'no', away: 'yes' });
    expect(points).toEqual({ home: 0, away: 1 });
  });
  it('[Sistemes 4.1] the two teams share one point if anybody played for it, and who has more on the boards has more of it', () => {
    forAll({ of: [fc.array(fc.constantFrom(...RESULTS), { minLength: 1, maxLength: 10 })] }, (results) => {
      const { points, boardPoints: made } = matchVerdict(boardsOf(...results), 'match-points');
      expect(points!.home + points!.away).toBe(results.every((result) => result === '0-0') ? 0 : 1);
      expect(Math.sign(points!.home - points!.away)).toBe(Math.sign(made.home - made.away));
    });
  });
});

describe('a late team', () => {
  const HERE = { fromElsewhere: false, transportProof: false };
  const DAY = dayFrom('1990-03-01');
  it('[Endarreriments 12.3] half of the players at the start: below, at, above', () => {
    expect([4, 5, 6].map((atStart) => lateTeam(RULES, { ...HERE, boards: 10, atStart }, 0, DAY).verdict)).toEqual([
      'waits',
      'plays',
      'plays',
    ]);
  });
  it('[Endarreriments 12.3] half within the hour: below, at, above (D-COMP-40)', () => {
    const came = (halfAtMinute: number | undefined, now: number) =>
      lateTeam(RULES, { ...HERE, boards: 8, atStart: 3, halfAtMinute }, now, DAY).verdict;
    expect([came(59, 70), came(60, 70), came(61, 70)]).toEqual(['plays', 'plays', 'lost']);
    expect([came(40, 30), came(40, 40), came(40, 41)]).toEqual(['waits', 'plays', 'plays']);
    expect([59, 60, 61].map((now) => came(undefined, now))).toEqual(['waits', 'waits', 'lost']);
  });
  it('[Endarreriments 12.1] a whole match of visitors with proof: before minute ninety, 60% on their clocks and 40% on the others', () => {
    const came = (halfAtMinute: number | undefined, now: number, parts: Partial<TeamArrival> = {}) =>
      lateTeam(
        RULES,
        { boards: 8, atStart: 3, halfAtMinute, fromElsewhere: true, transportProof: true, ...parts },
        now,
        DAY,
      );
    expect([89, 90, 91].map((half) => came(half, 95).verdict)).toEqual(['shared', 'lost', 'lost']);
    expect(came(50, 50)).toEqual({
      article: 'Endarreriments 12.1',
      verdict: 'shared',
      clocks: { ownSeconds: 1800, opponentSeconds: 1200 },
    });
    expect(came(75, 80, { transportProof: false }).verdict).toBe('lost');
    expect(came(75, 80, { fromElsewhere: false }).verdict).toBe('lost');
    expect([60, 61, 89, 90].map((now) => came(undefined, now, { transportProof: false }))).toMatchObject([
      { verdict: 'waits', article: 'Endarreriments 12.3' },
      { verdict: 'home-waits', article: 'Endarreriments 12.1' },
      { verdict: 'home-waits' },
      { verdict: 'lost' },
    ]);
    expect(came(undefined, 61, { fromElsewhere: false }).verdict).toBe('lost');
  });
});
