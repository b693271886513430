import { describe, expect, it } from 'vitest';
import { isShared, placesOf, rankingOf } from './ranking.ts';

const scored = (...scores: number[]) => scores.map((score, row) => ({ player: String(row), score }));
const placed = (...places: number[]) => places.map((place, row) => ({ player: String(row), place }));

describe('places', () => {
  it('[4] scores give places, equal ones the better place', () => {
    expect([...placesOf(scored(900, 1000, 950, 950))]).toEqual([4, 1, 2, 2]);
    expect([...placesOf(scored(7, 7, 7))]).toEqual([1, 1, 1]);
    expect([...placesOf(scored(10, 9, 100))]).toEqual([2, 3, 1]);
    expect([...placesOf(scored(-5, 0, -1.5))]).toEqual([3, 1, 2]);
  });

  it('[4] official places stay as they are, halves and equal ones included (D-FRS-2)', () => {
    expect([...placesOf(placed(1, 2.5, 2.5, 4))]).toEqual([1, 2.5, 2.5, 4]);
    expect([...placesOf(placed(2, 1, 2))]).toEqual([2, 1, 2]);
  });

  it('[4] players are found by their place in the document', () => {
    const index = new Map([
      ['x', 0],
      ['y', 1],
    ]);
    const results = [
      { player: 'y', place: 1 },
      { player: 'x', place: 2 },
    ];
    expect([...rankingOf(results, index).players]).toEqual([1, 0]);
  });

  it('[4] equal and half places are told apart from the others (D-FRS-2)', () => {
    const places = Float64Array.of(1, 2, 2, 4.5, 5);
    expect([...places].map((_, row) => isShared(places, row))).toEqual([false, true, true, true, false]);
  });
});
