import { describe, expect, it } from 'vitest';
import { secondChances } from './second-chances.ts';

const categories = ['first-division', 'second-division', 'first'];
const teams = [
  { id: 'A', number: 1, category: 'first-division' },
  { id: 'B', number: 2, category: 'second-division' },
  { id: 'C', number: 3, category: 'second-division' },
  { id: 'D', number: 4, category: 'first' },
  { id: 'E', number: 5, category: 'first' },
  { id: 'F', number: 6 },
];

describe('second chances', () => {
  it('[Sistemes 3.1.1] beaten by a higher category: on in the own one, the strongest first', () => {
    const defeats = [
      { round: 1, winner: 'B', loser: 'E' },
      { round: 1, winner: 'A', loser: 'C' },
      { round: 2, winner: 'A', loser: 'D' },
      { round: 2, winner: 'A', loser: 'B' },
    ];
    expect(secondChances(teams, categories, defeats)).toEqual([
      {
        category: 'second-division',
        entries: [
          { team: 'B', round: 2, beatenBy: 'A' },
          { team: 'C', round: 1, beatenBy: 'A' },
        ],
      },
      {
        category: 'first',
        entries: [
          { team: 'D', round: 2, beatenBy: 'A' },
          { team: 'E', round: 1, beatenBy: 'B' },
        ],
      },
    ]);
  });
  it('[Sistemes 3.1.1] beaten by an equal or a lower category: out; by higher, equal, lower in threes', () => {
    const against = (winner: string) => secondChances(teams, categories, [{ round: 1, winner, loser: 'C' }]).length;
    expect([against('A'), against('B'), against('D')]).toEqual([1, 0, 0]);
  });
  it('[Sistemes 3.1.1] a team without a category neither gives nor gets a second chance', () => {
    expect(secondChances(teams, categories, [{ round: 1, winner: 'F', loser: 'E' }])).toEqual([]);
    expect(secondChances(teams, categories, [{ round: 1, winner: 'A', loser: 'F' }])).toEqual([]);
  });
});
