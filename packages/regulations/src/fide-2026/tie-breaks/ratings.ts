import { expectedScore } from '@escala/core';
import { EXPECTATIONS, ratingDifference } from '../../shared/fide-tables.ts';
import { type Field, onceAField } from './record.ts';

const OPEN = 800;
const ALL = 736;
const halfUp = (value: number): number => Math.floor(value + 0.5);

/** Art. 10: only games over the board, with one, a half and zero points whatever the tournament gives. */
export class RatingCodes {
  readonly #size: number;
  /** Games of participant i are those from `starts[i]` to `starts[i + 1]`. */
  readonly #starts: Int32Array;
  readonly #opponents: Int32Array;
  readonly #ratings: Float64Array;
  /** In hundredths, by participant. */
  readonly #scores: Float64Array;
  #performances: number[] | undefined;
  #perfects: number[] | undefined;

  constructor({ turns, rounds, win, draw }: Field, ratings: readonly number[]) {
    this.#size = turns.length;
    this.#starts = new Int32Array(turns.length + 1);
    this.#opponents = new Int32Array(turns.length * rounds);
    this.#ratings = new Float64Array(turns.length * rounds);
    this.#scores = new Float64Array(turns.length);
    let game = 0;
    turns.forEach((own, i) => {
      for (const { kind, opponent, points } of own) {
        if (kind !== 'game') continue;
        this.#opponents[game] = opponent;
        this.#ratings[game++] = ratings[opponent]!;
        this.#scores[i]! += points[0] === win[0] ? 100 : points[0] === draw[0] ? 50 : 0;
      }
      this.#starts[i + 1] = game;
    });
  }

  /** 10.1: the mean rating of the opponents, half rounded up; cuts remove the lowest and, for a median, the highest. */
  average(low = 0, high = 0): number[] {
    return this.#each((from, to) => {
      const left = this.#ratings
        .slice(from, to)
        .sort()
        .subarray(low, Math.max(low, to - from - high));
      return left.length === 0 ? 0 : halfUp(left.reduce((sum, rating) => sum + rating, 0) / left.length);
    });
  }

  /** 10.2: by the table of B.02 8.1.1, with 800 for 100 % and 0 %. */
  performance(): number[] {
    if (this.#performances) return this.#performances;
    const averages = this.average();
    this.#performances = this.#each((from, to, i) =>
      to === from ? 0 : averages[i]! + ratingDifference(this.percentage(i), OPEN),
    );
    return this.#performances;
  }

  /** 10.2: percentage of the points over the board, half rounded up. */
  percentage(i: number): number {
    const games = this.#starts[i + 1]! - this.#starts[i]!;
    return games === 0 ? 0 : halfUp(this.#scores[i]! / games);
  }

  /** 10.3: the lowest whole rating whose expected score is at least the actual one, by the table of B.02 8.1.2. */
  perfect(): number[] {
    this.#perfects ??= this.#each((from, to, i) => {
      if (to === from) return 0;
      let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (let game = from; game < to; game++) {
        lowest = Math.min(lowest, this.#ratings[game]!);
        highest = Math.max(highest, this.#ratings[game]!);
      }
      if (this.#scores[i] === 0) return lowest - OPEN;
      let [low, high] = [lowest - ALL, highest + ALL];
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        let expected = 0;
        for (let game = from; game < to; game++) expected += expectedScore(EXPECTATIONS, middle - this.#ratings[game]!);
        if (expected >= this.#scores[i]!) high = middle;
        else low = middle + 1;
      }
      return low;
    });
    return this.#perfects;
  }

  /** 10.4, 10.5: the mean of the opponents' performances, half rounded up. */
  averageOf(each: readonly number[]): number[] {
    return this.#each((from, to) => {
      let sum = 0;
      for (let game = from; game < to; game++) sum += each[this.#opponents[game]!]!;
      return to === from ? 0 : halfUp(sum / (to - from));
    });
  }

  #each(valueFrom: (from: number, to: number, i: number) => number): number[] {
    return Array.from({ length: this.#size }, (_, i) => valueFrom(this.#starts[i]!, this.#starts[i + 1]!, i));
  }
}

/** Undefined if any participant has no rating. */
export const ratingCodesOf = onceAField((field) =>
  field.ratings === undefined ? undefined : new RatingCodes(field, field.ratings),
);
