import type { Day, Outcome, RandomBelow } from '@escala/core';
import type { PackedGames } from '@escala/office';

/** The games of an event in progress; players are indexes of its participants. */
export class ScoreSheet {
  readonly #white: number[] = [];
  readonly #black: number[] = [];
  readonly #round: number[] = [];
  readonly #day: Day[] = [];
  readonly #outcome: Outcome[] = [];

  add(round: number, day: Day, white: number, black: number, outcome: Outcome): void {
    this.#white.push(white);
    this.#black.push(black);
    this.#round.push(round);
    this.#day.push(day);
    this.#outcome.push(outcome);
  }

  get games(): PackedGames {
    return {
      count: this.#white.length,
      white: Uint16Array.from(this.#white),
      black: Uint16Array.from(this.#black),
      round: Uint16Array.from(this.#round),
      day: Int32Array.from(this.#day),
      outcome: Uint8Array.from(this.#outcome),
    };
  }
}

/** The players of an event, their strengths, and its days. */
export interface Field {
  readonly strengths: ArrayLike<number>;
  /** Day of each round. */
  readonly days: readonly Day[];
  readonly random: RandomBelow;
  readonly sheet: ScoreSheet;
}
