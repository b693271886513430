import { bitWords, firstCommon, setBit, type VertexSet } from './bits.ts';

/** Which vertices may be paired, and what each pair costs. Symmetric; the first vertex has the lower number. */
export interface PairCosts {
  readonly size: number;
  /** How many numbers a cost has; they are compared from first to last. */
  readonly words: number;
  /** Allowed pairs: as rows of bits, which the matching takes over and changes, or by a function. */
  readonly rows?: Uint32Array;
  mayPair?(a: number, b: number): boolean;
  /** Writes the cost of a pair, whole numbers, into `costs` from `at` on. */
  writeCost(a: number, b: number, costs: Float64Array, at: number): void;
  /**
   * Kind of each vertex, from 0 on: pairs of the same two kinds cost the same. By default each vertex is its own kind.
   */
  readonly kinds?: Int32Array;
  /** Two vertices in this range also cost the number of the first of the two, in the last word. */
  readonly numbered?: Numbered;
  /** An initial perfect matching. */
  readonly mate?: Int32Array;
  /** A hint: fewer vertices are of these kinds than would be paired with them; most of the latter must go elsewhere. */
  readonly scarce?: ReadonlySet<number>;
}

export interface Numbered {
  readonly from: number;
  readonly to: number;
  /** The expected number of pairs among them, the first ones with the others. */
  readonly pairs: number;
}

/** Costs by kinds of vertices, doubled so that their halves are whole numbers. */
export class CostTable {
  readonly size: number;
  readonly words: number;
  readonly kinds: Int32Array;
  readonly kindCount: number;
  /** By kind and kind; infinite if they may not be paired. */
  readonly table: Float64Array;
  /** Allowed pairs, as rows of bits. */
  readonly rows: Uint32Array;
  readonly numberedFrom: number;
  readonly numberedTo: number;
  readonly numberedPairs: number;
  readonly scarce: ReadonlySet<number> | undefined;

  constructor(costs: PairCosts) {
    const { size, words, kinds, numbered } = costs;
    this.size = size;
    this.words = words;
    this.kinds = kinds ?? Int32Array.from({ length: size }, (_, vertex) => vertex);
    this.kindCount = 0;
    for (const kind of this.kinds) if (kind >= this.kindCount) this.kindCount = kind + 1;
    this.numberedFrom = numbered?.from ?? 0;
    this.numberedTo = numbered?.to ?? 0;
    this.numberedPairs = numbered?.pairs ?? 0;
    this.scarce = costs.scarce;
    this.rows = costs.rows ?? rowsOf(costs);
    this.table = new Float64Array(this.kindCount ** 2 * words).fill(Number.POSITIVE_INFINITY);
    this.#writeTable(costs);
  }

  /** Fills the table from one pair for each two kinds. */
  #writeTable({ writeCost }: PairCosts): void {
    const { size, words, kinds, kindCount, table, rows } = this;
    const rowWords = bitWords(size);
    /** For each kind: its vertices, and all vertices that any of them may be paired with. */
    const ofKind: VertexSet[] = [];
    for (let kind = 0; kind < kindCount; kind++) ofKind.push(new Uint32Array(rowWords));
    const beside = new Uint32Array(kindCount * rowWords);
    for (let vertex = 0; vertex < size; vertex++) {
      const kind = kinds[vertex]!;
      setBit(ofKind[kind]!, vertex);
      for (let word = 0; word < rowWords; word++) beside[kind * rowWords + word]! |= rows[vertex * rowWords + word]!;
    }
    for (let kind = 0; kind < kindCount; kind++)
      for (let other = kind; other < kindCount; other++) {
        const b = firstCommon(beside, kind * rowWords, ofKind[other]!);
        if (b === undefined) continue;
        const a = firstCommon(rows, b * rowWords, ofKind[kind]!)!;
        const there = this.at(a, b);
        table.fill(0, there, there + words);
        writeCost(Math.min(a, b), Math.max(a, b), table, there);
        for (let word = 0; word < words; word++) table[there + word]! *= 2;
        table.copyWithin(this.at(b, a), there, there + words);
      }
  }

  /** Index in the table of the cost of two vertices. */
  at(a: number, b: number): number {
    return (this.kinds[a]! * this.kindCount + this.kinds[b]!) * this.words;
  }

  /** The number that a pair costs in the last word, besides the table. */
  numberOf(a: number, b: number): number {
    const [low, high] = a < b ? [a, b] : [b, a];
    return low >= this.numberedFrom && high < this.numberedTo ? 2 * low : 0;
  }

  /** Adds the cost of a pair, multiplied by `times`, to a sum. */
  add(a: number, b: number, times: number, sum: Float64Array): void {
    const at = this.at(a, b);
    for (let word = 0; word < this.words; word++) sum[word]! += times * this.table[at + word]!;
    sum[this.words - 1]! += times * this.numberOf(a, b);
  }
}

function rowsOf({ size, mayPair }: PairCosts): Uint32Array {
  const rowWords = bitWords(size);
  const rows = new Uint32Array(size * rowWords);
  for (let a = 0; a < size; a++)
    for (let b = a + 1; b < size; b++) {
      if (!mayPair?.(a, b)) continue;
      setBit(rows, b, a * rowWords);
      setBit(rows, a, b * rowWords);
    }
  return rows;
}

/** Vertices with the same name are of one kind. */
export function kindsOf(size: number, nameOf: (vertex: number) => string | number): Int32Array {
  const known = new Map<string | number, number>();
  const kinds = new Int32Array(size);
  for (let vertex = 0; vertex < size; vertex++) {
    const name = nameOf(vertex);
    const kind = known.get(name) ?? known.size;
    if (kind === known.size) known.set(name, kind);
    kinds[vertex] = kind;
  }
  return kinds;
}

/** Amounts are lists of numbers, the most significant first; those of several parts are stored one after another. */

/** Adds an amount, multiplied by `times`, to that of a part. */
export function addTo(amounts: Float64Array, part: number, amount: Float64Array, times: number): void {
  const words = amount.length;
  for (let word = 0; word < words; word++) amounts[part * words + word]! += times * amount[word]!;
}

/** Subtracts an amount from a budget; false if the budget was too small. */
export function spend(budget: Float64Array, amount: Float64Array): boolean {
  for (let word = 0; word < budget.length; word++) budget[word]! -= amount[word]!;
  const first = budget.find((word) => word !== 0);
  return first === undefined || first > 0;
}

/** Whether the amount stored at `at`, divided by `shares`, is more than `amount`. */
export function isBeyond(amount: Float64Array, among: Float64Array, at: number, shares: number): boolean {
  for (let word = 0; word < amount.length; word++) {
    const difference = among[at + word]! / shares - amount[word]!;
    if (difference !== 0) return difference > 0;
  }
  return false;
}
