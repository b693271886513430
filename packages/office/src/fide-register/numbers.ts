const PIECE_BITS = 16;
const PIECE = 1 << PIECE_BITS;

/**
 * A list of numbers, in pieces: a single array would be copied whenever it is full, and might not fit into the
 * remaining memory.
 */
export class Numbers {
  readonly #pieces: Uint32Array[] = [];
  #last = new Uint32Array(0);
  count = 0;

  /** A list of this length, all 0 at first. */
  static sized(count: number): Numbers {
    const numbers = new Numbers();
    for (let from = 0; from < count; from += PIECE) numbers.#pieces.push(new Uint32Array(PIECE));
    numbers.count = count;
    return numbers;
  }

  add(number: number): void {
    const at = this.count++ & (PIECE - 1);
    if (at === 0) {
      this.#last = new Uint32Array(PIECE);
      this.#pieces.push(this.#last);
    }
    this.#last[at] = number;
  }

  set(index: number, number: number): void {
    this.#pieces[index >>> PIECE_BITS]![index & (PIECE - 1)] = number;
  }

  at(index: number): number {
    return this.#pieces[index >>> PIECE_BITS]![index & (PIECE - 1)]!;
  }
}
