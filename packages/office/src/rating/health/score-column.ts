/** What somebody scored against what the table expected, over games that were played; sums in hundredths of a point. */
export interface ScoreSum {
  readonly games: number;
  readonly scored: number;
  readonly expected: number;
}

/** Sums by the place of a band, as columns: the pass over all games allocates nothing. */
export class ScoreColumn {
  readonly #games: Float64Array;
  readonly #scored: Float64Array;
  readonly #expected: Float64Array;

  constructor(bands: number) {
    this.#games = new Float64Array(bands);
    this.#scored = new Float64Array(bands);
    this.#expected = new Float64Array(bands);
  }

  /** Whatever is past the last band belongs to it. */
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

  /** Of as many bands. Sums are whole numbers of hundredths, so it is all one in which order they are added. */
  addAll(other: ScoreColumn): void {
    for (let band = 0; band < this.#games.length; band++) this.addSum(band, other.at(band));
  }

  at(band: number): ScoreSum {
    return { games: this.#games[band]!, scored: this.#scored[band]!, expected: this.#expected[band]! };
  }

  /** Places of bands in which there is a game. */
  bands(): number[] {
    return [...this.#games.keys()].filter((band) => this.#games[band]! > 0);
  }
}
