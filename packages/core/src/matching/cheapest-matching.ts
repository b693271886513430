import { childHolding, type Edge, type Part, rebase, turned, vertexPart, verticesOf } from './blossom.ts';

const FORBIDDEN = -1;

/** Cost of pairing two vertices, a small even whole number; undefined if they may not be paired. */
export type Cost = (a: number, b: number) => number | undefined;

/**
 * A perfect matching of least cost (Edmonds): duals of vertices and blossoms say which edges are tight, trees of tight
 * edges grow from the single vertices, and duals move when nothing is tight any more. Slow beside a maximum matching: for
 * the rare group of a pairing in which it is not plain how few must leave it.
 */
export class CheapestMatching {
  readonly #size: number;
  /** By row and column; FORBIDDEN where two may not be paired. */
  readonly #cost: Int8Array;
  readonly #dual: Float64Array;
  readonly #parts: Part[];
  /** The outermost part in which a vertex lies. */
  readonly #top: Part[];
  readonly #mate: Int32Array;
  #waiting: number[] = [];

  constructor(size: number, cost: Cost) {
    this.#size = size;
    this.#cost = new Int8Array(size * size).fill(FORBIDDEN);
    for (let a = 0; a < size; a++)
      for (let b = 0; b < a; b++) {
        const price = cost(a, b) ?? FORBIDDEN;
        this.#cost[a * size + b] = price;
        this.#cost[b * size + a] = price;
      }
    this.#dual = new Float64Array(size);
    this.#parts = Array.from({ length: size }, (_, vertex) => vertexPart(vertex));
    this.#top = [...this.#parts];
    this.#mate = new Int32Array(size).fill(-1);
  }

  /** Starts from pairs that are known to cost nothing. */
  startWith(pairs: Iterable<Edge>): void {
    for (const [a, b] of pairs) {
      this.#mate[a] = b;
      this.#mate[b] = a;
    }
  }

  /** Partner of each vertex, or undefined if not everybody can be paired. */
  solve(): Int32Array | undefined {
    while (this.#mate.includes(-1)) if (!this.#augmentOnce()) return undefined;
    return this.#mate;
  }

  /** How far an edge is from being tight; infinite where there is none. */
  #slack(a: number, b: number): number {
    const cost = this.#cost[a * this.#size + b]!;
    return cost === FORBIDDEN ? Number.POSITIVE_INFINITY : cost - this.#dual[a]! - this.#dual[b]!;
  }

  #augmentOnce(): boolean {
    for (const part of new Set(this.#top)) {
      part.label = this.#mate[part.base] === -1 ? 'outer' : 'free';
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
      if (this.#slack(from, to) !== 0) continue;
      const other = this.#top[to]!;
      if (other !== part && other.label !== 'inner' && this.#useEdge([from, to])) return true;
    }
    return false;
  }

  /** How far the nearest edge from an outer vertex to a part that is not inner is from being tight. */
  #leastSlack(): number {
    let least = Number.POSITIVE_INFINITY;
    for (let a = 0; a < this.#size; a++) {
      const from = this.#top[a]!;
      if (from.label !== 'outer') continue;
      for (let b = 0; b < this.#size; b++) {
        const slack = this.#slack(a, b);
        if (slack >= 2 * least) continue;
        const to = this.#top[b]!;
        if (to !== from && to.label !== 'inner') least = Math.min(least, to.label === 'outer' ? slack / 2 : slack);
      }
    }
    return least;
  }

  /** Grows the tree, closes a blossom or augments (true). */
  #useEdge([a, b]: Edge): boolean {
    const [from, to] = [this.#top[a]!, this.#top[b]!];
    if (to.label === 'free') {
      to.label = 'inner';
      to.labelEdge = [a, b];
      const partner = this.#mate[to.base]!;
      const next = this.#top[partner]!;
      next.label = 'outer';
      next.labelEdge = [to.base, partner];
      this.#waiting.push(...verticesOf(next));
      return false;
    }
    const [wayFrom, wayTo] = [this.#wayToRoot(from), this.#wayToRoot(to)];
    const meeting = wayFrom.find((part) => wayTo.includes(part));
    if (meeting) {
      this.#close(meeting, wayFrom, wayTo, [a, b]);
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

  #close(meeting: Part, wayFrom: Part[], wayTo: Part[], [a, b]: Edge): void {
    const left = wayFrom.slice(0, wayFrom.indexOf(meeting)).reverse();
    const right = wayTo.slice(0, wayTo.indexOf(meeting));
    const children = [meeting, ...left, ...right];
    const edges: Edge[] = [...left.map((part) => part.labelEdge!), [a, b]];
    for (const part of right) edges.push([part.labelEdge![1], part.labelEdge![0]]);
    const blossom: Part = {
      base: meeting.base,
      children,
      edges,
      parent: undefined,
      dual: 0,
      label: 'outer',
      labelEdge: meeting.labelEdge,
    };
    for (const child of children) child.parent = blossom;
    for (const vertex of verticesOf(blossom)) {
      this.#top[vertex] = blossom;
      this.#waiting.push(vertex);
    }
  }

  /** Matches `vertex` to `other` and turns the way from it to its root. */
  #turn(vertex: number, other: number): void {
    let [from, to] = [vertex, other];
    for (;;) {
      const outer = this.#top[from]!;
      rebase(outer, from, this.#parts, this.#mate);
      this.#mate[from] = to;
      if (!outer.labelEdge) return;
      const inner = this.#top[outer.labelEdge[0]]!;
      const [previous, entry] = inner.labelEdge!;
      rebase(inner, entry, this.#parts, this.#mate);
      this.#mate[entry] = previous;
      [from, to] = [previous, entry];
    }
  }

  #moveDuals(): boolean {
    let delta = this.#leastSlack();
    const tops = new Set(this.#top);
    for (const part of tops)
      if (part.label === 'inner' && part.children.length > 0) delta = Math.min(delta, part.dual / 2);
    if (delta === Number.POSITIVE_INFINITY) return false;
    for (const part of tops) {
      const sign = part.label === 'outer' ? 1 : part.label === 'inner' ? -1 : 0;
      for (const vertex of verticesOf(part)) this.#dual[vertex]! += sign * delta;
      if (part.children.length > 0) part.dual += 2 * sign * delta;
    }
    for (const part of tops)
      if (part.label === 'inner' && part.children.length > 0 && part.dual === 0) this.#open(part);
    return true;
  }

  /** An inner blossom without a dual comes apart; the children on the way from its entry to its base stay in the tree. */
  #open(part: Part): void {
    const { children, edges } = part;
    const [, entryVertex] = part.labelEdge!;
    const entry = childHolding(part, this.#parts[entryVertex]!);
    for (const child of children) {
      child.parent = undefined;
      child.label = 'free';
      child.labelEdge = undefined;
      for (const vertex of verticesOf(child)) this.#top[vertex] = child;
    }
    const count = children.length;
    const start = children.indexOf(entry);
    const step = start % 2 === 0 ? -1 : 1;
    let labelEdge = part.labelEdge!;
    for (let i = start; ; i += 2 * step) {
      const inner = children[i % count]!;
      inner.label = 'inner';
      inner.labelEdge = labelEdge;
      if (i % count === 0) return;
      const outer = children[(i + step) % count]!;
      const between = step === 1 ? edges[i]! : turned(edges[i - 1]!);
      outer.label = 'outer';
      outer.labelEdge = between;
      labelEdge = step === 1 ? edges[i + 1]! : turned(edges[i - 2]!);
    }
  }
}
