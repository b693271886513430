import type { Tournament } from '@escala/core';
import { expect, it } from 'vitest';
import { pointsBefore } from '../../shared/points-before.ts';

const TOURNAMENT: Tournament = {
  format: 'escala/tournament@1',
  system: 'fce-1990',
  rounds: 3,
  players: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  games: [
    { round: 1, white: 'a', black: 'b', result: '1/2' },
    { round: 2, white: 'c', black: 'a', result: '0-1', kind: 'forfeit' },
    { round: 3, white: 'b', black: 'c' },
  ],
  byes: [{ round: 1, player: 'c', points: 1 }],
};

it('[Sistemes 4.1] what was made before a round: games, forfeits and byes; open games give nothing', () => {
  const points = (round: number) => Object.fromEntries(pointsBefore(TOURNAMENT, round));
  expect([1, 2, 3, 4].map(points)).toEqual([
    { a: 0, b: 0, c: 0 },
    { a: 0.5, b: 0.5, c: 1 },
    { a: 1.5, b: 0.5, c: 1 },
    { a: 1.5, b: 0.5, c: 1 },
  ]);
});
