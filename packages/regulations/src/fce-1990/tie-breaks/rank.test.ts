import { describe, expect, it } from 'vitest';
import { emptyTable } from './crosstable.ts';
import { rank } from './rank.ts';
import { QUARTERS, type TieBreak } from './tie-break.ts';

const table = emptyTable(['a', 'b', 'c'], 0, 1);

/** A mean of this many parts, one of them a point more than the rest. */
const meanOf = (counts: readonly number[]): TieBreak => ({
  name: 'average-rating',
  articles: [],
  decisions: () => [],
  mean: true,
  parts(_table, player, _tied, add) {
    for (let i = 0; i < counts[player]!; i++) add(i + 1, -1, QUARTERS * (i === 0 ? 2001 : 2000));
  },
});

describe('order', () => {
  it('[Suis 16] means are compared as fractions, although the six digits written are the same', () => {
    const { groups, values } = rank(table, [meanOf([1501, 1500, 1501])]);
    expect(values[0]).toEqual([2000.000666, 2000.000667, 2000.000666]);
    expect(groups).toEqual([[1], [0, 2]]);
    const close = rank(table, [meanOf([5001, 5000, 5000])]);
    expect(close.values[0]).toEqual([2000.0002, 2000.0002, 2000.0002]);
    expect(close.groups).toEqual([[1, 2], [0]]);
  });
  it('[Desempats 1] who is level on everything stays together, in order of numbers', () => {
    expect(rank(table, []).groups).toEqual([[0, 1, 2]]);
  });
  it('[Desempats 1] a tie-break knows those level on all before it, and nobody of an earlier group', () => {
    const seen: number[][] = [];
    const watching: TieBreak = {
      ...meanOf([1, 1, 1]),
      openFor(_table, tied) {
        seen.push([0, 1, 2].filter((player) => tied.has(player)));
        return undefined;
      },
    };
    rank(table, [watching, meanOf([1, 2, 1]), watching]);
    expect(seen).toEqual([[0, 1, 2], [0, 2], [1]]);
  });
});
