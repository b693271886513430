import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { rulesInForce } from '../parameters.ts';
import { documentOf, eventOf, gameOf, pair } from '../testing/document.ts';
import { newRating } from './period-change.ts';
import { lastClaimDay } from './period-entries.ts';

const rules = rulesInForce('5.3-repealed', 17_000);

describe('the change of a period', () => {
  it('[17.1] [17.2] added first, rounded once, one half up: also below zero', () => {
    expect([99, 100, 101].map((change) => newRating(rules, 1500, change))).toEqual([1500, 1501, 1501]);
    expect([-101, -100, -99].map((change) => newRating(rules, 1500, change))).toEqual([1499, 1500, 1500]);
  });
  it('[17.3] never under 1000', () => {
    expect([-1600, -2000, -2400].map((change) => newRating(rules, 1010, change))).toEqual([1002, 1000, 1000]);
  });
  it('[17.1] the change is added to the list in force, not to the list of the event', () => {
    const output = fce2016.rate(
      documentOf({
        players: pair(0, 0).players,
        lists: [
          { date: '2018-01-01', ratings: { a: 1500, b: 1500 } },
          { date: '2018-02-01', ratings: { a: 1800, b: 1500 } },
        ],
        events: [eventOf({ start: '2018-01-30', end: '2018-02-02', games: [gameOf('a', 'b', '1-0')] })],
      }),
    );
    expect(output.list[0]).toMatchObject({ id: 'a', previous: 1800, change: 15, rating: 1815, k0: 24 });
  });
});

describe('the list', () => {
  it('[8.2] [9.1] everybody with a licence: rating, previous, change, K0, K and games', () => {
    const output = fce2016.rate(
      documentOf({ ...pair(1600, 1700), events: [eventOf({ games: [gameOf('a', 'b', '1-0')] })] }),
    );
    expect(output.list).toEqual([
      { id: 'b', rating: 1685, previous: 1700, change: -15.36, k0: 30, k: 30, games: 1, status: 'rated' },
      { id: 'a', rating: 1619, previous: 1600, change: 19.2, k0: 30, k: 30, games: 1, status: 'rated' },
    ]);
  });
  it('[9.1f] K0 and K are those of the new rating and the season of the list', () => {
    const [row] = fce2016.rate(documentOf({ ...pair(1699, 1100), listDate: '2019-01-01' })).list;
    expect(row).toMatchObject({ rating: 1699, k0: 30, k: 32 });
  });
  it('[9.1] order: rating, then code', () => {
    const players = ['9', '10', '1', '2'].map((id) => ({ id }));
    const ratings = { 9: 1500, 10: 1500, 1: 1500, 2: 1501 };
    const { list } = fce2016.rate(documentOf({ players, lists: [{ date: '2018-02-01', ratings }] }));
    expect(list.map((row) => row.id)).toEqual(['2', '1', '10', '9']);
  });
  it('[8.2] a rating without a licence is left out, with a warning', () => {
    const output = fce2016.rate(
      documentOf({ players: [{ id: 'a', federated: false }], lists: [{ date: '2018-02-01', ratings: { a: 1500 } }] }),
    );
    expect(output.list).toEqual([]);
    expect(output.findings).toMatchObject([{ severity: 'warning', article: '8.2', player: 'a' }]);
  });
  it('[17.3] a rating under 1000 on the list in force is pointed out and comes up to it', () => {
    const output = fce2016.rate(documentOf(pair(999, 1000)));
    expect(output.findings).toMatchObject([{ severity: 'warning', article: '17.3', player: 'a' }]);
    expect(output.list.map((row) => row.rating)).toEqual([1000, 1000]);
  });
});

describe('claims', () => {
  it('[8.4] D-FCE-13: 25 days, the day of publication being the first', () => {
    expect(lastClaimDay(rules, 100)).toBe(124);
  });
  it('[8.4] the days on which a claim is admitted', () => {
    const window = { article: '8.4', decisions: ['D-FCE-13'], firstDay: 17_000, lastDay: 17_024 };
    expect(fce2016.claimWindow!(17_000)).toEqual(window);
  });
});
