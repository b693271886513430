import { describe, expect, it } from 'vitest';
import { RULES } from '../testing/build.ts';
import { abspPoints, cappedOpponent } from './absp-points.ts';

describe('ABSP points', () => {
  it('[1] opponents adding to 1901 in 12 games, 7 won and 5 lost: 2001 points, 166.75 a game', () => {
    const opponents = [158, 172, 140, 131, 185, 166, 150, 149, 163, 157, 170, 160];
    expect(opponents.reduce((sum, rating) => sum + rating, 0)).toBe(1901);
    const points = opponents.map((rating, game) => abspPoints(RULES, rating, game < 7 ? 1 : 0));
    const total = points.reduce((sum, p) => sum + p, 0);
    expect(total).toBe(2001);
    expect(total / opponents.length).toBe(166.75);
  });

  it('[1] a tie is worth the opponent’s rating', () => expect(abspPoints(RULES, 161, 0.5)).toBe(161));

  it.each([
    [189, 189],
    [190, 190],
    [191, 190],
    [111, 111],
    [110, 110],
    [109, 110],
  ])('[1] to a player of 150, an opponent of %d counts %d', (opponent, counted) => {
    expect(cappedOpponent(RULES, 150, opponent)).toBe(counted);
  });
});
