import type { KnockoutPlace } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HALVES, knockoutRounds } from '../../shared/knockout-bracket.ts';
import { type KnockoutRecord, knockoutNextRound } from '../../shared/knockout-next-round.ts';
import { SYSTEMS } from '../systems.ts';

const named = (players: number) => Array.from({ length: players }, (_, i) => `${i + 1}`);
const place = (where: KnockoutPlace) => (typeof where === 'string' ? where : `w${where.winner}`);
const textOf = (players: number) =>
  knockoutRounds(named(players), HALVES).map(({ pairs, byes }) =>
    [...pairs.map(({ white, black }) => `${place(white)}-${place(black)}`), ...byes.map((bye) => `(${bye})`)].join(' '),
  );

/** The better seed always wins. */
const bestWins: KnockoutRecord = {
  winner: (_round, white, black) => (Number(white) < Number(black) ? white : black),
  hasLeft: () => false,
};

describe('the bracket', () => {
  it('[Sistemes 3.1] eight: 1-5, 3-7 and 2-6, 4-8, as printed', () => {
    expect(textOf(8)).toEqual(['1-5 3-7 2-6 4-8', 'w1-w2 w3-w4', 'w1-w2']);
  });
  it('[Sistemes 3.1] two, four and sixteen: i against i + n/2, odd and even apart, again and again', () => {
    expect(textOf(2)).toEqual(['1-2']);
    expect(textOf(4)).toEqual(['1-3 2-4', 'w1-w2']);
    expect(textOf(16)[0]).toBe('1-9 5-13 3-11 7-15 2-10 6-14 4-12 8-16');
  });
  it('[Sistemes 3.1] D-COMP-15: no power of two: byes to the best seeds, the rest by the same rule', () => {
    expect(textOf(3)).toEqual(['2-3 (1)', '1-w1']);
    expect(textOf(5)).toEqual(['4-5 (1) (2) (3)', '1-3 2-w1', 'w1-w2']);
    expect(textOf(6)).toEqual(['3-5 4-6 (1) (2)', '1-w1 2-w2', 'w1-w2']);
    expect(textOf(7)).toEqual(['3-6 2-5 4-7 (1)', '1-w1 w2-w3', 'w1-w2']);
    expect(textOf(9)).toEqual(['8-9 (1) (2) (3) (4) (5) (6) (7)', '1-5 3-7 2-6 4-w1', 'w1-w2 w3-w4', 'w1-w2']);
  });
  it('[Sistemes 3.1] one champion for any field: n - 1 games, and the best two meet in the final', () => {
    forAll({ of: [fc.integer({ min: 2, max: 70 })] }, (players) => {
      const rounds = knockoutRounds(named(players), HALVES);
      expect(rounds.reduce((sum, { pairs }) => sum + pairs.length, 0)).toBe(players - 1);
      expect(rounds).toHaveLength(Math.ceil(Math.log2(players)));
      const final = knockoutNextRound(rounds, rounds.length, bestWins);
      expect(final).toMatchObject({ kind: 'drawn-up', pairs: [{ white: '1', black: '2' }] });
    });
  });
  it('[Sistemes 3.1] the whole as a document', () => {
    expect(SYSTEMS.knockout.schedule!(3)).toEqual({
      kind: 'scheduled',
      schedule: {
        format: 'escala/schedule@1',
        system: 'knockout',
        players: 3,
        rounds: [
          { round: 1, pairs: [{ board: 1, white: '2', black: '3' }], byes: ['1'] },
          { round: 2, pairs: [{ board: 1, white: '1', black: { winner: 1 } }], byes: [] },
        ],
      },
    });
  });
});

describe('the next round', () => {
  const eight = knockoutRounds(named(8), HALVES);
  const played = (winners: Record<string, string | null>, left: Record<string, number> = {}): KnockoutRecord => ({
    winner: (round, white, black) => winners[`${round} ${white}-${black}`],
    hasLeft: (player, round) => (left[player] ?? 99) < round,
  });
  const first = { '1 1-5': '5', '1 3-7': '3', '1 2-6': '2', '1 4-8': '8' };

  it('[Sistemes 3.1] who won meets who won on the next board', () => {
    expect(knockoutNextRound(eight, 2, played(first))).toEqual({
      kind: 'drawn-up',
      round: 2,
      pairs: [
        { board: 1, white: '5', black: '3' },
        { board: 2, white: '2', black: '8' },
      ],
      byes: [],
    });
  });
  it('[Sistemes 3.1] boards without a winner are named, of whatever round', () => {
    const { '1 3-7': _, ...open } = first;
    expect(knockoutNextRound(eight, 3, played(open))).toEqual({
      kind: 'undecided',
      boards: [
        { round: 1, board: 2, white: '3', black: '7' },
        { round: 2, board: 2, white: '2', black: '8' },
      ],
    });
  });
  it('[Sistemes 3.1] who has nobody left to play goes on', () => {
    const nobody = knockoutNextRound(eight, 2, played({ ...first, '1 3-7': null }));
    expect(nobody).toMatchObject({ pairs: [{ board: 2 }], byes: ['5'] });
    const left = knockoutNextRound(eight, 2, played(first, { '2': 1, '8': 1 }));
    expect(left).toMatchObject({ pairs: [{ board: 1 }], byes: [] });
    expect(knockoutNextRound(eight, 3, played({ ...first, '2 5-3': '3' }, { '2': 1 }))).toMatchObject({
      pairs: [{ board: 1, white: '3', black: '8' }],
    });
  });
});
