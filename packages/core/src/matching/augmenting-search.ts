import type { Adjacent } from './maximum-matching.ts';

const NONE = -1;

/**
 * Edmonds' breadth-first search for an augmenting path in a general graph: paths of even length from a single vertex
 * reach outer vertices, inner ones lie between; an edge between two outer vertices of one tree closes a blossom, whose
 * vertices all become outer. Scratch columns are kept between searches.
 */
export class AugmentingSearch {
  readonly #parent: Int32Array;
  readonly #base: Int32Array;
  readonly #outer: Uint8Array;
  readonly #root: Int32Array;
  readonly #mark: Int32Array;
  readonly #queue: Int32Array;
  #stamp = 0;
  #queued = 0;

  constructor(size: number) {
    this.#parent = new Int32Array(size);
    this.#base = new Int32Array(size);
    this.#outer = new Uint8Array(size);
    this.#root = new Int32Array(size);
    this.#mark = new Int32Array(size);
    this.#queue = new Int32Array(size);
  }

  /** Finds an augmenting path from a single vertex and applies it; false, with nothing changed, if there is none. */
  augment(from: number, vertices: Int32Array, mate: Int32Array, adjacent: Adjacent): boolean {
    const end = this.#grow([from], vertices, mate, adjacent, true);
    if (end === NONE) return false;
    for (let vertex = end; vertex !== NONE; ) {
      const previous = this.#parent[vertex]!;
      const next = mate[previous]!;
      mate[vertex] = previous;
      mate[previous] = vertex;
      vertex = next;
    }
    return true;
  }

  /** Vertices reached by even paths from these single vertices of a maximum matching, including themselves. */
  reachable(singles: readonly number[], vertices: Int32Array, mate: Int32Array, adjacent: Adjacent): number[] {
    this.#grow(singles, vertices, mate, adjacent, false);
    return [...vertices].filter((vertex) => this.#outer[vertex] === 1).sort((a, b) => a - b);
  }

  #grow(roots: readonly number[], vertices: Int32Array, mate: Int32Array, adjacent: Adjacent, stop: boolean): number {
    for (const vertex of vertices) {
      this.#parent[vertex] = NONE;
      this.#base[vertex] = vertex;
      this.#outer[vertex] = 0;
      this.#root[vertex] = NONE;
    }
    this.#queued = 0;
    for (const root of roots) {
      this.#root[root] = root;
      this.#reach(root);
    }
    for (let head = 0; head < this.#queued; head++) {
      const vertex = this.#queue[head]!;
      for (const other of vertices) {
        if (other === vertex || this.#base[other] === this.#base[vertex] || mate[vertex] === other) continue;
        const isOuter = this.#outer[other] === 1;
        if (!isOuter && this.#parent[other] !== NONE) continue;
        if (!adjacent(vertex, other)) continue;
        if (isOuter) {
          if (this.#root[other] === this.#root[vertex]) this.#contract(vertex, other, vertices, mate);
          continue;
        }
        const partner = mate[other]!;
        if (partner === NONE) {
          if (!stop) continue;
          this.#parent[other] = vertex;
          return other;
        }
        this.#parent[other] = vertex;
        this.#root[other] = this.#root[vertex]!;
        this.#root[partner] = this.#root[vertex]!;
        this.#reach(partner);
      }
    }
    return NONE;
  }

  #reach(vertex: number): void {
    this.#outer[vertex] = 1;
    this.#queue[this.#queued++] = vertex;
  }

  #contract(a: number, b: number, vertices: Int32Array, mate: Int32Array): void {
    const base = this.#commonBase(a, b, mate);
    const stamp = ++this.#stamp;
    this.#markPath(a, base, b, stamp, mate);
    this.#markPath(b, base, a, stamp, mate);
    for (const vertex of vertices) {
      if (this.#mark[this.#base[vertex]!] !== stamp) continue;
      this.#base[vertex] = base;
      if (this.#outer[vertex] === 0) this.#reach(vertex);
    }
  }

  #commonBase(a: number, b: number, mate: Int32Array): number {
    const stamp = ++this.#stamp;
    for (let vertex = this.#base[a]!; ; vertex = this.#base[this.#parent[mate[vertex]!]!]!) {
      this.#mark[vertex] = stamp;
      if (mate[vertex] === NONE) break;
    }
    let vertex = this.#base[b]!;
    while (this.#mark[vertex] !== stamp) vertex = this.#base[this.#parent[mate[vertex]!]!]!;
    return vertex;
  }

  /** Marks the bases between a vertex and the base of the blossom, and turns parents so that paths lead around it. */
  #markPath(from: number, base: number, child: number, stamp: number, mate: Int32Array): void {
    let vertex = from;
    let below = child;
    while (this.#base[vertex] !== base) {
      const partner = mate[vertex]!;
      this.#mark[this.#base[vertex]!] = stamp;
      this.#mark[this.#base[partner]!] = stamp;
      this.#parent[vertex] = below;
      below = partner;
      vertex = this.#parent[partner]!;
    }
  }
}
