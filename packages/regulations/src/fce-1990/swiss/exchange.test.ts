import { MaximumMatching } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { type Field, Meetings } from './field.ts';
import { exchangeOrder, pairRest } from './pair-rest.ts';
import { RoundDesk } from './round-desk.ts';

/** A group of six level players without colours, some of whom have met. */
function pairsOfSix(met: [number, number][]): string {
  const meetings = new Meetings(6);
  for (const [a, b] of met) meetings.add(a - 1, b - 1);
  const six = [0, 1, 2, 3, 4, 5];
  const field: Field = {
    round: 1,
    lastRound: false,
    initialColour: 'white',
    ids: six.map((i) => String(i + 1)),
    numbers: six.map((i) => i + 1),
    ratings: six.map(() => 2000),
    doubledPoints: new Int32Array(6),
    colours: six.map(() => []),
    dues: six.map(() => ({ strength: 0, colour: 0 })),
    meetings,
    mayHaveBye: new Uint8Array(6),
    present: new Uint8Array(6).fill(1),
    categories: [],
  };
  const rest = new MaximumMatching(6, (a, b) => !meetings.have(a, b));
  rest.addAll(six);
  const desk = new RoundDesk(field, 'strict', rest);
  pairRest(desk, { doubledPoints: 0, direction: 'middle', residents: six }, six);
  return desk.pairs.map(({ first, second }) => `${first + 1}-${second + 1}`).join(',');
}

describe('exchanges within a group', () => {
  it('[Suis 9.4] [Suis 9.5] [Suis 11.1] [Suis 11.2] with six players the first reads 4, 5, 6, 3, 2', () => {
    expect(exchangeOrder([1, 2, 3, 4, 5, 6])).toEqual([4, 5, 6, 3, 2]);
  });
  it('[Suis 11.2] the table: 1 meets 4, else 5, 6, 3, 2, and the halves are formed anew', () => {
    const met: [number, number][] = [];
    const rows = [];
    for (const next of [undefined, 4, 5, 6, 3] as const) {
      if (next) met.push([1, next]);
      rows.push(pairsOfSix(met));
    }
    expect(rows).toEqual(['1-4,2-5,3-6', '1-5,2-4,3-6', '1-6,2-4,3-5', '1-3,2-5,4-6', '1-2,3-5,4-6']);
  });
  it('[Suis 11.3] the table: with 1-6 fixed, 2 meets 4, else 5, else 3; then 1 gives up 6', () => {
    const met: [number, number][] = [
      [1, 4],
      [1, 5],
    ];
    const rows = [pairsOfSix(met)];
    for (const pair of [
      [2, 4],
      [2, 5],
      [2, 3],
    ] as [number, number][]) {
      met.push(pair);
      rows.push(pairsOfSix(met));
    }
    expect(rows).toEqual(['1-6,2-4,3-5', '1-6,2-5,3-4', '1-6,2-3,4-5', '1-3,2-6,4-5']);
    met.push([2, 6]);
    expect(pairsOfSix(met)).toBe('1-2,3-5,4-6');
  });
});
