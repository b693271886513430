import { bitWords, setBit, type VertexSet } from './bits.ts';
import type { CostTable } from './pair-costs.ts';

/** Outer vertices of one kind with one dual, as whose duals move alike. */
interface Alike {
  readonly first: number;
  /** Whom any of them has looked at. */
  readonly seen: VertexSet;
}

/**
 * Whom the outer vertices of a search have looked at. Whoever is not outer is as near to one of them as to another one that is alike, so
 * that nobody has to be looked at by both.
 */
export class OuterLooks {
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

  /** Whom those have looked at who are like an outer vertex; nobody else is like one with a number. */
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

  /** Of a word of those beside an outer vertex: who is outer too, or was seen by nobody alike; they are seen now. */
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
