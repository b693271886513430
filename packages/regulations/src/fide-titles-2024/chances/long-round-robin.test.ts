import type { Tournament } from '@escala/core';
import { expect, it } from 'vitest';
import { normChances } from './norm-chances.ts';

/** Twenty players: nineteen games, of which ten may be ignored if they are won. */
function roundRobin(ratingOf: (number: number) => number): Tournament {
  const players = Array.from({ length: 20 }, (_, i) => {
    const number = i + 1;
    const [title, federation] = [['GM', 'IM', 'FM'][i % 3]!, ['ESP', 'FRA', 'GER', 'ITA', 'ENG'][i % 5]!];
    return { id: `p${number}`, number, rating: ratingOf(number), title, federation, sex: 'm' as const };
  });
  const event = { start: '2026-01-01', end: '2026-01-20' };
  return { format: 'escala/tournament@1', system: 'round-robin', rounds: 19, players, games: [], event };
}

const gmLines = (tournament: Tournament) =>
  normChances(tournament, 'p9')
    .filter(({ norm }) => norm === 'GM')
    .flatMap(({ lines }) => lines.map(({ score, wins }) => [score, wins]));

it('[1.4.1f] tells what a round robin of twenty still needs before its first round', () => {
  // Whoever ignores wins has to score them first.
  const [first, ...others] = gmLines(roundRobin((number) => 2400 + 10 * number));
  expect(first?.[1]).toBe(0);
  expect(others.every(([score, wins]) => score! > first![0]! && wins! > 0)).toBe(true);
  // In a field this weak, ignoring games does not help.
  expect(gmLines(roundRobin((number) => 1400 + number))).toEqual([]);
});
