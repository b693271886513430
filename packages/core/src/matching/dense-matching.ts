import { bitWords, clearBit, firstCommon, hasBit, lowestBit, setBit, takeOut, type VertexSet } from './bits.ts';
import { DenseSearch } from './dense-search.ts';
import { joinScarce } from './join-scarce.ts';
import { MatchedVertices } from './matched-vertices.ts';
import { SINGLE } from './maximum-matching.ts';
import { turnShortPaths } from './turn-short-paths.ts';

/** At most this many single vertices are matched one by one. */
const FEW = 8;

/**
 * A maximum matching of a dense graph whose edges are rows of bits, kept maximum while edges and vertices are removed
 * (Edmonds). Neighbours are examined 32 at a time; a search visits each vertex once.
 */
export class DenseMatching {
  readonly size: number;
  readonly words: number;
  /** One bit for each vertex, row by row; symmetric, no vertex adjacent to itself. */
  readonly rows: Uint32Array;
  readonly mate: Int32Array;
  readonly #vertices: MatchedVertices;
  /** Created when first needed. */
  #ownSearch: DenseSearch | undefined;

  constructor(size: number, rows: Uint32Array) {
    this.size = size;
    this.words = bitWords(size);
    this.rows = rows;
    this.#vertices = new MatchedVertices(size);
    this.mate = this.#vertices.mate;
  }

  get #search(): DenseSearch {
    this.#ownSearch ??= new DenseSearch(this.rows, this.mate);
    return this.#ownSearch;
  }

  /** Number of unmatched vertices, the minimum possible. */
  get singles(): number {
    return this.#vertices.singles;
  }

  has(vertex: number): boolean {
    return this.#vertices.has(vertex);
  }

  areAdjacent(a: number, b: number): boolean {
    return hasBit(this.rows, b, a * this.words);
  }

  add(vertices: Iterable<number>): void {
    for (const vertex of vertices) this.#vertices.enter(vertex);
    this.#augmentAll();
  }

  /** Adds the vertices from `from` up to, not including, `to`. */
  addRange(from: number, to: number): void {
    for (let vertex = from; vertex < to; vertex++) this.#vertices.enter(vertex);
    this.#augmentAll();
  }

  /** Adds all vertices, keeping the pairs of another matching where edges allow. */
  addAll(mate?: Int32Array): void {
    for (let vertex = 0; vertex < this.size; vertex++) this.#vertices.enter(vertex);
    if (mate !== undefined)
      for (let a = 0; a < this.size; a++) {
        const b = mate[a]!;
        if (b > a && this.areAdjacent(a, b)) this.#vertices.join(a, b);
      }
    this.#augmentAll();
  }

  /** Removes a pair; the rest stays maximum. */
  removePair(a: number, b: number): void {
    this.mate[a] = SINGLE;
    this.mate[b] = SINGLE;
    this.#vertices.leave(a);
    this.#vertices.leave(b);
  }

  /**
   * Applies `restrict` to the rows if a matching with as few singles remains; otherwise rows and matching are restored.
   */
  tryRestrict(restrict: (rows: Uint32Array) => void): boolean {
    const before = { rows: this.rows.slice(), mate: this.mate.slice(), singles: this.#vertices.singles };
    restrict(this.rows);
    for (let a = 0; a < this.size; a++) {
      const b = this.mate[a]!;
      if (b > a && !this.areAdjacent(a, b)) this.#vertices.disjoin(a, b);
    }
    if (this.#vertices.singles > before.singles) this.#augmentAll(before.singles);
    if (this.#vertices.singles === before.singles) return true;
    this.rows.set(before.rows);
    this.#vertices.restore(before.mate);
    return false;
  }

  /**
   * Removes the edges from a vertex to a set if a perfect matching remains. If not, removes some edges that no perfect
   * matching has, so that later vertices that fail for the same reason are recognised early: if in the failed search
   * all edges of the outer parts lead to inner vertices, each inner vertex has its partner in one of these parts and
   * not where the search began; otherwise `takeOutImpossible`. Only for a perfect matching.
   */
  tryTakeOut(vertex: number, set: VertexSet): boolean {
    const partner = this.mate[vertex]!;
    const mustChange = hasBit(set, partner);
    const row = this.rows.subarray(vertex * this.words, (vertex + 1) * this.words);
    if (mustChange && row.every((word, at) => (word & ~set[at]!) === 0)) return false;
    const taken = this.beside(vertex, set);
    this.#flipEdges(vertex, taken);
    if (!mustChange) return true;
    this.#vertices.disjoin(vertex, partner);
    if (this.#augment(vertex, this.#vertices.present)) return true;
    this.#vertices.join(vertex, partner);
    this.putBack(vertex, taken);
    const others = this.#search.notOuter(this.#vertices.present);
    if (taken.some((word, at) => (word & ~others[at]!) !== 0)) this.takeOutImpossible(vertex);
    else {
      setBit(others, vertex);
      takeOut(this.rows, this.#search.inner(this.#vertices.present), others);
    }
    return false;
  }

  /** The vertices of a set that are adjacent to a vertex. */
  beside(vertex: number, set: VertexSet): VertexSet {
    const row = vertex * this.words;
    return this.rows.slice(row, row + this.words).map((word, at) => word & set[at]!);
  }

  /** Puts removed edges of a vertex back. */
  putBack(vertex: number, others: VertexSet): void {
    this.#flipEdges(vertex, others);
  }

  #flipEdges(vertex: number, others: VertexSet): void {
    for (let word = 0; word < this.words; word++) {
      this.rows[vertex * this.words + word]! ^= others[word]!;
      for (let bits = others[word]!; bits !== 0; bits &= bits - 1)
        this.rows[lowestBit(word, bits) * this.words + (vertex >>> 5)]! ^= 1 << (vertex & 31);
    }
  }

  /** Whether some maximum matching joins these two; if so, this one now does. Only for a perfect matching. */
  canJoin(a: number, b: number): boolean {
    if (!this.areAdjacent(a, b)) return false;
    const [x, y] = [this.mate[a]!, this.mate[b]!];
    if (x === b) return true;
    if (this.areAdjacent(x, y)) {
      this.#vertices.pair(a, b);
      this.#vertices.pair(x, y);
      return true;
    }
    return this.#withoutOne(a, () => {
      const isReached = this.#search.reaches(b, x, this.#vertices.present);
      if (isReached) this.#spare(b);
      return isReached;
    });
  }

  /** Joins a vertex with the first one of a set that a maximum matching allows, if any. Only for a perfect matching. */
  joinFirst(vertex: number, others: VertexSet): number | undefined {
    const first = this.#firstBeside(vertex, others);
    if (first === undefined || this.canJoin(vertex, first)) return first;
    return this.#withoutOne(vertex, () => {
      // The failed search has reached all possible partners of the vertex.
      this.#takeOutUnreached(vertex);
      const partner = this.#firstBeside(vertex, others);
      if (partner !== undefined) this.#spare(partner);
      return partner;
    });
  }

  /**
   * Runs `act` while a vertex is removed and its partner single; then joins the vertex with the one left single. Only
   * for a perfect matching.
   */
  #withoutOne<T>(vertex: number, act: () => T): T {
    this.#vertices.disjoin(vertex, this.mate[vertex]!);
    this.#vertices.leave(vertex);
    const done = act();
    const left = this.#vertices.singleOne();
    this.#vertices.enter(vertex);
    this.#vertices.join(vertex, left);
    return done;
  }

  #firstBeside(vertex: number, others: VertexSet): number | undefined {
    for (let word = 0; word < this.words; word++) {
      const near = this.rows[vertex * this.words + word]! & others[word]! & this.#vertices.present[word]!;
      if (near !== 0) return lowestBit(word, near);
    }
    return undefined;
  }

  /**
   * Removes all edges of a vertex that no perfect matching has, and other edges impossible for the same reason: without
   * the vertex, those who can stay single form one odd part more than there are vertices between them, so in every
   * perfect matching each of these, and the vertex, has its partner in such a part. Only for a perfect matching. False
   * if the vertex has no such edge.
   */
  takeOutImpossible(vertex: number): boolean {
    return this.#withoutOne(vertex, () => {
      this.sparable();
      return this.#takeOutUnreached(vertex);
    });
  }

  /** To be called after a search without the vertex. */
  #takeOutUnreached(vertex: number): boolean {
    const impossible = this.#search.notOuter(this.#vertices.present);
    const between = this.#search.inner(this.#vertices.present);
    setBit(between, vertex);
    const hasAny = firstCommon(this.rows, vertex * this.words, impossible) !== undefined;
    takeOut(this.rows, between, impossible);
    return hasAny;
  }

  /** Vertices that some maximum matching leaves single, as bits. Valid until the next search. */
  sparable(): Uint32Array {
    return this.#search.reachable(this.#vertices.present, this.#vertices.isSingle);
  }

  /** Vertices that can be left single if this absent one is added; as bits, including itself. */
  sparableWith(vertex: number): Uint32Array {
    this.#vertices.enter(vertex);
    const reached = this.#search.reachable(this.#vertices.present, this.#vertices.isSingle);
    this.#vertices.leave(vertex);
    return reached;
  }

  /** Gives up once more than `most` vertices must stay single. */
  #augmentAll(most = this.size): void {
    if (this.#vertices.singles > FEW)
      joinScarce(this.rows, this.#vertices.isSingle, this.size, (a, b) => this.#vertices.join(a, b));
    for (let turned = FEW; this.#vertices.singles > FEW && turned > 0; this.#vertices.singles -= 2 * turned)
      turned = turnShortPaths({
        rows: this.rows,
        mate: this.mate,
        present: this.#vertices.present,
        isSingle: this.#vertices.isSingle,
      });
    const open = this.#vertices.present.slice();
    let inVain = 0;
    for (let vertex = 0; vertex < this.size && this.#vertices.singles > 1 && inVain <= most; vertex++) {
      if (!hasBit(this.#vertices.isSingle, vertex)) continue;
      const hasWay = firstCommon(this.rows, vertex * this.words, open) !== undefined;
      if (hasWay && this.#augment(vertex, open)) continue;
      inVain++;
      // Vertices reached by a failed search are useless to later ones.
      if (hasWay) this.#search.takeReached(open);
    }
  }

  #augment(from: number, among: Uint32Array): boolean {
    if (this.#vertices.singles < 2) return false;
    const vertex = this.#search.pathEnd(from, among, this.#vertices.isSingle);
    if (vertex === SINGLE) return false;
    clearBit(this.#vertices.isSingle, from);
    clearBit(this.#vertices.isSingle, vertex);
    this.#vertices.singles -= 2;
    this.#turn(vertex);
    return true;
  }

  /** Applies the path that leads back from a vertex found by the last search. */
  #turn(end: number): void {
    let vertex = end;
    while (vertex !== SINGLE) {
      const previous = this.#search.parent[vertex]!;
      const next = this.mate[previous]!;
      this.#vertices.pair(vertex, previous);
      vertex = next;
    }
  }

  /** Leaves single a vertex that the last search has reached, instead of the one where it began. */
  #spare(vertex: number): void {
    const [single, partner] = [this.#vertices.singleOne(), this.mate[vertex]!];
    this.mate[vertex] = SINGLE;
    this.#turn(partner);
    clearBit(this.#vertices.isSingle, single);
    setBit(this.#vertices.isSingle, vertex);
  }

  /** Adopts a matching of all vertices. */
  adopt(mate: Int32Array): void {
    for (let vertex = 0; vertex < this.size; vertex++) setBit(this.#vertices.present, vertex);
    this.#vertices.restore(mate);
  }
}
