import { expectedScore } from '@escala/core';
import { EXPECTATIONS } from '../../shared/fide-expectations.ts';
import { ratingDifference } from '../../shared/fide-rating-difference.ts';
import type { Field, Turn } from './record.ts';

/** Art. 10: games over the board alone, with one, a half and nothing for them whatever the tournament gives. */
interface RatedGame {
  readonly opponent: number;
  readonly rating: number;
  /** In hundredths. */
  readonly score: number;
}

const OPEN = 800;
const ALL = 736;
const halfUp = (value: number): number => Math.floor(value + 0.5);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** The codes of ratings for one field; null where somebody has no rating. */
export class RatingCodes {
  readonly #games: readonly (readonly RatedGame[])[];

  constructor(field: Field, ratings: readonly number[]) {
    const hundredths = ({ points }: Turn): number =>
      points[0] === field.win[0] ? 100 : points[0] === field.draw[0] ? 50 : 0;
    this.#games = field.turns.map((own) =>
      own.flatMap((turn) =>
        turn.kind === 'game'
          ? [{ opponent: turn.opponent, rating: ratings[turn.opponent]!, score: hundredths(turn) }]
          : [],
      ),
    );
  }

  /** 10.1: the mean of the opponents, half up; cuts take the lowest, and of a median the highest. */
  average(low = 0, high = 0): number[] {
    return this.#games.map((games) => {
      const left = games
        .map(({ rating }) => rating)
        .sort((a, b) => a - b)
        .slice(low, high === 0 ? undefined : -high);
      return left.length === 0 ? 0 : halfUp(sum(left) / left.length);
    });
  }

  /** 10.2: with the table of B.02 8.1.1, 800 for all and nothing. */
  performance(): number[] {
    const averages = this.average();
    return this.#games.map((games, i) => {
      if (games.length === 0) return 0;
      const score = halfUp(sum(games.map((game) => game.score)) / games.length);
      return averages[i]! + ratingDifference(score, OPEN);
    });
  }

  /** 10.3: the lowest whole rating that would be expected to score as much, by the table of B.02 8.1.2. */
  perfect(): number[] {
    return this.#games.map((games) => {
      if (games.length === 0) return 0;
      const points = sum(games.map((game) => game.score));
      const ratings = games.map(({ rating }) => rating);
      if (points === 0) return Math.min(...ratings) - OPEN;
      const expected = (own: number): number => sum(ratings.map((rating) => expectedScore(EXPECTATIONS, own - rating)));
      let [low, high] = [Math.min(...ratings) - ALL, Math.max(...ratings) + ALL];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        if (expected(middle) >= points) high = middle;
        else low = middle + 1;
      }
      return low;
    });
  }

  /** 10.4, 10.5: the mean of a performance of the opponents, half up. */
  averageOf(each: readonly number[]): number[] {
    return this.#games.map((games) =>
      games.length === 0 ? 0 : halfUp(sum(games.map(({ opponent }) => each[opponent]!)) / games.length),
    );
  }
}
