import { bitWords, clearBit, hasBit, setBit } from './bits.ts';
import { CheapestSearch } from './cheapest-search.ts';
import { DenseMatching } from './dense-matching.ts';
import { writeFirstDuals } from './first-duals.ts';
import { SINGLE } from './maximum-matching.ts';
import { CostTable, type PairCosts } from './pair-costs.ts';
import { isTight, tightEdges } from './tight-edges.ts';

export type { PairCosts } from './pair-costs.ts';

/** Two vertices. */
export type Edge = readonly [number, number];

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

  /** What all pairs cost together. */
  total(): Float64Array {
    const total = new Float64Array(this.#costs.words);
    for (const [a, b] of this.#tight.mate.entries()) if (b > a) this.#costs.add(a, b, 0.5, total);
    return total;
  }

  mayPair(a: number, b: number): boolean {
    return hasBit(this.#open, b, a * bitWords(this.#costs.size));
  }

  /** Forbids these pairs if the rest allows a perfect matching of the same cost. If not, nothing has changed. */
  tryForbid(edges: Iterable<Edge>): boolean {
    const closed: Edge[] = [];
    for (const edge of edges) if (this.mayPair(...edge)) closed.push(edge);
    const isForbidden = this.#forbidAmongTight(closed) ?? this.#weighAgain(closed);
    if (isForbidden) for (const [a, b] of closed) this.#setOpen(a, b, false);
    return isForbidden;
  }

  /** Joins a vertex for good with the first of these with whom a perfect matching of the same cost does; nothing if there is none. */
  joinFirst(vertex: number, others: readonly number[]): number | undefined {
    let possible: Uint32Array | undefined;
    for (const other of others) {
      if (!this.#tight.areAdjacent(vertex, other) || (possible && !hasBit(possible, other))) continue;
      if (this.#tryJoin(vertex, other)) return other;
      possible ??= this.#tight.partnersOf(vertex);
    }
    return undefined;
  }

  #tryJoin(a: number, b: number): boolean {
    this.#trySwap(a, b);
    const others: Edge[] = [];
    for (let other = 0; other < this.#costs.size; other++) {
      if (other !== b && this.mayPair(a, other)) others.push([a, other]);
      if (other !== a && this.mayPair(b, other)) others.push([b, other]);
    }
    return this.tryForbid(others);
  }

  /** Joins two if their partners can then be joined at the same cost. */
  #trySwap(a: number, b: number): void {
    const { mate } = this.#tight;
    const [x, y] = [mate[a]!, mate[b]!];
    if (x === b || !this.mayPair(x, y)) return;
    const more = new Float64Array(this.#costs.words);
    this.#costs.add(a, b, 1, more);
    this.#costs.add(x, y, 1, more);
    this.#costs.add(a, x, -1, more);
    this.#costs.add(b, y, -1, more);
    if (more.some((word) => word !== 0)) return;
    [mate[a], mate[b], mate[x], mate[y]] = [b, a, y, x];
  }

  /** Undefined where blossoms leave it open. */
  #forbidAmongTight(closed: readonly Edge[]): boolean | undefined {
    const tight = this.#tight;
    const close = (rows: Uint32Array): void => {
      for (const [a, b] of closed) {
        clearBit(rows, b, a * tight.words);
        clearBit(rows, a, b * tight.words);
      }
    };
    if (closed.every(([a, b]) => tight.mate[a] !== b)) {
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

  #weighAgain(closed: readonly Edge[]): boolean {
    const { blossoms, mate, dual } = this.#search;
    const restore = blossoms.saved();
    const duals = dual.slice();
    for (const [a, b] of closed) this.#setOpen(a, b, false);
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
    for (const [a, b] of closed) this.#setOpen(a, b, true);
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

  #setOpen(a: number, b: number, isOpen: boolean): void {
    const words = bitWords(this.#costs.size);
    const write = isOpen ? setBit : clearBit;
    write(this.#open, b, a * words);
    write(this.#open, a, b * words);
  }
}
