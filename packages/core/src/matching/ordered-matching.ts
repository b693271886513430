import { bitWords, clearBit, hasBit, keepOne, lowestBit, setBit, takeOut, type VertexSet, vertexSet } from './bits.ts';
import { CheapestSearch } from './cheapest-search.ts';
import { DenseMatching } from './dense-matching.ts';
import { writeFirstDuals } from './first-duals.ts';
import { SINGLE } from './maximum-matching.ts';
import { CostTable, type PairCosts } from './pair-costs.ts';
import { isTight, tightEdges } from './tight-edges.ts';

export type { PairCosts } from './pair-costs.ts';

/** Two vertices. */
export type Edge = readonly [number, number];

/** Two sets of which nobody is paired with anybody of the other. */
export type Apart = readonly [VertexSet, VertexSet];

/**
 * A perfect matching of least cost, where a cost is a list of numbers, the weightiest first. Pairs can be forbidden afterwards: every
 * matching of least cost is made of tight edges alone, so the matching is repaired among them, without weights; only where blossoms
 * hold pairs back it is weighed again.
 */
export class OrderedMatching {
  readonly #costs: CostTable;
  readonly #open: Uint32Array;
  readonly #search: CheapestSearch;
  /** Of the tight edges. */
  #tight: DenseMatching;

  constructor(costs: PairCosts) {
    this.#costs = new CostTable(costs);
    this.#open = this.#costs.rows;
    this.#search = new CheapestSearch(this.#costs, this.#open);
    writeFirstDuals(this.#costs, this.#search.dual);
    this.#tight = new DenseMatching(this.#costs.size, tightEdges(this.#costs, this.#search));
  }

  get mate(): Int32Array {
    return this.#tight.mate;
  }

  /** Pairs everybody at the least cost; false if not everybody can be paired. */
  solve(): boolean {
    this.#tight.addRange(0, this.#costs.size);
    if (this.#tight.singles === 0) return true;
    this.#search.mate.set(this.#tight.mate);
    if (!this.#augmentAll()) return false;
    this.#keepTight();
    return true;
  }

  /** Edges, as rows of bits, of which every perfect matching is one of least cost; undefined where blossoms leave that open. */
  get cheapestEdges(): Uint32Array | undefined {
    return this.#search.blossoms.outermost().length === 0 ? this.#tight.rows : undefined;
  }

  /** What all pairs cost together. */
  total(): Float64Array {
    const total = new Float64Array(this.#costs.words);
    for (const [a, b] of this.#tight.mate.entries()) if (b > a) this.#costs.add(a, b, 0.5, total);
    return total;
  }

  /** Forbids all pairs between sets, two by two, if the rest allows a perfect matching of the same cost. If not, nothing has changed. */
  tryForbid(...apart: readonly Apart[]): boolean {
    const isForbidden = this.#forbidAmongTight(apart) ?? this.#weighAgain(apart);
    // Without blossoms nothing is weighed any more.
    if (isForbidden && this.cheapestEdges === undefined) this.#close(this.#open, apart);
    return isForbidden;
  }

  /** Joins a vertex for good with the first of these with whom a perfect matching of the same cost does; nothing if there is none. */
  joinFirst(vertex: number, others: readonly number[]): number | undefined {
    if (this.cheapestEdges !== undefined) {
      const partner = this.#tight.joinFirst(vertex, others);
      if (partner !== undefined) this.#keepPair(this.#tight.rows, vertex, partner);
      return partner;
    }
    let isFirst = true;
    for (const other of others) {
      if (!this.#tight.areAdjacent(vertex, other)) continue;
      if (this.#tryJoin(vertex, other)) return other;
      if (isFirst) this.#tight.takeOutImpossible(vertex);
      isFirst = false;
    }
    return undefined;
  }

  #tryJoin(a: number, b: number): boolean {
    this.#trySwap(a, b);
    if (this.mate[a] !== b) return this.tryForbid(...this.#apartFromOthers(a, b));
    this.#keepPair(this.#tight.rows, a, b);
    this.#keepPair(this.#open, a, b);
    return true;
  }

  #keepPair(rows: Uint32Array, a: number, b: number): void {
    keepOne(rows, this.#tight.words, a, b);
    keepOne(rows, this.#tight.words, b, a);
  }

  #apartFromOthers(a: number, b: number): Apart[] {
    const allBut = (vertex: number): VertexSet => {
      const set = new Uint32Array(bitWords(this.#costs.size)).fill(0xffff_ffff);
      clearBit(set, vertex);
      return set;
    };
    return [
      [vertexSet(this.#costs.size, [a]), allBut(b)],
      [vertexSet(this.#costs.size, [b]), allBut(a)],
    ];
  }

  #close(rows: Uint32Array, apart: readonly Apart[]): void {
    for (const [a, b] of apart) takeOut(rows, a, b);
  }

  /** Joins two if their partners can then be joined at the same cost. */
  #trySwap(a: number, b: number): void {
    const { mate } = this.#tight;
    const [x, y] = [mate[a]!, mate[b]!];
    if (x === b || !hasBit(this.#open, y, x * bitWords(this.#costs.size))) return;
    const more = new Float64Array(this.#costs.words);
    this.#costs.add(a, b, 1, more);
    this.#costs.add(x, y, 1, more);
    this.#costs.add(a, x, -1, more);
    this.#costs.add(b, y, -1, more);
    if (more.some((word) => word !== 0)) return;
    [mate[a], mate[b], mate[x], mate[y]] = [b, a, y, x];
  }

  /** Undefined where blossoms leave it open. */
  #forbidAmongTight(apart: readonly Apart[]): boolean | undefined {
    const tight = this.#tight;
    const close = (rows: Uint32Array): void => this.#close(rows, apart);
    if (!apart.some(([one, other]) => this.#isAnyPaired(one, other))) {
      close(tight.rows);
      return true;
    }
    const blossoms = this.#search.blossoms.outermost();
    if (blossoms.length === 0) return tight.tryRestrict(close);
    const before = { rows: tight.rows.slice(), mate: tight.mate.slice(), total: this.total() };
    if (!tight.tryRestrict(close)) return false;
    if (this.total().every((word, i) => word === before.total[i])) return true;
    tight.rows.set(before.rows);
    tight.adopt(before.mate);
    // A blossom that is left through the same outer vertex as before is left once.
    const isKept = tight.tryRestrict((rows) => {
      close(rows);
      for (const part of blossoms) this.#keepExit(part, rows);
    });
    if (!isKept) return undefined;
    tight.rows.set(before.rows);
    close(tight.rows);
    return true;
  }

  #isAnyPaired(ones: VertexSet, others: VertexSet): boolean {
    for (let word = 0; word < ones.length; word++)
      for (let bits = ones[word]!; bits !== 0; bits &= bits - 1) {
        const vertex = lowestBit(word, bits);
        if (vertex < this.mate.length && hasBit(others, this.mate[vertex]!)) return true;
      }
    return false;
  }

  /** Of the edges that lead out of a blossom only those to the vertex outside that is matched with it are kept. */
  #keepExit(part: number, rows: Uint32Array): void {
    const { vertices, parent } = this.#search.blossoms;
    const { mate, words } = this.#tight;
    const inside = new Uint32Array(words);
    for (const vertex of vertices[part]!) setBit(inside, vertex);
    const exit = vertices[part]!.find((vertex) => mate[vertex] !== SINGLE && !hasBit(inside, mate[vertex]!));
    for (let vertex = 0; vertex < this.#costs.size; vertex++) {
      if (vertex === (exit === undefined ? SINGLE : mate[exit])) continue;
      const isInside = hasBit(inside, vertex);
      for (let word = 0; word < words; word++)
        rows[vertex * words + word]! &= isInside ? inside[word]! | this.#exitBit(exit, word) : ~inside[word]!;
    }
    for (const child of this.#search.blossoms.children[part]!)
      if (parent[child] === part && child >= this.#costs.size) this.#keepExit(child, rows);
  }

  #exitBit(exit: number | undefined, word: number): number {
    if (exit === undefined) return 0;
    const outside = this.#tight.mate[exit]!;
    return outside >>> 5 === word ? 1 << (outside & 31) : 0;
  }

  #weighAgain(apart: readonly Apart[]): boolean {
    const { blossoms, mate, dual } = this.#search;
    const restore = blossoms.saved();
    const duals = dual.slice();
    const open = this.#open.slice();
    this.#close(this.#open, apart);
    mate.set(this.#tight.mate);
    const budget = this.#search.dissolve();
    for (const [a, b] of mate.entries())
      if (b > a && !isTight(this.#costs, dual, a, b)) {
        mate[a] = SINGLE;
        mate[b] = SINGLE;
      }
    if (this.#augmentAll(budget)) {
      this.#keepTight();
      return true;
    }
    this.#open.set(open);
    restore();
    dual.set(duals);
    return false;
  }

  #augmentAll(budget?: Float64Array): boolean {
    const { mate } = this.#search;
    for (let vertex = 0; vertex < mate.length; vertex++)
      if (mate[vertex] === SINGLE && !this.#search.augment(vertex, budget)) return false;
    return true;
  }

  #keepTight(): void {
    this.#tight = new DenseMatching(this.#costs.size, tightEdges(this.#costs, this.#search));
    this.#tight.adopt(this.#search.mate);
  }
}
