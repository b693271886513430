import { bitWords, clearBit, firstCommon, hasBit, lowestBit, setBit, takeOut, type VertexSet } from './bits.ts';
import { DenseSearch } from './dense-search.ts';
import { joinScarce } from './join-scarce.ts';
import { MatchedVertices } from './matched-vertices.ts';
import { SINGLE } from './maximum-matching.ts';
import { turnShortPaths } from './turn-short-paths.ts';

/** So many single vertices are joined one by one. */
const FEW = 8;

/**
 * A maximum matching of a dense graph whose edges are rows of bits, kept up while edges and vertices go (Edmonds). Neighbours are looked
 * at 32 at a time; a search visits each vertex once.
 */
export class DenseMatching {
  readonly size: number;
  readonly words: number;
  /** Row by row, a bit for each vertex; symmetric, nobody beside itself. */
  readonly rows: Uint32Array;
  readonly mate: Int32Array;
  readonly #vertices: MatchedVertices;
  /** Made when it is first needed. */
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

  /** Vertices that stay single; as few as in any matching. */
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

  /** Adds vertices from one to another, the last not included. */
  addRange(from: number, to: number): void {
    for (let vertex = from; vertex < to; vertex++) this.#vertices.enter(vertex);
    this.#augmentAll();
  }

  /** Adds all vertices, those who are paired in another matching as they are there, as far as edges allow. */
  addAll(mate?: Int32Array): void {
    for (let vertex = 0; vertex < this.size; vertex++) this.#vertices.enter(vertex);
    if (mate !== undefined)
      for (let a = 0; a < this.size; a++) {
        const b = mate[a]!;
        if (b > a && this.areAdjacent(a, b)) this.#vertices.join(a, b);
      }
    this.#augmentAll();
  }

  /** Takes a pair out; the rest stays maximum. */
  removePair(a: number, b: number): void {
    this.mate[a] = SINGLE;
    this.mate[b] = SINGLE;
    this.#vertices.leave(a);
    this.#vertices.leave(b);
  }

  /**
   * Takes edges out of the rows if a matching with as few singles is left; otherwise rows and matching are as before.
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
   * Takes the edges of a vertex to a set out of the rows, if a perfect matching is left. If not, some that no perfect matching has, so
   * that others who fail for the same reason are soon known: where the outer parts of a search in vain have all their edges to the inner
   * vertices, each of these has its partner in one of them, and not where the search began; else `takeOutImpossible`. Of a perfect
   * matching only.
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

  /** Those of a set with whom a vertex has an edge. */
  beside(vertex: number, set: VertexSet): VertexSet {
    const row = vertex * this.words;
    return this.rows.slice(row, row + this.words).map((word, at) => word & set[at]!);
  }

  /** Puts edges of a vertex back that were taken out. */
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

  /** Whether a maximum matching joins these two. If so this one now does; if not it is as it was. Of a perfect matching only. */
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

  /** Joins a vertex with the first of a set with whom a maximum matching can join it; nothing if there is none. Of a perfect matching only. */
  joinFirst(vertex: number, others: VertexSet): number | undefined {
    const first = this.#firstBeside(vertex, others);
    if (first === undefined || this.canJoin(vertex, first)) return first;
    return this.#withoutOne(vertex, () => {
      // The search in vain has reached everybody whom the vertex can have.
      this.#takeOutUnreached(vertex);
      const partner = this.#firstBeside(vertex, others);
      if (partner !== undefined) this.#spare(partner);
      return partner;
    });
  }

  /** Does something while a vertex is away and its partner single; then it is joined with whoever is. Of a perfect matching only. */
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
   * Takes out all edges of a vertex that no perfect matching has, and others of the same reason: without it, those who can stay single
   * fall into one odd part more than there are vertices between them, so that each of these, and the vertex, has its partner in such a
   * part in every perfect matching. Of a perfect matching only. False if the vertex has none.
   */
  takeOutImpossible(vertex: number): boolean {
    return this.#withoutOne(vertex, () => {
      this.sparable();
      return this.#takeOutUnreached(vertex);
    });
  }

  /** After a search without the vertex. */
  #takeOutUnreached(vertex: number): boolean {
    const impossible = this.#search.notOuter(this.#vertices.present);
    const between = this.#search.inner(this.#vertices.present);
    setBit(between, vertex);
    const hasAny = firstCommon(this.rows, vertex * this.words, impossible) !== undefined;
    takeOut(this.rows, between, impossible);
    return hasAny;
  }

  /** Vertices that some maximum matching leaves single, as bits. Good until the next question. */
  sparable(): Uint32Array {
    return this.#search.reachable(this.#vertices.present, this.#vertices.isSingle);
  }

  /** Vertices that are left single instead if this one, which is not in the matching, comes in; as bits, itself among them. */
  sparableWith(vertex: number): Uint32Array {
    this.#vertices.enter(vertex);
    const reached = this.#search.reachable(this.#vertices.present, this.#vertices.isSingle);
    this.#vertices.leave(vertex);
    return reached;
  }

  /** Given up once more than so many must stay single. */
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
      // What a search in vain has reached is of no use to any other one either.
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

  /** Turns the path that leads back from a vertex which the last search has found. */
  #turn(end: number): void {
    let vertex = end;
    while (vertex !== SINGLE) {
      const previous = this.#search.parent[vertex]!;
      const next = this.mate[previous]!;
      this.#vertices.pair(vertex, previous);
      vertex = next;
    }
  }

  /** Leaves a vertex that the last search has reached single, instead of the one where it began. */
  #spare(vertex: number): void {
    const [single, partner] = [this.#vertices.singleOne(), this.mate[vertex]!];
    this.mate[vertex] = SINGLE;
    this.#turn(partner);
    clearBit(this.#vertices.isSingle, single);
    setBit(this.#vertices.isSingle, vertex);
  }

  /** Takes over a matching of all vertices. */
  adopt(mate: Int32Array): void {
    for (let vertex = 0; vertex < this.size; vertex++) setBit(this.#vertices.present, vertex);
    this.#vertices.restore(mate);
  }
}
