import { AugmentingSearch } from './augmenting-search.ts';
import { hasBit, lowestBit, type VertexSet } from './bits.ts';

/** Whether two vertices may be paired. Symmetric; never called with a vertex and itself. */
export type Adjacent = (a: number, b: number) => boolean;

export const SINGLE = -1;

/** Whether anyone in one set is paired with anyone in the other. */
export function isAnyPaired(mate: Int32Array, ones: VertexSet, others: VertexSet): boolean {
  for (let word = 0; word < ones.length; word++)
    for (let bits = ones[word]!; bits !== 0; bits &= bits - 1) {
      const vertex = lowestBit(word, bits);
      if (vertex < mate.length && hasBit(others, mate[vertex]!)) return true;
    }
  return false;
}

/**
 * A maximum matching of a graph known only by its adjacency, kept maximum while vertices come and go. Pairing programs
 * ask thousands of times whether the rest can still be paired: in a dense graph two vertices are nearly always enough
 * to answer, and if not, one augmenting path repairs the matching instead of computing a new one.
 */
export class MaximumMatching {
  readonly mate: Int32Array;
  readonly #adjacent: Adjacent;
  readonly #search: AugmentingSearch;
  /** Vertices present, in no order, and each one's position among them. */
  readonly #present: Int32Array;
  readonly #place: Int32Array;
  #count = 0;
  #singles = 0;

  constructor(size: number, adjacent: Adjacent) {
    this.#adjacent = adjacent;
    this.mate = new Int32Array(size).fill(SINGLE);
    this.#present = new Int32Array(size);
    this.#place = new Int32Array(size).fill(SINGLE);
    this.#search = new AugmentingSearch(size);
  }

  /** Number of unmatched vertices, the minimum possible. */
  get singles(): number {
    return this.#singles;
  }

  get count(): number {
    return this.#count;
  }

  get isPerfect(): boolean {
    return this.#singles === 0;
  }

  has(vertex: number): boolean {
    return this.#place[vertex] !== SINGLE;
  }

  /** Present vertices in no particular order. */
  vertices(): Int32Array {
    return this.#present.subarray(0, this.#count);
  }

  /** Adds many vertices at once: paired greedily first, then by augmenting paths. */
  addAll(vertices: Iterable<number>): void {
    const added = [...vertices];
    for (const vertex of added) this.#enter(vertex);
    this.#singles += added.length;
    for (let i = 0; i < added.length; i++) {
      const vertex = added[i]!;
      for (let j = i + 1; j < added.length && this.mate[vertex] === SINGLE; j++) {
        const other = added[j]!;
        if (this.mate[other] === SINGLE && this.#adjacent(vertex, other)) this.#join(vertex, other);
      }
    }
    for (const vertex of added) if (this.mate[vertex] === SINGLE) this.#augment(vertex);
  }

  /** Adds one vertex, paired if possible. */
  add(vertex: number): void {
    this.#enter(vertex);
    this.#singles += 1;
    this.#augment(vertex);
  }

  /** Removes a vertex and repairs the matching. */
  remove(vertex: number): void {
    const other = this.mate[vertex]!;
    this.#leave(vertex);
    if (other === SINGLE) {
      this.#singles -= 1;
      return;
    }
    this.#disjoin(vertex, other);
    this.#singles += 1;
    this.#augment(other);
  }

  /**
   * Whether some maximum matching joins these two adjacent vertices. If so, the matching now does; if not, it is
   * unchanged.
   */
  canJoin(a: number, b: number): boolean {
    const x = this.mate[a]!;
    const y = this.mate[b]!;
    if (x === b) return true;
    if (x === SINGLE || y === SINGLE) return this.#joinWithSingle(a, b, x, y);
    this.#disjoin(a, x);
    this.#disjoin(b, y);
    this.#leave(a);
    this.#leave(b);
    this.#singles += 2;
    const repaired = this.#adjacent(x, y) ? this.#join(x, y) : this.#augment(x) || this.#augment(y);
    this.#enter(a);
    this.#enter(b);
    if (repaired) {
      this.#pair(a, b);
      return true;
    }
    this.#pair(a, x);
    this.#pair(b, y);
    this.#singles -= 2;
    return false;
  }

  /** Removes a joined pair; the rest stays maximum. */
  removePair(a: number, b: number): void {
    this.#disjoin(a, b);
    this.#leave(a);
    this.#leave(b);
  }

  /** Whether some maximum matching leaves this vertex single. If so, the matching now does; if not, it is unchanged. */
  canSpare(vertex: number): boolean {
    const partner = this.mate[vertex]!;
    if (partner === SINGLE) return true;
    if (this.#singles === 0) return false;
    this.#disjoin(vertex, partner);
    this.#leave(vertex);
    this.#singles += 1;
    const repaired = this.#augment(partner);
    this.#enter(vertex);
    if (repaired) this.#singles += 1;
    else {
      this.#pair(vertex, partner);
      this.#singles -= 1;
    }
    return repaired;
  }

  /** Every vertex that some maximum matching leaves single, in ascending order. */
  sparable(): number[] {
    const singles = [...this.vertices()].filter((vertex) => this.mate[vertex] === SINGLE);
    return this.#search.reachable(singles, this.vertices(), this.mate, this.#adjacent);
  }

  /** For when one of the two is single: if they are joined, the other's partner must take a single vertex's place. */
  #joinWithSingle(a: number, b: number, x: number, y: number): boolean {
    const left = x === SINGLE ? y : x;
    if (left === SINGLE) {
      this.#pair(a, b);
      this.#singles -= 2;
      return true;
    }
    // The partner becomes single instead of the other: the number of singles is the same.
    this.mate[left] = SINGLE;
    this.#pair(a, b);
    return true;
  }

  #augment(from: number): boolean {
    // A path ends at another single vertex, so with fewer than two there is none.
    if (this.#singles < 2) return false;
    if (!this.#search.augment(from, this.vertices(), this.mate, this.#adjacent)) return false;
    this.#singles -= 2;
    return true;
  }

  #join(a: number, b: number): true {
    this.#pair(a, b);
    this.#singles -= 2;
    return true;
  }

  #pair(a: number, b: number): void {
    this.mate[a] = b;
    this.mate[b] = a;
  }

  #disjoin(a: number, b: number): void {
    this.mate[a] = SINGLE;
    this.mate[b] = SINGLE;
  }

  #enter(vertex: number): void {
    this.#place[vertex] = this.#count;
    this.#present[this.#count++] = vertex;
  }

  #leave(vertex: number): void {
    const last = this.#present[--this.#count]!;
    const place = this.#place[vertex]!;
    this.#present[place] = last;
    this.#place[last] = place;
    this.#place[vertex] = SINGLE;
  }
}
