import { type MatchBoard, RESULTS, type Result } from '@escala/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lateTeam } from './late-team.ts';
import { boardPoints, matchVerdict, whiteOn } from './match-result.ts';
import { RULES } from './testing/club.ts';

/** Boards with the home team's colours; results as written, White's points first. */
const boardsOf = (...results: (Result | undefined)[]): MatchBoard[] =>
  results.map((result, i) => ({ board: i + 1, white: whiteOn(i + 1), result }));

describe('a match', () => {
  it('[Delegats 5.3.1.2] the home team has White on odd boards', () => {
    expect([1, 2, 3, 4, 9, 10].map(whiteOn)).toEqual(['home', 'away', 'home', 'away', 'home', 'away']);
  });
  it('[Sistemes 4.1] one, a half, none, by the points of the boards', () => {
    // Home wins on board 1 (White) and loses on board 2 (Black).
    expect(boardPoints(boardsOf('1-0', '1-0'))).toEqual({ home: 1, away: 1 });
    const points = (...results: Result[]) => matchVerdict(boardsOf(...results), 'match-points').points;
    expect(points('1-0', '1/2', '1/2', '1/2')).toEqual({ home: 1, away: 0 });
    expect(points('1/2', '1/2', '1/2', '1/2')).toEqual({ home: 0.5, away: 0.5 });
    expect(points('1/2', '1-0', '1/2', '1/2')).toEqual({ home: 0, away: 1 });
  });
  it('[Sistemes 4.1] [Endarreriments 12.3] nobody came to any board: both have lost; a board still open, and nobody has', () => {
    const points = (...results: (Result | undefined)[]) => matchVerdict(boardsOf(...results), 'match-points').points;
    expect(points('0-0', '0-0', '0-0', '0-0')).toEqual({ home: 0, away: 0 });
    expect(points('0-0', '0-0', '0-0', undefined)).toEqual({ home: 0.5, away: 0.5 });
    expect(points('0-0', '0-0', '0-0', '1/2')).toEqual({ home: 0.5, away: 0.5 });
  });
  it('[Sistemes 4.1.1] the Olympic system: the points of the boards', () => {
    const { points } = matchVerdict(boardsOf('1-0', '1/2', '0-1', undefined), 'olympic');
    expect(points).toEqual({ home: 1.5, away: 1.5 });
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
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...RESULTS), { minLength: 1, maxLength: 10 }), (results) => {
        const { points, boardPoints: made } = matchVerdict(boardsOf(...results), 'match-points');
        expect(points.home + points.away).toBe(results.every((result) => result === '0-0') ? 0 : 1);
        expect(Math.sign(points.home - points.away)).toBe(Math.sign(made.home - made.away));
      }),
    );
  });
});

describe('a late team', () => {
  it('[Endarreriments 12.3] half of the players at the start: below, at, above', () => {
    expect([4, 5, 6].map((atStart) => lateTeam(RULES, { boards: 10, atStart }, 0).verdict)).toEqual([
      'waits',
      'plays',
      'plays',
    ]);
  });
  it('[Endarreriments 12.3] half within the hour: below, at, above', () => {
    const came = (halfAtMinute: number | undefined, now: number) =>
      lateTeam(RULES, { boards: 8, atStart: 3, halfAtMinute }, now).verdict;
    expect([came(59, 70), came(60, 70), came(61, 70)]).toEqual(['plays', 'plays', 'lost']);
    expect([came(40, 30), came(40, 40), came(40, 41)]).toEqual(['waits', 'plays', 'plays']);
    expect([59, 60, 61].map((now) => came(undefined, now))).toEqual(['waits', 'lost', 'lost']);
  });
});
