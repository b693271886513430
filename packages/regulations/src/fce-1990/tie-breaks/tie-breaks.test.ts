import { describe, expect, it } from 'vitest';
import { tournamentOf, valuesOf } from '../standings/testing/build.ts';

/** Four players, three rounds: 1 beats 2 and 4 and draws with 3; a forfeit between 2 and 3. */
const small = tournamentOf({
  players: 4,
  games: [
    ['1 2 1-0', '3 4 0-1'],
    ['3 1 1/2', '4 2 1/2'],
    ['4 1 0-1', '2 3 1-0 f'],
  ],
});

describe('Buchholz', () => {
  it('[Desempats 2.1] the points of the opponents met; a forfeit has no opponent', () => {
    // Points: 1 has 2½, 2 has 1½, 3 has ½, 4 has 1½.
    expect(valuesOf(small, 'buchholz')).toEqual({ 1: 1.5 + 0.5 + 1.5, 2: 2.5 + 1.5, 3: 1.5 + 2.5, 4: 0.5 + 1.5 + 2.5 });
  });
  it('[Desempats 1.3.1] D-COMP-4: with all opponents, the unplayed round of each a draw', () => {
    // 2 won without play and counts ½ + ½; 3 lost without play and counts ½ + ½.
    expect(valuesOf(small, 'buchholz-corrected')).toEqual({
      1: 1 + 1 + 1.5,
      2: 2.5 + 1.5,
      3: 1.5 + 2.5,
      4: 1 + 1 + 2.5,
    });
  });
});

describe('Sonneborn-Berger', () => {
  it('[Desempats 2.2] the points of the beaten and half of those drawn with, to the quarter', () => {
    expect(valuesOf(small, 'sonneborn-berger')).toEqual({ 1: 1.5 + 0.25 + 1.5, 2: 0.75, 3: 1.25, 4: 0.5 + 0.75 });
  });
  it('[Desempats 2.2] D-COMP-13: an opponent who left before half brings nothing, and corrected Buchholz what the board gave', () => {
    const left = tournamentOf({
      players: 3,
      games: [['1 2 1/2'], ['1 3 1-0'], ['1 3 1-0']],
      withdrawals: [{ player: '2', afterRound: 1 }],
    });
    expect(valuesOf(left, 'sonneborn-berger')[1]).toBe(0);
    expect(valuesOf(left, 'buchholz')[1]).toBe(0);
    expect(valuesOf(left, 'buchholz-corrected')[1]).toBe(1.5 + 2 * 0.5);
  });
});

describe('Kashdan', () => {
  const each = tournamentOf({
    players: 2,
    rounds: 9,
    games: [['1 2 1-0'], ['2 1 1/2'], ['1 2 0-1']],
  });
  it('[Desempats 2.3] four, two and one', () => {
    expect(valuesOf(each, 'kashdan', 1)).toEqual({ 1: 4, 2: 1 });
    expect(valuesOf(each, 'kashdan', 2)).toEqual({ 1: 6, 2: 3 });
    expect(valuesOf(each, 'kashdan', 3)).toEqual({ 1: 7, 2: 7 });
  });
  it('[Desempats 2.3.1] two without play: forfeit won, lost, lost by both, adjudicated, bye', () => {
    const unplayed = (game: string) => valuesOf(tournamentOf({ players: 2, games: [[game]] }), 'kashdan');
    for (const game of ['1 2 1-0 f', '1 2 0-1 f', '1 2 0-0 f', '1 2 1-0 a', '1 2 0-1 a', '1 2 1/2 a'])
      expect(unplayed(game)).toEqual({ 1: 2, 2: 2 });
    const bye = tournamentOf({ players: 3, games: [['1 2 1-0']], byes: [{ round: 1, player: '3', points: 1 }] });
    expect(valuesOf(bye, 'kashdan')).toEqual({ 1: 4, 2: 1, 3: 2 });
  });
  it('[Desempats 2.3.1] nothing for an absence, and nothing after leaving', () => {
    const absent = tournamentOf({
      players: 4,
      games: [['1 2 1-0', '3 4 0-1'], ['1 4 1-0']],
      absences: [{ round: 2, player: '2' }],
      withdrawals: [{ player: '3', afterRound: 1 }],
    });
    expect(valuesOf(absent, 'kashdan')).toEqual({ 1: 8, 2: 1, 3: 1, 4: 5 });
  });
});

describe('progressive score', () => {
  it('[Desempats 2.4] the score after each round, added up', () => {
    expect(valuesOf(small, 'progressive')).toEqual({
      1: 1 + 1.5 + 2.5,
      2: 0 + 0.5 + 1.5,
      3: 0 + 0.5 + 0.5,
      4: 1 + 1.5 + 1.5,
    });
  });
  it('[Desempats 2.4.1] won, lost, lost, lost, drawn: 1 + 1 + 1 + 1 + 1.5 = 5.5', () => {
    const example = tournamentOf({
      players: 6,
      games: [['1 2 1-0'], ['3 1 1-0'], ['1 4 0-1'], ['5 1 1-0'], ['1 6 1/2']],
    });
    expect([1, 2, 3, 4, 5].map((round) => valuesOf(example, 'progressive', round)[1])).toEqual([1, 2, 3, 4, 5.5]);
  });
  it('[Desempats 2.4] the rounds after leaving go on adding', () => {
    const left = tournamentOf({
      players: 4,
      games: [['1 2 1-0', '3 4 1-0'], ['1 3 1-0'], ['3 4 1-0'], ['3 4 1-0']],
      withdrawals: [{ player: '1', afterRound: 2 }],
    });
    expect(valuesOf(left, 'progressive')[1]).toBe(1 + 2 + 2 + 2);
  });
});

it('[Desempats 1.4.1] wins with Black: only those over the board (D-COMP-41)', () => {
  const wins = tournamentOf({
    players: 2,
    games: [['1 2 0-1'], ['1 2 0-1 f'], ['2 1 1-0'], ['1 2 1/2'], ['1 2 0-1']],
  });
  expect(valuesOf(wins, 'black-wins')).toEqual({ 1: 0, 2: 2 });
});

describe('mean rating of the opponents', () => {
  const games = [
    ['1 2 1-0', '3 4 0-1'],
    ['3 1 1/2', '4 2 1/2'],
    ['4 1 0-1', '2 3 1-0 f'],
  ];
  it('[Suis 16] of those met over the board, to six digits', () => {
    const rated = tournamentOf({ players: [2000, 2101, 1900, 1800], games });
    expect(valuesOf(rated, 'average-rating')).toEqual({ 1: 1933.666667, 2: 1900, 3: 1900, 4: 2000.333333 });
  });
  it('[Suis 16] one unrated opponent of one of those level, and it says nothing about any of them', () => {
    // 2 and 4 are level; 4 has met 3, and only 3 is unrated. 1 has met 3 too; 3 has not met an unrated player.
    const unrated = tournamentOf({ players: [2000, 2101, 0, 1800], games });
    expect(valuesOf(unrated, 'average-rating')).toEqual({ 1: null, 2: null, 3: 1900, 4: null });
  });
  it('[Suis 16] D-COMP-12: who met nobody stands at 0', () => {
    const bye = tournamentOf({
      players: [2000, 1900, 1800],
      games: [['1 2 1-0']],
      byes: [{ round: 1, player: '3', points: 1 }],
    });
    expect(valuesOf(bye, 'average-rating')).toEqual({ 1: 1900, 2: 2000, 3: 0 });
  });
});
