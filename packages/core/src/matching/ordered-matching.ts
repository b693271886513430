import {
  bitWords,
  clearBit,
  firstCommon,
  hasBit,
  keepOne,
  setBit,
  takeOut,
  type VertexSet,
  vertexSet,
} from './bits.ts';
import { dissolve, openWhole } from './blossom-duals.ts';
import { CheapestSearch } from './cheapest-search.ts';
import { searchOfCrossings } from './crossings.ts';
import { DenseMatching } from './dense-matching.ts';
import { writeFirstDuals } from './first-duals.ts';
import { isAnyPaired, SINGLE } from './maximum-matching.ts';
import { CostTable, kindsOf, type PairCosts } from './pair-costs.ts';
import { subgraphRows } from './subgraph-rows.ts';
import { isTight, tightEdges, tightKinds } from './tight-edges.ts';

export { kindsOf, type PairCosts } from './pair-costs.ts';

export type Edge = readonly [number, number];

/** The cheapest perfect matchings of a graph, equal so far, to be compared by further costs. */
export type LevelMatchings = PairCosts & Required<Pick<PairCosts, 'rows' | 'kinds' | 'mate'>>;

/** Two sets with no pair between them. */
export type Apart = readonly [VertexSet, VertexSet];

/**
 * A perfect matching of least cost, where a cost is a list of numbers, the most significant first. Pairs can be
 * forbidden afterwards: every matching of least cost consists of tight edges only, so the matching is repaired among
 * them without weights. Only where blossoms hold pairs back are matchings compared by how many blossoms they leave more
 * than once.
 */
export class OrderedMatching {
  readonly #first: CostTable;
  /** The costs being minimised: all costs, then crossings of blossoms only. */
  #costs: CostTable;
  #open: Uint32Array;
  /** Only if kinds alone do not determine the cheapest matching; kept as long as there are blossoms. */
  #search: CheapestSearch | undefined;
  readonly #firstDuals: Float64Array;
  readonly #begin: Int32Array | undefined;
  /** The matching of tight edges. */
  #tight: DenseMatching;

  constructor(costs: PairCosts) {
    this.#first = new CostTable(costs);
    this.#begin = costs.mate;
    this.#costs = this.#first;
    this.#open = this.#costs.rows;
    this.#firstDuals = new Float64Array(this.#first.size * this.#first.words);
    const tight = writeFirstDuals(this.#first, this.#firstDuals);
    this.#tight = new DenseMatching(
      this.#first.size,
      tight ? tightKinds(this.#first, tight) : tightEdges(this.#first, this.#firstDuals),
    );
  }

  get size(): number {
    return this.#costs.size;
  }

  get mate(): Int32Array {
    return this.#tight.mate;
  }

  /** Pairs everybody at the least cost; false if that is impossible. */
  solve(): boolean {
    this.#tight.addAll(this.#begin);
    if (this.#tight.singles === 0) return true;
    const search = new CheapestSearch(this.#costs, this.#open);
    search.dual.set(this.#firstDuals);
    search.mate.set(this.#tight.mate);
    if (!search.augmentAll()) return false;
    this.#keepTight(search);
    if (this.#search !== undefined) {
      [this.#costs, this.#search] = searchOfCrossings(this.#search, this.#tight.rows.slice());
      this.#open = this.#costs.rows;
    }
    return true;
  }

  /**
   * The remaining matchings of least cost: the perfect ones of these edges, or, with blossoms, the cheapest of those.
   */
  get cheapest(): LevelMatchings {
    const [first, costs] = [this.#first, this.#costs];
    const { size, kindCount, kinds: own } = costs;
    const { rows, mate } = this.#tight;
    if (this.#search === undefined) return { size, words: 0, rows, kinds: first.kinds, mate, writeCost: () => {} };
    const kinds = kindsOf(size, (vertex) => first.kinds[vertex]! * kindCount + own[vertex]!);
    return {
      ...{ size, words: 1, rows, kinds, mate },
      writeCost: (a, b, into, at) => {
        into[at] = costs.table[costs.at(a, b)]!;
      },
    };
  }

  /**
   * The same restricted to the first `count` vertices, if at most one of them has a partner outside: the outside then
   * becomes one extra vertex. Undefined if more do, or if blossoms tie them to the outside.
   */
  cheapestAmong(count: number): LevelMatchings | undefined {
    const outside = Array.from(this.mate.keys()).slice(count);
    const leaving = outside.filter((vertex) => this.mate[vertex]! < count).length;
    const blossoms = this.#search?.blossoms;
    const isTied = (part: number): boolean => outside.some((vertex) => hasBit(blossoms!.sets[part]!, vertex));
    if (leaving > 1 || blossoms?.outermost().some(isTied)) return undefined;
    const { words, kinds, rows, writeCost } = this.cheapest;
    const size = count + leaving;
    const own = subgraphRows(rows, bitWords(this.#costs.size), [...Array(count).keys(), ...Array(leaving).fill(-1)]);
    if (leaving === 1) {
      // An outside vertex that the others outside can do without may be the one with a partner here.
      const rest = new DenseMatching(this.#costs.size, rows);
      rest.add(outside);
      const open = rest.sparable();
      for (let vertex = 0; vertex < count; vertex++) {
        if (firstCommon(rows, vertex * rest.words, open) === undefined) continue;
        setBit(own, count, vertex * bitWords(size));
        setBit(own, vertex, count * bitWords(size));
      }
    }
    // The extra vertex costs what any outside vertex costs, as those are in no blossom.
    const mate = this.mate.slice(0, size).map((other) => Math.min(other, count));
    if (leaving === 1) mate[count] = mate.indexOf(count);
    return { size, words, rows: own, kinds: kinds.slice(0, size), mate, writeCost };
  }

  /** The total cost of all pairs. */
  total(): Float64Array {
    return this.#totalOf(this.#first);
  }

  #totalOf(costs: CostTable): Float64Array {
    const total = new Float64Array(costs.words);
    const { mate } = this.#tight;
    for (let a = 0; a < mate.length; a++) if (mate[a]! > a) costs.add(a, mate[a]!, 0.5, total);
    return total;
  }

  #isAsCheapAs(total: Float64Array): boolean {
    return this.#totalOf(this.#costs).every((word, i) => word === total[i]);
  }

  /** Forbids all pairs between the sets of each `Apart` if a perfect matching of the same cost remains, else none. */
  tryForbid(...apart: readonly Apart[]): boolean {
    const isForbidden = this.#forbidAmongTight(apart) ?? this.#weighAgain(this.#search!, apart);
    // Without blossoms, no costs are compared any more.
    if (isForbidden && this.#search !== undefined) this.#close(this.#open, apart);
    return isForbidden;
  }

  /** The same for all pairs between a vertex and a set. */
  tryForbidOf(vertex: number, others: VertexSet): boolean {
    const [tight, search] = [this.#tight, this.#search];
    if (search === undefined) return tight.tryTakeOut(vertex, others);
    const apart: Apart = [vertexSet(this.size, [vertex]), others];
    const before = { mate: tight.mate.slice(), total: this.#totalOf(this.#costs), near: tight.beside(vertex, others) };
    if (!tight.tryTakeOut(vertex, others)) return false;
    if (!this.#isAsCheapAs(before.total)) {
      tight.putBack(vertex, before.near);
      tight.adopt(before.mate);
      if (!this.#weighAgain(search, [apart])) return false;
    }
    this.#close(this.#open, [apart]);
    return true;
  }

  /** Joins a vertex for good with the first one of a set that a perfect matching of the same cost allows, if any. */
  joinFirst(vertex: number, others: VertexSet): number | undefined {
    if (this.#search === undefined) {
      const partner = this.#tight.joinFirst(vertex, others);
      if (partner !== undefined) this.#keepPair(this.#tight.rows, vertex, partner);
      return partner;
    }
    let isFirst = true;
    for (let other = 0; other < this.size; other++) {
      if (!hasBit(others, other) || !this.#tight.areAdjacent(vertex, other)) continue;
      if (this.#tryJoin(vertex, other)) return other;
      if (isFirst) this.#tight.takeOutImpossible(vertex);
      isFirst = false;
    }
    return undefined;
  }

  #tryJoin(a: number, b: number): boolean {
    this.#trySwap(a, b);
    if (this.mate[a] !== b) {
      const before = { mate: this.mate.slice(), total: this.#totalOf(this.#costs) };
      if (!this.#tight.canJoin(a, b)) return false;
      if (!this.#isAsCheapAs(before.total)) {
        this.#tight.adopt(before.mate);
        return this.tryForbid(...this.#apartFromOthers(a, b));
      }
    }
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

  /** Joins two vertices if their partners can then be joined at the same cost. */
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

  /** Undefined if it depends on blossoms. */
  #forbidAmongTight(apart: readonly Apart[]): boolean | undefined {
    const tight = this.#tight;
    const close = (rows: Uint32Array): void => this.#close(rows, apart);
    if (!apart.some(([one, other]) => isAnyPaired(this.mate, one, other))) {
      close(tight.rows);
      return true;
    }
    if (this.#search === undefined) return tight.tryRestrict(close);
    const before = { rows: tight.rows.slice(), mate: tight.mate.slice(), total: this.#totalOf(this.#costs) };
    if (!tight.tryRestrict(close)) return false;
    if (this.#isAsCheapAs(before.total)) return true;
    tight.rows.set(before.rows);
    tight.adopt(before.mate);
    return undefined;
  }

  #weighAgain(search: CheapestSearch, apart: readonly Apart[]): boolean {
    const { blossoms, mate, dual } = search;
    const restore = blossoms.saved();
    const duals = dual.slice();
    const open = this.#open.slice();
    this.#close(this.#open, apart);
    mate.set(this.#tight.mate);
    const budget = dissolve(search);
    for (const [a, b] of mate.entries())
      if (b > a && !isTight(this.#costs, dual, a, b)) {
        mate[a] = SINGLE;
        mate[b] = SINGLE;
      }
    if (search.augmentAll(budget)) {
      this.#keepTight(search);
      return true;
    }
    this.#open.set(open);
    restore();
    dual.set(duals);
    return false;
  }

  /** Continues with the tight edges of a search; keeps the search itself only if blossoms remain. */
  #keepTight(search: CheapestSearch): void {
    openWhole(search);
    const { blossoms, dual, mate } = search;
    const hasBlossoms = blossoms.outermost().length > 0;
    this.#tight = new DenseMatching(
      this.#costs.size,
      tightEdges(this.#costs, dual, hasBlossoms ? blossoms : undefined),
    );
    this.#tight.adopt(mate);
    this.#search = hasBlossoms ? search : undefined;
  }
}
