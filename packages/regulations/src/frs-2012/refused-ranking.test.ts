import { describe, expect, it } from 'vitest';
import { frs2012 } from './index.ts';
import { document, game } from './testing/build.ts';

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
