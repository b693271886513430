import { describe, expect, it } from 'vitest';
import { frs2012 } from './index.ts';
import { isShared, placesOf, rankingOf } from './ranking.ts';
import { document, game } from './testing/build.ts';

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

describe('games that are refused', () => {
  it('[6] a game with one player is not rated and says so; two and three are (D-FRS-1)', () => {
    const collective = [game('one', 'A'), game('two', 'AB'), game('three', 'ABC')];
    const { games, findings } = frs2012.rate(document({ collective }));
    expect(games.map(({ id }) => id)).toEqual(['two', 'three']);
    expect(findings).toEqual([
      {
        severity: 'error',
        code: 'frs-2012.one-player',
        article: '6',
        decisions: ['D-FRS-1'],
        event: 'one',
        values: { game: 'one', date: '2010-05-01', players: 1 },
      },
    ]);
  });

  it('[7] a refused game takes no place in the calendar: the weights do not move', () => {
    const collective = [game('before', 'AB'), game('one', 'A'), game('after', 'AB')];
    const { ledger } = frs2012.rate(document({ collective }));
    expect(ledger.map(({ game: id, weight }) => [id, weight])).toEqual([
      ['before', 235],
      ['after', 245],
      ['before', 235],
      ['after', 245],
    ]);
  });

  it.each([
    [0.5, false],
    [1, true],
    [1.5, true],
    [2, true],
    [2.5, false],
  ])('[6] in a game of two, place %d is possible: %s', (place, possible) => {
    const collective = [
      game('g', '', {
        results: [
          { player: 'A', place: 1 },
          { player: 'B', place },
        ],
      }),
    ];
    const { games, findings } = frs2012.rate(document({ collective }));
    expect(games).toHaveLength(possible ? 1 : 0);
    expect(findings.map(({ code, player }) => [code, player])).toEqual(
      possible ? [] : [['frs-2012.place-impossible', 'B']],
    );
  });

  it('[2] refusals are told only of what would have counted', () => {
    const collective = [
      game('old', 'A', { date: '2008-12-31' }),
      game('later', 'A', { date: '2012-06-01' }),
      game('youth', 'A', { class: 'youth' }),
    ];
    expect(frs2012.rate(document({ collective })).findings).toEqual([]);
  });
});
