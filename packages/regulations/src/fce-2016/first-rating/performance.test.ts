import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { rulesInForce } from '../parameters.ts';
import { documentOf, eventOf, gameOf } from '../testing/document.ts';
import { averageOpponent, performanceRating } from './performance.ts';

const rules = rulesInForce('5.3-repealed', 17_000);
const score = (games: number, points: number, ratingSum: number) => ({ games, halfPoints: 2 * points, ratingSum });

describe('performance of a player without a rating', () => {
  it('[14.1] D-FCE-6: the mean of the opponents, to an integer, half up', () => {
    expect([4001, 4002, 4003].map((sum) => averageOpponent(score(2, 1, sum)))).toEqual([2001, 2001, 2002]);
  });
  it('[14.2] [14.3] half of the points: the mean itself', () => {
    expect(performanceRating(rules, score(4, 2, 6800))).toBe(1700);
  });
  it('[14.4] above: the base factor of the mean for each half point', () => {
    expect(performanceRating(rules, score(4, 2.5, 6800))).toBe(1700 + 24);
    expect(performanceRating(rules, score(4, 4, 6800))).toBe(1700 + 4 * 24);
    expect(performanceRating(rules, score(4, 4, 6796))).toBe(1699 + 4 * 30);
  });
  it('[14.5] D-FCE-7: below, Table 2 for the own percentage', () => {
    expect(performanceRating(rules, score(4, 1.5, 6800))).toBe(1700 - 87); // .375 is rounded half up to .38
    expect(performanceRating(rules, score(3, 1, 5100))).toBe(1700 - 125); // .33
    expect(performanceRating(rules, score(3, 0, 5100))).toBe(1700 - 800);
  });
});

describe('games against a player without a rating', () => {
  const rated = (id: string) => ({ id, birthDate: '1980-05-05', firstSeason: 2018 });
  const guest = { id: 'x', federated: false };
  const rate = (games: ReturnType<typeof gameOf>[], event: object = {}, more: object[] = []) =>
    fce2016.rate(
      documentOf({
        players: [rated('a'), rated('b'), guest, ...(more as [])],
        lists: [{ date: '2018-02-01', ratings: { a: 1800, b: 1601 } }],
        events: [eventOf({ games, ...event })],
      }),
    );
  it('[12] the opponent counts with the performance, the guest gets no rating', () => {
    const output = rate([gameOf('a', 'x', '1-0'), gameOf('x', 'b', '1-0', { round: 2 })]);
    expect(output.performances).toEqual([
      { event: 'e1', player: 'x', ra: 1701, games: 2, points: 1, performance: 1701 },
    ]);
    expect(output.ledger.map((line) => [line.player, line.opponentRating])).toEqual([
      ['a', 1701],
      ['b', 1701],
    ]);
    expect(output.ledger[0]!.articles).toEqual(['8.3', '12', '14.3', '13.2', '15.2', '16.2']);
    expect(output.list.map((row) => row.id)).toEqual(['a', 'b']);
  });
  it('[14.3] [14.4] [14.5] names the article', () => {
    const article = (result: '1-0' | '1/2' | '0-1') => rate([gameOf('a', 'x', result)]).ledger[0]!.articles[2];
    expect([article('1/2'), article('0-1'), article('1-0')]).toEqual(['14.3', '14.4', '14.5']);
  });
  it('[12] games between two players without a rating count for nobody', () => {
    const output = rate([gameOf('x', 'y', '1-0')], {}, [{ id: 'y', federated: false }]);
    expect([output.ledger, output.performances, output.findings]).toEqual([[], [], []]);
  });
  it('[14] only games over the board make a performance; a forfeit is rated without one', () => {
    const output = rate([gameOf('a', 'x', '1-0', { kind: 'forfeit' })]);
    expect(output.performances).toEqual([]);
    expect(output.ledger).toMatchObject([
      { player: 'a', own: 1800, opponentRating: 1800, expected: 0.5, k: 12, change: 6 },
    ]);
  });
  it('[14] an adjudicated game without a performance is not rated, with a finding', () => {
    const output = rate([gameOf('a', 'x', '1-0', { kind: 'adjudicated' })]);
    expect(output.ledger).toEqual([]);
    expect(output.findings).toMatchObject([
      { severity: 'error', article: '14', event: 'e1', round: 1, player: 'a', values: { opponent: 'x' } },
    ]);
  });
  it('[14] a weekly event: games outside the period make the performance too', () => {
    const output = rate(
      [gameOf('a', 'x', '0-1', { date: '2018-01-27' }), gameOf('b', 'x', '1-0', { round: 2, date: '2018-02-03' })],
      { start: '2018-01-27', end: '2018-02-03' },
    );
    expect(output.performances).toMatchObject([{ ra: 1701, games: 2, points: 1 }]);
    expect(output.ledger).toMatchObject([{ player: 'b', opponentRating: 1701, decisions: ['D-FCE-2', 'D-FCE-6'] }]);
  });
  it('[14] an event of another period shows its performances and rates nothing', () => {
    const output = rate([gameOf('a', 'x', '1/2')], { end: '2018-03-01' });
    expect(output.performances).toHaveLength(1);
    expect(output.ledger).toEqual([]);
  });
});
