const PIECE_BITS = 16;
const PIECE = 1 << PIECE_BITS;

/** Numbers one after the other, in pieces: a single row of them would be copied whenever it is full. */
export class Numbers {
  readonly #pieces: Uint32Array[] = [];
  #last = new Uint32Array(0);
  count = 0;

  add(number: number): void {
    const at = this.count++ & (PIECE - 1);
    if (at === 0) {
      this.#last = new Uint32Array(PIECE);
      this.#pieces.push(this.#last);
    }
    this.#last[at] = number;
  }

  at(index: number): number {
    return this.#pieces[index >>> PIECE_BITS]![index & (PIECE - 1)]!;
  }
}
