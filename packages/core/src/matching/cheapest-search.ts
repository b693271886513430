import { bitWords } from './bits.ts';
import { isEmpty, openEmpty } from './blossom-duals.ts';
import { Blossoms } from './blossoms.ts';
import { ExaminedVertices } from './examined-vertices.ts';
import { NearestOuter } from './nearest-outer.ts';
import { addTo, type CostTable, isBeyond, spend } from './pair-costs.ts';

const NONE = -1;
const FREE = 0;
const OUTER = 1;
const INNER = 2;

/**
 * Edmonds' search for a cheapest perfect matching: duals of vertices and blossoms say which edges are tight, a tree of
 * tight edges grows from one single vertex, and duals move when no tight edge is left. A cost is a list of numbers, the
 * most significant first.
 */
export class CheapestSearch {
  readonly blossoms: Blossoms;
  readonly mate: Int32Array;
  /**
   * `words` numbers for each part; an edge is tight if its cost is the sum of the two vertices' duals less those of all
   * blossoms around it.
   */
  readonly dual: Float64Array;
  readonly words: number;
  readonly #costs: CostTable;
  readonly #open: Uint32Array;
  readonly #label: Uint8Array;
  readonly #labelFrom: Int32Array;
  readonly #labelTo: Int32Array;
  readonly #delta: Float64Array;
  readonly #nearest: NearestOuter;
  readonly #looks: ExaminedVertices;
  /** Edges made tight by the next move of the duals, as pairs of vertices. */
  #tightened: number[] = [];
  readonly #mark: Int32Array;
  #stamp = 0;
  #queue: number[] = [];

  /** `open`: allowed pairs, as rows of bits. */
  constructor(costs: CostTable, open: Uint32Array, blossoms = new Blossoms(costs.size)) {
    this.#costs = costs;
    this.words = costs.words;
    this.#open = open;
    this.blossoms = blossoms;
    this.mate = this.blossoms.mate;
    const { parts } = this.blossoms;
    this.dual = new Float64Array(parts * costs.words);
    this.#label = new Uint8Array(parts);
    this.#labelFrom = new Int32Array(parts);
    this.#labelTo = new Int32Array(parts);
    this.#mark = new Int32Array(parts);
    this.#delta = new Float64Array(costs.words);
    this.#nearest = new NearestOuter(costs, this.dual);
    this.#looks = new ExaminedVertices(costs, this.dual);
  }

  /**
   * Finds a partner for a single vertex at the least additional cost, and applies the path. The budget is how far duals
   * may still move; false if that is not enough or nobody is left.
   */
  augment(root: number, budget?: Float64Array): boolean {
    this.#label.fill(FREE);
    this.#nearest.of.fill(NONE);
    this.#looks.clear();
    this.#queue = [];
    this.#makeOuter(this.blossoms.top[root]!, NONE, NONE);
    for (;;) {
      for (let vertex = this.#queue.pop(); vertex !== undefined; vertex = this.#queue.pop())
        if (this.#useEdgesOf(vertex)) return this.#finish();
      if (!this.#leastMove() || (budget && !spend(budget, this.#delta))) return false;
      this.#moveDuals();
      const edges = this.#tightened;
      for (let i = 0; i < edges.length; i += 2) {
        const [from, to] = [this.blossoms.top[edges[i]!]!, this.blossoms.top[edges[i + 1]!]!];
        if (from === to || this.#label[to] === INNER) continue;
        if (this.#useEdge(edges[i]!, edges[i + 1]!)) return this.#finish();
      }
    }
  }

  /** The same for every single vertex, as far as the budget allows. */
  augmentAll(budget?: Float64Array): boolean {
    for (let vertex = 0; vertex < this.mate.length; vertex++)
      if (this.mate[vertex] === NONE && !this.augment(vertex, budget)) return false;
    return true;
  }

  #finish(): true {
    openEmpty(this);
    return true;
  }

  #makeOuter(part: number, from: number, to: number): void {
    this.#label[part] = OUTER;
    this.#labelFrom[part] = from;
    this.#labelTo[part] = to;
    this.#enqueue(part);
  }

  /** Queues the vertices of a part that has become outer. */
  #enqueue(part: number): void {
    for (const vertex of this.blossoms.verticesOf(part)) {
      this.#nearest.of[vertex] = NONE;
      this.#looks.addOuter(vertex);
      this.#queue.push(vertex);
    }
  }

  /** Uses the tight edges of an outer vertex and records how near the others are. True once a path was applied. */
  #useEdgesOf(from: number): boolean {
    const { size } = this.#costs;
    const nearest = this.#nearest;
    const { top, sets } = this.blossoms;
    const row = from * bitWords(size);
    const seen = this.#looks.seenAlike(from);
    for (let word = 0; word < bitWords(size); word++) {
      let bits = this.#looks.unseen(this.#open[row + word]!, seen, word);
      // Vertices in the same blossom are skipped at once.
      if (top[from]! >= size) bits &= ~sets[top[from]!]![word]!;
      while (bits !== 0) {
        const to = (word << 5) + 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
        const part = top[to]!;
        if (part === top[from]) continue;
        const label = this.#label[part]!;
        const isNearer = label === OUTER ? nearest.keepNearer(from, to) : nearest.keepNearer(to, from);
        if (isNearer && label !== INNER && nearest.isTight && this.#useEdge(from, to)) return true;
      }
    }
    return false;
  }

  /** Grows the tree, closes a blossom, or augments (true). */
  #useEdge(a: number, b: number): boolean {
    const { top, base, mate } = this.blossoms;
    const [from, to] = [top[a]!, top[b]!];
    if (this.#label[to] === OUTER) {
      this.#closeBlossom(a, b, from, to);
      return false;
    }
    const partner = mate[base[to]!]!;
    if (partner !== NONE) {
      this.#label[to] = INNER;
      this.#labelFrom[to] = a;
      this.#labelTo[to] = b;
      this.#makeOuter(top[partner]!, base[to]!, partner);
      return false;
    }
    this.blossoms.rebase(to, b);
    mate[b] = a;
    this.#turn(a, b);
    return true;
  }

  /** Matches `vertex` to `other` and applies the path from it to the root. */
  #turn(vertex: number, other: number): void {
    const { top, mate } = this.blossoms;
    let [from, to] = [vertex, other];
    for (;;) {
      const outer = top[from]!;
      this.blossoms.rebase(outer, from);
      mate[from] = to;
      if (this.#labelFrom[outer] === NONE) return;
      const inner = top[this.#labelFrom[outer]!]!;
      const [previous, entry] = [this.#labelFrom[inner]!, this.#labelTo[inner]!];
      this.blossoms.rebase(inner, entry);
      mate[entry] = previous;
      [from, to] = [previous, entry];
    }
  }

  #closeBlossom(a: number, b: number, from: number, to: number): void {
    const { top } = this.blossoms;
    const up = (part: number): number => (this.#labelFrom[part] === NONE ? NONE : top[this.#labelFrom[part]!]!);
    const stamp = ++this.#stamp;
    for (let part = from; part !== NONE; part = up(part)) this.#mark[part] = stamp;
    const right: number[] = [];
    let meeting = to;
    for (; this.#mark[meeting] !== stamp; meeting = up(meeting)) right.push(meeting);
    const left: number[] = [];
    for (let part = from; part !== meeting; part = up(part)) left.push(part);
    left.reverse();
    const edges: number[] = [];
    for (const part of left) edges.push(this.#labelFrom[part]!, this.#labelTo[part]!);
    edges.push(a, b);
    for (const part of right) edges.push(this.#labelTo[part]!, this.#labelFrom[part]!);
    const children = [meeting, ...left, ...right];
    const blossom = this.blossoms.close(children, edges);
    const { words } = this.#costs;
    this.dual.fill(0, blossom * words, (blossom + 1) * words);
    this.#label[blossom] = OUTER;
    this.#labelFrom[blossom] = this.#labelFrom[meeting]!;
    this.#labelTo[blossom] = this.#labelTo[meeting]!;
    for (const child of children) if (this.#label[child] === INNER) this.#enqueue(child);
  }

  /**
   * Computes how far duals can move until an edge is tight or the dual of an inner blossom is zero; false if there is
   * no limit.
   */
  #leastMove(): boolean {
    const { size, words } = this.#costs;
    const { top } = this.blossoms;
    const delta = this.#delta;
    const { of: near, slack } = this.#nearest;
    const isOther = (a: number, b: number): boolean => top[a] !== top[b] && this.#label[top[b]!] === OUTER;
    delta[0] = Number.POSITIVE_INFINITY;
    this.#tightened = [];
    for (let vertex = 0; vertex < size; vertex++) {
      const label = this.#label[top[vertex]!]!;
      if (near[vertex] === NONE || label === INNER) continue;
      const shares = label === OUTER ? 2 : 1;
      if (isBeyond(this.#delta, slack, vertex * words, shares)) continue;
      if (label === OUTER && top[near[vertex]!] === top[vertex]) {
        // By now both are in one blossom.
        this.#nearest.find(vertex, this.#open, isOther);
        if (near[vertex] === NONE || isBeyond(this.#delta, slack, vertex * words, shares)) continue;
      }
      this.#offer(slack, vertex * words, shares);
      this.#tightened.push(near[vertex]!, vertex);
    }
    for (const part of this.blossoms.outermost())
      if (this.#label[part] === INNER && !isBeyond(this.#delta, this.dual, part * words, 2))
        this.#offer(this.dual, part * words, 2);
    return delta[0] !== Number.POSITIVE_INFINITY;
  }

  /** Limits the move of the duals to this share, if it is smaller than the limits offered before. */
  #offer(amount: Float64Array, at: number, shares: number): void {
    let isLess = false;
    for (let word = 0; word < this.#delta.length; word++) {
      const share = amount[at + word]! / shares;
      if (share !== this.#delta[word]) isLess = true;
      this.#delta[word] = share;
    }
    if (isLess) this.#tightened = [];
  }

  #moveDuals(): void {
    const { size } = this.#costs;
    const { top } = this.blossoms;
    for (let vertex = 0; vertex < size; vertex++) {
      const label = this.#label[top[vertex]!]!;
      if (label !== FREE) addTo(this.dual, vertex, this.#delta, label === OUTER ? 1 : -1);
      if (label !== INNER) addTo(this.#nearest.slack, vertex, this.#delta, label === OUTER ? -2 : -1);
    }
    for (const part of this.blossoms.outermost()) {
      if (this.#label[part] === OUTER) addTo(this.dual, part, this.#delta, 2);
      else if (this.#label[part] === INNER) {
        addTo(this.dual, part, this.#delta, -2);
        if (isEmpty(this, part)) this.#unfold(part);
      }
    }
  }

  /** Opens an inner blossom with a zero dual; the children on the way from its entry to its base stay in the tree. */
  #unfold(part: number): void {
    const edges = this.blossoms.edges[part]!;
    let [from, to] = [this.#labelFrom[part]!, this.#labelTo[part]!];
    const entry = this.blossoms.childHolding(part, to);
    const children = this.blossoms.open(part);
    for (const child of children) this.#label[child] = FREE;
    const count = children.length;
    const start = children.indexOf(entry);
    const step = start % 2 === 0 ? -1 : 1;
    for (let i = start; ; i += 2 * step) {
      const inner = children[i % count]!;
      this.#label[inner] = INNER;
      this.#labelFrom[inner] = from;
      this.#labelTo[inner] = to;
      if (i % count === 0) return;
      const between = 2 * (step === 1 ? i : i - 1);
      const [near, far] = step === 1 ? [edges[between]!, edges[between + 1]!] : [edges[between + 1]!, edges[between]!];
      this.#makeOuter(children[(i + step) % count]!, near, far);
      const after = 2 * (step === 1 ? i + 1 : i - 2);
      [from, to] = step === 1 ? [edges[after]!, edges[after + 1]!] : [edges[after + 1]!, edges[after]!];
    }
  }
}
