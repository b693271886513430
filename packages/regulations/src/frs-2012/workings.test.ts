import type { GeneralRating, TypeRating } from '@escala/core';
import { forAll } from '@escala/core/testing';
import { describe, expect, it } from 'vitest';
import { frs2012 } from './index.ts';
import { document, event, game } from './testing/build.ts';
import { documents } from './testing/documents.ts';

function stepsOf(player: string, input: Parameters<typeof frs2012.rate>[0]) {
  const { workings } = frs2012.rate(input, { workings: true });
  return workings!.find((working) => working.player === player)!.steps;
}

describe('workings', () => {
  it('[7] the explained result is the plain one', () => {
    forAll({ of: [documents] }, (input) => {
      const { workings, ...explained } = frs2012.rate(input, { workings: true });
      expect(workings).toBeDefined();
      expect(explained).toEqual(frs2012.rate(input));
    });
  });

  it('[7] the sums of every step give its rating, which is the one of the list', () => {
    forAll({ of: [documents] }, (input) => {
      const { workings, ratings, general } = frs2012.rate(input, { workings: true });
      expect(workings!.map(({ player }) => player).sort()).toEqual(expect.arrayContaining(Object.keys(ratings).sort()));
      for (const { player, steps } of workings!)
        for (const { quantity, values } of steps) {
          const ratingOf: Partial<Record<typeof quantity, TypeRating | GeneralRating | undefined>> = {
            'frs-2012.collective-rating': ratings[player]?.[values.type as 'compunere'],
            'frs-2012.libere-rating': ratings[player]?.libere,
            'frs-2012.general-rating': general[player],
          };
          const listed = ratingOf[quantity];
          if (listed === undefined) continue;
          expect([values.rating, values.displayed]).toEqual([listed.rating, listed.displayed]);
          if (quantity === 'frs-2012.general-rating') continue;
          expect(Number(values.weightedPoints) / Number(values.weights)).toBeCloseTo(listed.rating, 5);
        }
    });
  });

  it('[3] rating and status of a collective type, the bound being that of the whole window (D-FRS-3)', () => {
    const collective = [game('g1', 'AB'), game('g2', 'BC')];
    expect(stepsOf('A', document({ collective }))).toEqual([
      {
        quantity: 'frs-2012.collective-rating',
        articles: ['7'],
        decisions: ['D-FRS-7'],
        values: {
          type: 'duplicat-clasic',
          games: 1,
          weightedPoints: 47_000,
          weights: 235,
          rating: 200,
          displayed: 200,
        },
      },
      {
        quantity: 'frs-2012.collective-status',
        articles: ['2', '3'],
        decisions: ['D-FRS-3'],
        values: {
          type: 'duplicat-clasic',
          played: 1,
          calendar: 2,
          window: 20,
          needed: 3,
          status: 'provisional',
        },
      },
    ]);
  });

  it('[8] the general rating with the five that were counted', () => {
    const collective = ['g1', 'g2', 'g3'].map((id) => game(id, 'AB', { type: 'compunere' }));
    const step = stepsOf('A', document({ collective })).find(({ quantity }) => quantity.endsWith('general-rating'))!;
    expect(step.values).toEqual({
      clasic: 150,
      completiv: 150,
      eliptic: 150,
      compunere: 200,
      anticipatie: 150,
      missing: 4,
      rating: 160,
      displayed: 160,
    });
  });

  it('[1] start ratings, rating and status of Libere', () => {
    const libere = [
      event('t1', '2010-05-01', ['A-B 1-0'], 'AB'),
      event('t2', '2010-06-01', ['A-B 1-0'], 'AB'),
      event('t3', '2011-05-01', ['A-C 1/2']),
    ];
    const input = document({ libere });
    expect(
      stepsOf('A', input).map(({ quantity, values }) => [quantity.replace('frs-2012.libere-', ''), values]),
    ).toEqual([
      ['tournament-start', { event: 't1', games: 0, weightedPoints: 0, weights: 0, start: 150 }],
      ['tournament', { event: 't1', place: 1, players: 2, value: 150, points: 200 }],
      ['tournament-start', { event: 't2', games: 1, weightedPoints: 37_000, weights: 185, start: 200 }],
      ['tournament', { event: 't2', place: 1, players: 2, value: 150, points: 200 }],
      ['rating', expect.objectContaining({ games: 3, weights: 597 })],
      ['status', { played: 3, rounds: 3, needed: 1, last: '2011-05-01', inactiveFrom: '2013-05-01', status: 'active' }],
    ]);
    expect(stepsOf('C', input)[0]!.values).toMatchObject({ event: 't3', ratedGames: 1, games: 1 });
    expect(stepsOf('C', input)[0]!.decisions).toEqual(['D-FRS-5']);
  });
});
