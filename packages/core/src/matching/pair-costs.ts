import { bitWords, setBit } from './bits.ts';

/** Which vertices may be paired and what that costs. Symmetric; the first of two vertices has the lower number. */
export interface PairCosts {
  readonly size: number;
  /** How many numbers a cost has: they are compared from the first to the last. */
  readonly words: number;
  mayPair(a: number, b: number): boolean;
  /** Writes the cost of a pair into `costs` from `at` on, whole numbers. */
  writeCost(a: number, b: number, costs: Float64Array, at: number): void;
  /** Pairs of vertices of the same two kinds cost the same, from 0 on; without it every vertex is a kind of its own. */
  readonly kinds?: Int32Array;
  /** Pairs of vertices from one to another, the last not included, cost the number of the first of the two as well, in the last word. */
  readonly numbered?: { readonly from: number; readonly to: number };
}

/** Costs by kinds of vertices, doubled so that halves of them are whole numbers. */
export class CostTable {
  readonly size: number;
  readonly words: number;
  readonly kinds: Int32Array;
  readonly kindCount: number;
  /** By kind and kind; infinite where no two of them may be paired. */
  readonly table: Float64Array;
  /** Who may be paired, as rows of bits. */
  readonly rows: Uint32Array;
  readonly numberedFrom: number;
  readonly numberedTo: number;

  constructor({ size, words, mayPair, writeCost, kinds, numbered }: PairCosts) {
    this.size = size;
    this.words = words;
    this.kinds = kinds ?? Int32Array.from({ length: size }, (_, vertex) => vertex);
    this.kindCount = this.kinds.reduce((most, kind) => Math.max(most, kind + 1), 0);
    this.numberedFrom = numbered?.from ?? 0;
    this.numberedTo = numbered?.to ?? 0;
    const rowWords = bitWords(size);
    this.rows = new Uint32Array(size * rowWords);
    this.table = new Float64Array(this.kindCount ** 2 * words).fill(Number.POSITIVE_INFINITY);
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) {
        if (!mayPair(a, b)) continue;
        setBit(this.rows, b, a * rowWords);
        setBit(this.rows, a, b * rowWords);
        const [there, back] = [this.at(a, b), this.at(b, a)];
        if (this.table[there] !== Number.POSITIVE_INFINITY) continue;
        this.table.fill(0, there, there + words);
        writeCost(a, b, this.table, there);
        for (let word = 0; word < words; word++) this.table[there + word]! *= 2;
        this.table.copyWithin(back, there, there + words);
      }
  }

  /** Where the cost of two vertices stands in the table. */
  at(a: number, b: number): number {
    return (this.kinds[a]! * this.kindCount + this.kinds[b]!) * this.words;
  }

  /** What the last word of a pair costs beside the table. */
  numberOf(a: number, b: number): number {
    const [low, high] = a < b ? [a, b] : [b, a];
    return low >= this.numberedFrom && high < this.numberedTo ? 2 * low : 0;
  }

  /** The cost of a pair times so much is added. */
  add(a: number, b: number, times: number, sum: Float64Array): void {
    const at = this.at(a, b);
    for (let word = 0; word < this.words; word++) sum[word]! += times * this.table[at + word]!;
    sum[this.words - 1]! += times * this.numberOf(a, b);
  }
}
