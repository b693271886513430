import type { StandingsRow } from '@escala/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharePrizes } from './share-prizes.ts';

/** Rows with these points, all ranks different. */
const rowsOf = (points: readonly number[]): StandingsRow[] =>
  points.map((value, i) => ({ rank: i + 1, player: `${i + 1}`, points: value, tiebreaks: [] }));

const amounts = (points: readonly number[], prizes: readonly number[]) => {
  const result = sharePrizes(rowsOf(points), prizes);
  return result.kind === 'shared'
    ? Object.fromEntries(result.shares.map(({ player, amount }) => [player, amount]))
    : {};
};

describe('prize money', () => {
  it('[Desempats 1.6.1] nobody level: each the prize of the place', () => {
    expect(amounts([3, 2, 1], [500, 300, 100])).toEqual({ 1: 500, 2: 300, 3: 100 });
  });
  it('[Desempats 1.6.1] level on points share the prizes of their places, whatever the tie-breaks say', () => {
    expect(amounts([3, 2.5, 2.5, 2.5, 1], [500, 300, 100])).toEqual({ 1: 500, 2: 134, 3: 133, 4: 133 });
  });
  it('[Desempats 1.6.1] D-COMP-16: odd coins one by one to the better ranked; limits in threes', () => {
    expect(amounts([2, 2, 2], [300])).toEqual({ 1: 100, 2: 100, 3: 100 });
    expect(amounts([2, 2, 2], [301])).toEqual({ 1: 101, 2: 100, 3: 100 });
    expect(amounts([2, 2, 2], [302])).toEqual({ 1: 101, 2: 101, 3: 100 });
  });
  it('[Desempats 1.6.1] a share says its places and their sum', () => {
    expect(sharePrizes(rowsOf([3, 2, 2]), [500, 300, 101])).toEqual({
      kind: 'shared',
      shares: [
        { player: '1', amount: 500, firstPlace: 1, lastPlace: 1, pool: 500 },
        { player: '2', amount: 201, firstPlace: 2, lastPlace: 3, pool: 401 },
        { player: '3', amount: 200, firstPlace: 2, lastPlace: 3, pool: 401 },
      ],
    });
  });
  it('[Desempats 1.6.1] more prizes than players: the rest goes to nobody; no prizes: no shares', () => {
    expect(amounts([1], [10, 5])).toEqual({ 1: 10 });
    expect(amounts([1, 0], [])).toEqual({});
  });
  it('[Desempats 1.6.1] amounts are whole and not below zero, each fault named', () => {
    expect(sharePrizes(rowsOf([1]), [10.5, 3, -1, Number.NaN])).toMatchObject({
      kind: 'refused',
      findings: [
        { code: 'fce-1990.prize-amount', values: { place: 1, prize: 10.5 } },
        { code: 'fce-1990.prize-amount', values: { place: 3, prize: -1 } },
        { code: 'fce-1990.prize-amount', values: { place: 4 } },
      ],
    });
  });
  it('[Desempats 1.6.1] nothing is lost, nobody level differs by more than one coin, and better ranked is never less', () => {
    const points = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(points, fc.array(fc.nat(100_000), { maxLength: 12 }), (unsorted, prizes) => {
        const rows = rowsOf(unsorted.toSorted((a, b) => b - a));
        const result = sharePrizes(rows, prizes);
        if (result.kind === 'refused') throw new Error('refused');
        const paid = new Map(result.shares.map(({ player, amount }) => [player, amount]));
        const total = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);
        expect(total(paid.values())).toBe(total(prizes.slice(0, rows.length)));
        rows.slice(1).forEach((row, i) => {
          if (row.points !== rows[i]!.points) return;
          const [better, worse] = [paid.get(rows[i]!.player) ?? 0, paid.get(row.player) ?? 0];
          expect([0, 1]).toContain(better - worse);
        });
      }),
    );
  });
});
