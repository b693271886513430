/** Actual against expected score, over played games; sums in hundredths of a point. */
export interface ScoreSum {
  readonly games: number;
  readonly scored: number;
  readonly expected: number;
}

/** Sums by band, as columns: the pass over all games allocates nothing. */
export class ScoreColumn {
  readonly #games: Float64Array;
  readonly #scored: Float64Array;
  readonly #expected: Float64Array;

  constructor(bands: number) {
    this.#games = new Float64Array(bands);
    this.#scored = new Float64Array(bands);
    this.#expected = new Float64Array(bands);
  }

  /** Values beyond the last band go into it. */
  add(band: number, scored: number, expected: number): void {
    const last = this.#games.length - 1;
    const place = band < last ? band : last;
    this.#games[place]!++;
    this.#scored[place]! += scored;
    this.#expected[place]! += expected;
  }

  addSum(band: number, { games, scored, expected }: ScoreSum): void {
    this.#games[band]! += games;
    this.#scored[band]! += scored;
    this.#expected[band]! += expected;
  }

  /** Adds a column with the same bands. Sums are whole hundredths, so the order of adding does not matter. */
  addAll(other: ScoreColumn): void {
    for (let band = 0; band < this.#games.length; band++) this.addSum(band, other.at(band));
  }

  at(band: number): ScoreSum {
    return { games: this.#games[band]!, scored: this.#scored[band]!, expected: this.#expected[band]! };
  }

  /** Indexes of the bands that have games. */
  bands(): number[] {
    return [...this.#games.keys()].filter((band) => this.#games[band]! > 0);
  }
}
