import type { ScrabbleLedgerLine } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { frs2012 } from './index.ts';
import { document, event, game } from './testing/build.ts';
import { documents } from './testing/documents.ts';

function weightedMean(lines: readonly ScrabbleLedgerLine[]): number {
  const weights = lines.reduce((sum, { weight }) => sum + weight, 0);
  return lines.reduce((sum, { points, weight }) => sum + points * weight, 0) / weights;
}

describe('ledger', () => {
  it('[7] its weighted mean is every rating, and nobody else has lines', () => {
    forAll({ of: [documents] }, (input) => {
      const { ratings, ledger } = frs2012.rate(input);
      const groups = Object.groupBy(ledger, ({ player, type }): string => `${player} ${type}`);
      const rated = Object.entries(ratings).flatMap(([player, types]) =>
        Object.entries(types).map(([type, rating]) => ({ key: `${player} ${type}`, ...rating })),
      );
      expect(Object.keys(groups).sort()).toEqual(rated.map(({ key }) => key).sort());
      for (const { key, rating, played } of rated) {
        expect(weightedMean(groups[key]!)).toBeCloseTo(rating, 5);
        expect(groups[key]).toHaveLength(Math.min(played, 100));
      }
    });
  });

  it('[6] every line of a collective game recomputes, and stands in the games of the document', () => {
    forAll({ of: [documents] }, (input) => {
      const { ledger, games } = frs2012.rate(input);
      const points = new Map(games.map(({ id, points: all }) => [id, all]));
      for (const line of ledger.filter(({ type }) => type !== 'libere')) {
        const share = (line.players! - 2 * line.place! + 1) / (line.players! - 1);
        expect(line.points).toBeCloseTo(line.value! + 50 * share, 5);
        expect(points.get(line.game)![line.player]).toBe(line.points);
      }
    });
  });

  it('[1] every line of Libere recomputes from the two start ratings', () => {
    forAll({ of: [documents] }, (input) => {
      for (const line of frs2012.rate(input).ledger.filter(({ type }) => type === 'libere')) {
        const { own, opponentRating, value, points, score } = line as Required<ScrabbleLedgerLine>;
        expect(value).toBeCloseTo(Math.min(Math.max(opponentRating, own - 40), own + 40), 5);
        expect(points).toBeCloseTo(value + 100 * score - 50, 5);
      }
    });
  });

  it('[7] a line of a collective game says everything about it', () => {
    const results = [
      { player: 'A', place: 1 },
      { player: 'B', place: 2.5 },
      { player: 'C', place: 2.5 },
    ];
    const { ledger } = frs2012.rate(document({ collective: [game('g', '', { results })] }));
    expect(ledger[1]).toEqual({
      player: 'B',
      type: 'duplicat-clasic',
      game: 'g',
      date: '2010-05-01',
      value: 150,
      place: 2.5,
      players: 3,
      points: 125,
      weight: 245,
      articles: ['5', '6', '7'],
      decisions: ['D-FRS-2'],
    });
    expect(ledger[0]!.decisions).toEqual([]);
  });

  it('[1] a line of Libere says everything about it', () => {
    const libere = [event('t1', '2010-05-01', ['A-B 1-0'], 'AB'), event('t2', '2011-05-01', ['B-A 1/2'])];
    const { ledger } = frs2012.rate(document({ libere }));
    const line = { player: 'A', type: 'libere', round: 1, opponent: 'B' };
    expect(ledger.filter(({ player }) => player === 'A')).toEqual([
      {
        ...line,
        game: 't1',
        date: '2010-05-01',
        value: 150,
        own: 150,
        opponentRating: 150,
        score: 1,
        points: 200,
        weight: 199,
        articles: ['1', '2'],
        decisions: [],
      },
      {
        ...line,
        game: 't2',
        date: '2011-05-01',
        value: 160,
        own: 200,
        opponentRating: 100,
        score: 0.5,
        points: 160,
        weight: 200,
        articles: ['1'],
        decisions: ['D-FRS-4'],
      },
    ]);
  });
});
