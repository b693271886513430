/** Who has met whom, one bit for each two players. */
export class Meetings {
  readonly #bits: Uint32Array;
  readonly #row: number;

  constructor(players: number) {
    this.#row = (players + 31) >>> 5;
    this.#bits = new Uint32Array(players * this.#row);
  }

  add(a: number, b: number): void {
    this.#bits[a * this.#row + (b >>> 5)]! |= 1 << (b & 31);
    this.#bits[b * this.#row + (a >>> 5)]! |= 1 << (a & 31);
  }

  have(a: number, b: number): boolean {
    return ((this.#bits[a * this.#row + (b >>> 5)]! >>> (b & 31)) & 1) === 1;
  }
}
