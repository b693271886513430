import { bitWords, setBit, type VertexSet } from './bits.ts';
import type { CostTable } from './pair-costs.ts';

/** Outer vertices of one kind with equal duals, which therefore move together. */
interface Alike {
  readonly first: number;
  /** Vertices examined by any of them. */
  readonly seen: VertexSet;
}

/**
 * Which vertices the outer vertices of a search have examined. A vertex that is not outer is equally near to outer
 * vertices that are alike, so only one of these has to examine it.
 */
export class ExaminedVertices {
  readonly #costs: CostTable;
  readonly #dual: Float64Array;
  readonly #outer: VertexSet;
  #ofKind: (Alike[] | undefined)[] = [];

  constructor(costs: CostTable, dual: Float64Array) {
    this.#costs = costs;
    this.#dual = dual;
    this.#outer = new Uint32Array(bitWords(costs.size));
  }

  clear(): void {
    this.#outer.fill(0);
    this.#ofKind = [];
  }

  addOuter(vertex: number): void {
    setBit(this.#outer, vertex);
  }

  /** Vertices examined by outer vertices that are like this one; a numbered vertex is like no other. */
  seenAlike(vertex: number): VertexSet {
    const { kinds, numberedFrom, numberedTo } = this.#costs;
    const nobody = new Uint32Array(this.#outer.length);
    if (vertex >= numberedFrom && vertex < numberedTo) return nobody;
    this.#ofKind[kinds[vertex]!] ??= [];
    const ofKind = this.#ofKind[kinds[vertex]!]!;
    const known = ofKind.find(({ first }) => this.#isAlike(first, vertex));
    if (known === undefined) ofKind.push({ first: vertex, seen: nobody });
    return known?.seen ?? nobody;
  }

  /**
   * From a word of vertices adjacent to an outer vertex, those that are outer too or not yet seen by one alike. All are
   * marked as seen.
   */
  unseen(beside: number, seen: VertexSet, word: number): number {
    const left = beside & (this.#outer[word]! | ~seen[word]!);
    seen[word]! |= beside;
    return left;
  }

  #isAlike(a: number, b: number): boolean {
    const { words } = this.#costs;
    for (let word = 0; word < words; word++)
      if (this.#dual[a * words + word] !== this.#dual[b * words + word]) return false;
    return true;
  }
}
