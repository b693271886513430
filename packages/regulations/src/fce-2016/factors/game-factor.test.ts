import { describe, expect, it } from 'vitest';
import { fce2016 } from '../index.ts';
import { documentOf, eventOf, gameOf, pair } from '../testing/document.ts';

const blitz = { minutes: 3, increment: 2 };
const rate = (ratingA: number, ratingB: number, game: object, parts: object = {}, event: object = {}) =>
  fce2016.rate(
    documentOf({
      ...pair(ratingA, ratingB),
      events: [eventOf({ games: [gameOf('a', 'b', '1-0', game)], ...event })],
      ...parts,
    }),
  ).ledger;

describe('the change of a game', () => {
  it('[15.1] [15.2] each with an own K: 24 against 16', () => {
    expect(rate(1999, 2000, {})).toMatchObject([
      { player: 'a', expected: 0.5, k: 24, score: 1, change: 12 },
      { player: 'b', expected: 0.5, k: 16, score: 0, change: -8 },
    ]);
  });
  it('[16.5a] blitz: half of the own K', () => {
    const lines = rate(1999, 2000, {}, { rhythm: 'rapid' }, { timeControl: blitz });
    expect(lines).toMatchObject([
      { k: 12, change: 6 },
      { k: 8, change: -4 },
    ]);
    expect(lines[0]).toMatchObject({ articles: ['8.3', '13.2', '15.2', '16.2', '16.5a'], decisions: ['D-FCE-1'] });
  });
  it('[7] [16.6b] a forfeit uses half of the lower K, against the own rating', () => {
    const lines = rate(1400, 2300, { kind: 'forfeit' });
    expect(lines).toMatchObject([
      { own: 1400, opponentRating: 1400, score: 1, expected: 0.5, k: 4, change: 2 },
      { own: 2300, opponentRating: 2300, score: 0, expected: 0.5, k: 4, change: -2 },
    ]);
    expect(lines[0]!.articles).toEqual(['8.3', '7', '15.2', '16.2', '16.6b']);
  });
  it('[7] a double forfeit is a loss for both', () => {
    expect(rate(1600, 1600, { kind: 'forfeit', result: '0-0' })).toMatchObject([{ change: -7.5 }, { change: -7.5 }]);
  });
  it('[16.6a] adjudicated without a move: half of the lower K, the true ratings', () => {
    const lines = rate(1400, 1699, { kind: 'adjudicated' });
    expect(lines).toMatchObject([
      { opponentRating: 1699, expected: 0.15, k: 15, change: 12.75 },
      { opponentRating: 1400, expected: 0.85, k: 15, change: -12.75 },
    ]);
    expect(lines[0]!.articles).toEqual(['8.3', '13.2', '15.2', '16.2', '16.6a']);
  });
  it('[16.6b] D-FCE-12: blitz does not halve a second time', () => {
    const lines = rate(1999, 2000, { kind: 'forfeit' }, { rhythm: 'rapid' }, { timeControl: blitz });
    expect(lines).toMatchObject([{ k: 8, decisions: ['D-FCE-12'] }, { k: 8 }]);
  });
  it('[16.6b] D-FCE-12: nor does the half K of an active event', () => {
    const active = { timeControl: { minutes: 20 }, halfK: true };
    expect(rate(1999, 2000, { kind: 'forfeit' }, { rhythm: 'rapid' }, active)).toMatchObject([{ k: 8 }, { k: 8 }]);
  });
  it('[16.2b] forfeits are not among the games that make K: gamesByYear holds the others', () => {
    const facts = { id: 'a', firstSeason: 2017, gamesByYear: { 2017: 0 } };
    const output = fce2016.rate(
      documentOf({
        players: [facts, { ...facts, id: 'b' }],
        lists: pair(1600, 1600).lists,
        events: [eventOf({ games: [gameOf('a', 'b', '1-0', { kind: 'forfeit' })] })],
      }),
    );
    expect(output.ledger[0]).toMatchObject({ k: 16.5 });
  });
  it('[16.2] K comes from the list of the game, with the season of that list', () => {
    const facts = { id: 'a', firstSeason: 2017, gamesByYear: { 2017: 54 } };
    const output = fce2016.rate(
      documentOf({
        listDate: '2018-02-01',
        players: [facts, { ...facts, id: 'b' }],
        lists: [
          { date: '2017-12-01', ratings: { a: 1699, b: 1699 } },
          { date: '2018-01-01', ratings: { a: 1700, b: 1700 } },
        ],
        events: [
          eventOf({ id: 'old', start: '2017-12-30', end: '2018-01-02', games: [gameOf('a', 'b', '1-0')] }),
          eventOf({ id: 'new', start: '2018-01-01', end: '2018-01-02', games: [gameOf('a', 'b', '1-0')] }),
        ],
      }),
    );
    expect(output.ledger.map((line) => [line.event, line.k])).toEqual([
      ['old', 30],
      ['old', 30],
      ['new', 21],
      ['new', 21],
    ]);
  });
});

describe('example 18.1', () => {
  it('[18.1] 2150 loses to 2030: .66 expected; with K 18.1, which no rounded K gives, -11.946 and 2138', () => {
    const [line] = rate(2150, 2030, { result: '0-1' });
    expect(line).toMatchObject({ own: 2150, opponentRating: 2030, expected: 0.66, score: 0 });
    // K of 18.1 in tenths times hundredths gives exact thousandths.
    expect((181 * (0 - 66)) / 1000).toBe(-11.946);
    expect(2150 + Math.round(-11.946)).toBe(2138);
  });
  it('[18.1] D-FCE-10: with K 18 the change is -11.88 and the rating 2138 as well', () => {
    const [a, b] = [{ id: 'a', firstSeason: 2017, gamesByYear: { 2017: 9 } }, { id: 'b' }];
    const output = fce2016.rate(
      documentOf({
        players: [a, b],
        lists: [{ date: '2018-02-01', ratings: { a: 2150, b: 2030 } }],
        events: [eventOf({ games: [gameOf('a', 'b', '0-1')] })],
      }),
    );
    expect(output.list.find((row) => row.id === 'a')).toMatchObject({ rating: 2138, change: -11.88, k: 18, k0: 16 });
  });
});
