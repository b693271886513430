import { closeBlossom, type Edge, type Part, rebase, unfold, vertexPart, verticesOf } from './blossom.ts';

export type { Edge } from './blossom.ts';

/** Which vertices may be paired and what that costs. Symmetric. */
export interface PairCosts {
  readonly size: number;
  /** How many numbers a cost has: they are compared from the first to the last. */
  readonly words: number;
  /** Writes the cost of a pair into `costs` from `at` on, whole numbers; false if the two may not be paired. */
  readonly writeCost: (a: number, b: number, costs: Float64Array, at: number) => boolean;
}

const NONE = -1;

/**
 * A perfect matching of least cost (Edmonds), where a cost is a list of numbers, the weightiest first: duals of vertices and blossoms
 * say which edges are tight, trees of tight edges grow from the single vertices, and duals move when nothing is tight any more. Pairs
 * can be forbidden afterwards; the matching is then repaired from the duals at hand and not made anew.
 *
 * Costs are doubled inside and single vertices start from even duals, so that every dual is a whole number.
 */
export class OrderedMatching {
  readonly mate: Int32Array;
  readonly #size: number;
  readonly #words: number;
  readonly #cost: Float64Array;
  readonly #open: Uint8Array;
  readonly #parts: Part[];
  /** The outermost part in which a vertex lies. */
  readonly #top: Part[];
  readonly #slack: Float64Array;
  readonly #delta: Float64Array;
  #waiting: number[] = [];

  constructor({ size, words, writeCost }: PairCosts) {
    this.#size = size;
    this.#words = words;
    this.#cost = new Float64Array(size * size * words);
    this.#open = new Uint8Array(size * size);
    for (let a = 0; a < size; a++)
      for (let b = a + 1; b < size; b++) {
        const at = (a * size + b) * words;
        if (!writeCost(a, b, this.#cost, at)) continue;
        this.#setOpen(a, b, 1);
        const mirrored = (b * size + a) * words;
        for (let word = 0; word < words; word++)
          this.#cost[mirrored + word] = this.#cost[at + word] = 2 * this.#cost[at + word]!;
      }
    this.#parts = Array.from({ length: size }, (_, vertex) => vertexPart(vertex, words));
    this.#top = [...this.#parts];
    this.mate = new Int32Array(size).fill(NONE);
    this.#slack = new Float64Array(words);
    this.#delta = new Float64Array(words);
  }

  /** Pairs to begin with; they must cost nothing, and so must nothing be below them. */
  startWith(pairs: Iterable<Edge>): void {
    for (const [a, b] of pairs) this.#join(a, b);
  }

  /** Pairs everybody at the least cost; false if not everybody can be paired. */
  solve(): boolean {
    for (const { base, dual } of this.#parts)
      if (this.mate[base] === NONE)
        for (let word = 0; word < this.#words; word++) dual[word]! -= Math.abs(dual[word]! % 2);
    while (this.mate.includes(NONE)) if (!this.#augmentOnce()) return false;
    this.#dissolve();
    return true;
  }

  /** What all pairs cost together. */
  total(): Float64Array {
    const total = new Float64Array(this.#words);
    for (let a = 0; a < this.#size; a++) {
      const b = this.mate[a]!;
      if (b < a) continue;
      const at = (a * this.#size + b) * this.#words;
      for (let word = 0; word < this.#words; word++) total[word]! += this.#cost[at + word]! / 2;
    }
    return total;
  }

  mayPair(a: number, b: number): boolean {
    return this.#open[a * this.#size + b] === 1;
  }

  /** Forbids these pairs if the rest allows a perfect matching of the same cost. If not, nothing has changed. */
  tryForbid(edges: Iterable<Edge>): boolean {
    const closed: Edge[] = [];
    for (const edge of edges) if (this.mayPair(...edge)) closed.push(edge);
    for (const [a, b] of closed) this.#setOpen(a, b, 0);
    if (closed.every(([a, b]) => this.mate[a] !== b)) return true;
    const before = { mate: this.mate.slice(), duals: this.#parts.map(({ dual }) => dual.slice()), total: this.total() };
    for (let a = 0; a < this.#size; a++) {
      const b = this.mate[a]!;
      if (b > a && !this.#isTight(a, b)) this.#disjoin(a, b);
    }
    if (this.solve() && isSame(this.total(), before.total)) return true;
    this.#dissolve();
    for (const [a, b] of closed) this.#setOpen(a, b, 1);
    this.mate.set(before.mate);
    for (let vertex = 0; vertex < this.#size; vertex++) this.#parts[vertex]!.dual.set(before.duals[vertex]!);
    return false;
  }

  /** Joins two vertices for good if a perfect matching of the same cost does. If not, nothing has changed. */
  tryJoin(a: number, b: number): boolean {
    if (!this.mayPair(a, b)) return false;
    const others: Edge[] = [];
    for (let other = 0; other < this.#size; other++) {
      if (other !== b && this.mayPair(a, other)) others.push([a, other]);
      if (other !== a && this.mayPair(b, other)) others.push([b, other]);
    }
    return this.tryForbid(others);
  }

  #setOpen(a: number, b: number, open: 0 | 1): void {
    this.#open[a * this.#size + b] = open;
    this.#open[b * this.#size + a] = open;
  }

  #join(a: number, b: number): void {
    this.mate[a] = b;
    this.mate[b] = a;
  }

  #disjoin(a: number, b: number): void {
    this.mate[a] = NONE;
    this.mate[b] = NONE;
  }

  #isTight(a: number, b: number): boolean {
    if (!this.mayPair(a, b)) return false;
    const at = (a * this.#size + b) * this.#words;
    const [ofA, ofB] = [this.#parts[a]!.dual, this.#parts[b]!.dual];
    for (let word = 0; word < this.#words; word++) if (this.#cost[at + word]! !== ofA[word]! + ofB[word]!) return false;
    return true;
  }

  /** Blossoms come apart: duals of their vertices take over theirs, and pairs that led out of them are no longer tight. */
  #dissolve(): void {
    for (const part of new Set(this.#top)) if (part.children.length > 0) this.#dissolvePart(part);
    for (let vertex = 0; vertex < this.#size; vertex++) {
      const part = this.#parts[vertex]!;
      part.parent = undefined;
      this.#top[vertex] = part;
    }
  }

  #dissolvePart(part: Part): void {
    for (const vertex of verticesOf(part))
      for (let word = 0; word < this.#words; word++) this.#parts[vertex]!.dual[word]! -= part.dual[word]! / 2;
    for (const child of part.children) if (child.children.length > 0) this.#dissolvePart(child);
  }

  #augmentOnce(): boolean {
    for (const part of new Set(this.#top)) {
      part.label = this.mate[part.base] === NONE ? 'outer' : 'free';
      part.labelEdge = undefined;
    }
    do {
      this.#waiting = [...this.#parts.keys()];
      for (let vertex = this.#waiting.pop(); vertex !== undefined; vertex = this.#waiting.pop())
        if (this.#useTightEdges(vertex)) return true;
    } while (this.#moveDuals());
    return false;
  }

  /** True once a path was turned. Vertices that become outer on the way wait for their turn. */
  #useTightEdges(from: number): boolean {
    for (let to = 0; to < this.#size; to++) {
      const part = this.#top[from]!;
      if (part.label !== 'outer') return false;
      const other = this.#top[to]!;
      if (other === part || other.label === 'inner' || !this.#isTight(from, to)) continue;
      if (this.#useEdge([from, to])) return true;
    }
    return false;
  }

  /** Grows the tree, closes a blossom or augments (true). */
  #useEdge([a, b]: Edge): boolean {
    const [from, to] = [this.#top[a]!, this.#top[b]!];
    if (to.label === 'free') {
      to.label = 'inner';
      to.labelEdge = [a, b];
      const partner = this.mate[to.base]!;
      const next = this.#top[partner]!;
      next.label = 'outer';
      next.labelEdge = [to.base, partner];
      this.#waiting.push(...verticesOf(next));
      return false;
    }
    const [wayFrom, wayTo] = [this.#wayToRoot(from), this.#wayToRoot(to)];
    const meeting = wayFrom.find((part) => wayTo.includes(part));
    if (meeting) {
      for (const vertex of verticesOf(closeBlossom(meeting, wayFrom, wayTo, [a, b], this.#top)))
        this.#waiting.push(vertex);
      return false;
    }
    this.#turn(a, b);
    this.#turn(b, a);
    return true;
  }

  #wayToRoot(part: Part): Part[] {
    const way = [part];
    for (let at = part; at.labelEdge; ) {
      at = this.#top[at.labelEdge[0]]!;
      way.push(at);
    }
    return way;
  }

  /** Matches `vertex` to `other` and turns the way from it to its root. */
  #turn(vertex: number, other: number): void {
    let [from, to] = [vertex, other];
    for (;;) {
      const outer = this.#top[from]!;
      rebase(outer, from, this.#parts, this.mate);
      this.mate[from] = to;
      if (!outer.labelEdge) return;
      const inner = this.#top[outer.labelEdge[0]]!;
      const [previous, entry] = inner.labelEdge!;
      rebase(inner, entry, this.#parts, this.mate);
      this.mate[entry] = previous;
      [from, to] = [previous, entry];
    }
  }

  #moveDuals(): boolean {
    if (!this.#leastMove()) return false;
    const tops = new Set(this.#top);
    for (const part of tops) {
      if (part.label === 'free') continue;
      const sign = part.label === 'outer' ? 1 : -1;
      for (const vertex of verticesOf(part)) this.#addDelta(this.#parts[vertex]!, sign);
      if (part.children.length > 0) this.#addDelta(part, 2 * sign);
    }
    for (const part of tops)
      if (part.label === 'inner' && part.children.length > 0 && part.dual.every((word) => word === 0))
        unfold(part, this.#parts, this.#top);
    return true;
  }

  #addDelta({ dual }: Part, times: number): void {
    for (let word = 0; word < this.#words; word++) dual[word]! += times * this.#delta[word]!;
  }

  /** How far duals can move until an edge is tight or an inner blossom has none left; false if nothing holds them. */
  #leastMove(): boolean {
    this.#delta[0] = Number.POSITIVE_INFINITY;
    for (let a = 0; a < this.#size; a++) {
      const from = this.#top[a]!;
      if (from.label !== 'outer') continue;
      for (let b = 0; b < this.#size; b++) {
        const to = this.#top[b]!;
        if (to === from || to.label === 'inner' || !this.mayPair(a, b)) continue;
        this.#offerSlack(a, b, to.label === 'outer' ? 2 : 1);
      }
    }
    for (const part of new Set(this.#top))
      if (part.label === 'inner' && part.children.length > 0) this.#offer(part.dual, 2);
    return this.#delta[0] !== Number.POSITIVE_INFINITY;
  }

  #offerSlack(a: number, b: number, shares: number): void {
    const at = (a * this.#size + b) * this.#words;
    const [ofA, ofB] = [this.#parts[a]!.dual, this.#parts[b]!.dual];
    for (let word = 0; word < this.#words; word++) this.#slack[word] = this.#cost[at + word]! - ofA[word]! - ofB[word]!;
    this.#offer(this.#slack, shares);
  }

  #offer(amount: Float64Array, shares: number): void {
    for (let word = 0; word < this.#words; word++) {
      const difference = amount[word]! / shares - this.#delta[word]!;
      if (difference > 0) return;
      if (difference === 0) continue;
      for (let each = 0; each < this.#words; each++) this.#delta[each] = amount[each]! / shares;
      return;
    }
  }
}

function isSame(a: Float64Array, b: Float64Array): boolean {
  return a.every((word, i) => word === b[i]);
}
