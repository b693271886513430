import { bitWords } from './bits.ts';
import { Blossoms } from './blossoms.ts';
import type { CostTable } from './pair-costs.ts';

const NONE = -1;
const FREE = 0;
const OUTER = 1;
const INNER = 2;

/**
 * Edmonds' search for a cheapest perfect matching: duals of vertices and blossoms say which edges are tight, a tree of tight edges grows
 * from one single vertex, and duals move when nothing is tight any more. A cost is a list of numbers, the weightiest first.
 */
export class CheapestSearch {
  readonly blossoms: Blossoms;
  readonly mate: Int32Array;
  /** Words of each part; an edge is tight if its cost is the sum of the two vertices' less all blossoms around it. */
  readonly dual: Float64Array;
  readonly #costs: CostTable;
  readonly #open: Uint32Array;
  readonly #label: Uint8Array;
  readonly #labelFrom: Int32Array;
  readonly #labelTo: Int32Array;
  readonly #delta: Float64Array;
  readonly #slack: Float64Array;
  readonly #mark: Int32Array;
  #stamp = 0;
  #queue: number[] = [];

  /** `open`: pairs that may be made, as rows of bits. */
  constructor(costs: CostTable, open: Uint32Array) {
    this.#costs = costs;
    this.#open = open;
    this.blossoms = new Blossoms(costs.size);
    this.mate = this.blossoms.mate;
    const { parts } = this.blossoms;
    this.dual = new Float64Array(parts * costs.words);
    this.#label = new Uint8Array(parts);
    this.#labelFrom = new Int32Array(parts);
    this.#labelTo = new Int32Array(parts);
    this.#mark = new Int32Array(parts);
    this.#delta = new Float64Array(costs.words);
    this.#slack = new Float64Array(costs.words);
  }

  /**
   * Finds a partner for a single vertex at the least additional cost, and turns the path. The budget is what duals may still move;
   * false if that is not enough, or nobody is left.
   */
  augment(root: number, budget?: Float64Array): boolean {
    this.#label.fill(FREE);
    this.#queue = [];
    this.#makeOuter(this.blossoms.top[root]!, NONE, NONE);
    for (;;) {
      for (let vertex = this.#queue.pop(); vertex !== undefined; vertex = this.#queue.pop())
        if (this.#useTightEdges(vertex)) {
          this.#openEmpty();
          return true;
        }
      if (!this.#leastMove() || (budget && !spend(budget, this.#delta))) return false;
      this.#moveDuals();
    }
  }

  /** Blossoms come apart: their vertices take over what they have. Returns by how much duals may move until all is as cheap again. */
  dissolve(): Float64Array {
    const { words } = this.#costs;
    const budget = new Float64Array(words);
    const { children, vertices } = this.blossoms;
    for (let part = this.#costs.size; part < this.blossoms.parts; part++) {
      if (children[part]!.length === 0) continue;
      for (let word = 0; word < words; word++) {
        const half = this.dual[part * words + word]! / 2;
        budget[word]! += half;
        if (half !== 0) for (const vertex of vertices[part]!) this.dual[vertex * words + word]! -= half;
        this.dual[part * words + word] = 0;
      }
    }
    this.blossoms.clear();
    return budget;
  }

  #writeSlack(a: number, b: number): void {
    const { words, table } = this.#costs;
    const at = this.#costs.at(a, b);
    for (let word = 0; word < words; word++)
      this.#slack[word] = table[at + word]! - this.dual[a * words + word]! - this.dual[b * words + word]!;
    this.#slack[words - 1]! += this.#costs.numberOf(a, b);
  }

  #makeOuter(part: number, from: number, to: number): void {
    this.#label[part] = OUTER;
    this.#labelFrom[part] = from;
    this.#labelTo[part] = to;
    for (const vertex of this.blossoms.vertices[part]!) this.#queue.push(vertex);
  }

  /** True once a path was turned. */
  #useTightEdges(from: number): boolean {
    const { words, table, kinds, kindCount, size } = this.#costs;
    const { top } = this.blossoms;
    const dual = this.dual;
    const row = from * bitWords(size);
    const kind = kinds[from]! * kindCount;
    const own = dual[from * words]!;
    const isPlain = words > 1 || this.#costs.numberedTo === 0;
    for (let word = 0; word < bitWords(size); word++) {
      let bits = this.#open[row + word]!;
      while (bits !== 0) {
        const to = (word << 5) + 31 - Math.clz32(bits & -bits);
        bits &= bits - 1;
        if (isPlain && table[(kind + kinds[to]!) * words]! !== own + dual[to * words]!) continue;
        const part = top[to]!;
        if (part === top[from] || this.#label[part] === INNER) continue;
        this.#writeSlack(from, to);
        if (this.#slack.every((each) => each === 0) && this.#useEdge(from, to)) return true;
      }
    }
    return false;
  }

  /** Grows the tree, closes a blossom or augments (true). */
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

  /** Matches `vertex` to `other` and turns the way from it to the root. */
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
    for (const child of children)
      if (this.#label[child] === INNER) for (const vertex of this.blossoms.vertices[child]!) this.#queue.push(vertex);
  }

  /** How far duals can move until an edge is tight or an inner blossom has none left; false if nothing holds them. */
  #leastMove(): boolean {
    const { size, words, table, kinds, kindCount } = this.#costs;
    const { top } = this.blossoms;
    const [delta, dual] = [this.#delta, this.dual];
    delta[0] = Number.POSITIVE_INFINITY;
    const isPlain = words > 1 || this.#costs.numberedTo === 0;
    for (let a = 0; a < size; a++) {
      const from = top[a]!;
      if (this.#label[from] !== OUTER) continue;
      const row = a * bitWords(size);
      const kind = kinds[a]! * kindCount;
      const own = dual[a * words]!;
      for (let word = 0; word < bitWords(size); word++) {
        let bits = this.#open[row + word]!;
        while (bits !== 0) {
          const b = (word << 5) + 31 - Math.clz32(bits & -bits);
          bits &= bits - 1;
          const to = top[b]!;
          const label = this.#label[to]!;
          if (to === from || label === INNER || (label === OUTER && b < a)) continue;
          const shares = label === OUTER ? 2 : 1;
          if (isPlain && table[(kind + kinds[b]!) * words]! - own - dual[b * words]! > delta[0]! * shares) continue;
          this.#writeSlack(a, b);
          this.#offer(this.#slack, 0, shares);
        }
      }
    }
    for (const part of this.blossoms.outermost()) if (this.#label[part] === INNER) this.#offer(dual, part * words, 2);
    return delta[0] !== Number.POSITIVE_INFINITY;
  }

  #offer(amount: Float64Array, at: number, shares: number): void {
    const { words } = this.#costs;
    for (let word = 0; word < words; word++) {
      const difference = amount[at + word]! / shares - this.#delta[word]!;
      if (difference > 0) return;
      if (difference === 0) continue;
      for (let each = 0; each < words; each++) this.#delta[each] = amount[at + each]! / shares;
      return;
    }
  }

  #moveDuals(): void {
    const { size } = this.#costs;
    const { top } = this.blossoms;
    for (let vertex = 0; vertex < size; vertex++) {
      const label = this.#label[top[vertex]!]!;
      if (label === FREE) continue;
      this.#addDelta(vertex, label === OUTER ? 1 : -1);
      if (label === OUTER) this.#queue.push(vertex);
    }
    for (const part of this.blossoms.outermost()) {
      if (this.#label[part] === OUTER) this.#addDelta(part, 2);
      else if (this.#label[part] === INNER) {
        this.#addDelta(part, -2);
        if (this.#isEmpty(part)) this.#unfold(part);
      }
    }
  }

  #addDelta(part: number, times: number): void {
    const { words } = this.#costs;
    for (let word = 0; word < words; word++) this.dual[part * words + word]! += times * this.#delta[word]!;
  }

  #isEmpty(part: number): boolean {
    const { words } = this.#costs;
    for (let word = 0; word < words; word++) if (this.dual[part * words + word] !== 0) return false;
    return true;
  }

  /** An inner blossom without a dual comes apart; the children on the way from its entry to its base stay in the tree. */
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

  /** Blossoms that hold nothing back come apart once the path is turned. */
  #openEmpty(): void {
    const empty = this.blossoms.outermost().filter((part) => this.#isEmpty(part));
    for (let part = empty.pop(); part !== undefined; part = empty.pop())
      for (const child of this.blossoms.open(part))
        if (child >= this.#costs.size && this.#isEmpty(child)) empty.push(child);
  }
}

/** Whether so much can be taken from a budget; it is taken. */
function spend(budget: Float64Array, amount: Float64Array): boolean {
  for (let word = 0; word < budget.length; word++) budget[word]! -= amount[word]!;
  const first = budget.find((word) => word !== 0);
  return first === undefined || first > 0;
}
