import { bitWords, lowestBit } from './bits.ts';
import type { CostTable } from './pair-costs.ts';

const NONE = -1;

/**
 * The nearest outer vertex in another part for each vertex, among those that a search has examined. When duals move,
 * all of them come nearer by the same amount, so the nearest one stays the nearest and no edge has to be examined
 * twice.
 */
export class NearestOuter {
  /** The nearest one for each vertex, or none. */
  readonly of: Int32Array;
  /** How far the two are from being tight; `words` numbers for each vertex. */
  readonly slack: Float64Array;
  readonly #costs: CostTable;
  readonly #dual: Float64Array;
  /** Slack of the pair examined last. */
  readonly #last: Float64Array;

  constructor(costs: CostTable, dual: Float64Array) {
    this.#costs = costs;
    this.#dual = dual;
    this.#last = new Float64Array(costs.words);
    this.of = new Int32Array(costs.size).fill(NONE);
    this.slack = new Float64Array(costs.size * costs.words);
  }

  /** True if no other is nearer to the vertex than this one. */
  keepNearer(vertex: number, outer: number): boolean {
    const { words, table, kinds, kindCount, numberedTo } = this.#costs;
    const dual = this.#dual;
    const least = this.slack;
    const last = this.#last;
    const at = vertex * words;
    const isFirst = this.of[vertex] === NONE;
    if (!isFirst && (words > 1 || numberedTo === 0)) {
      const cost = table[(kinds[vertex]! * kindCount + kinds[outer]!) * words]!;
      if (cost - dual[at]! - dual[outer * words]! > least[at]!) return false;
    }
    this.#writeSlack(vertex, outer);
    if (!isFirst) {
      let word = 0;
      while (word < words && last[word] === least[at + word]) word++;
      if (word === words) return true;
      if (last[word]! > least[at + word]!) return false;
    }
    this.of[vertex] = outer;
    for (let word = 0; word < words; word++) least[at + word] = last[word]!;
    return true;
  }

  /** Whether the pair that `keepNearer` has just found nearest is tight. */
  get isTight(): boolean {
    for (let word = 0; word < this.#last.length; word++) if (this.#last[word] !== 0) return false;
    return true;
  }

  /** Searches all possible partners of a vertex again, among those that `counts` accepts. */
  find(vertex: number, open: Uint32Array, counts: (vertex: number, outer: number) => boolean): void {
    const rowWords = bitWords(this.#costs.size);
    this.of[vertex] = NONE;
    for (let word = 0; word < rowWords; word++) {
      let bits = open[vertex * rowWords + word]!;
      while (bits !== 0) {
        const outer = lowestBit(word, bits);
        bits &= bits - 1;
        if (counts(vertex, outer)) this.keepNearer(vertex, outer);
      }
    }
  }

  #writeSlack(a: number, b: number): void {
    const { words, table } = this.#costs;
    const at = this.#costs.at(a, b);
    for (let word = 0; word < words; word++)
      this.#last[word] = table[at + word]! - this.#dual[a * words + word]! - this.#dual[b * words + word]!;
    this.#last[words - 1]! += this.#costs.numberOf(a, b);
  }
}
