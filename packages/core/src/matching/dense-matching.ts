import { bitWords, clearBit, hasBit, lowestBit, setBit } from './bits.ts';
import { SINGLE } from './maximum-matching.ts';

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
  readonly #present: Uint32Array;
  readonly #isSingle: Uint32Array;
  #singles = 0;
  readonly #unreached: Uint32Array;
  readonly #outer: Uint32Array;
  readonly #parent: Int32Array;
  readonly #base: Int32Array;
  readonly #mark: Int32Array;
  readonly #queue: Int32Array;
  readonly #united: Int32Array;
  #queued = 0;
  #stamp = 0;
  #unitedCount = 0;

  constructor(size: number, rows: Uint32Array) {
    this.size = size;
    this.words = bitWords(size);
    this.rows = rows;
    this.mate = new Int32Array(size).fill(SINGLE);
    this.#present = new Uint32Array(this.words);
    this.#isSingle = new Uint32Array(this.words);
    this.#unreached = new Uint32Array(this.words);
    this.#outer = new Uint32Array(this.words);
    this.#parent = new Int32Array(size);
    this.#base = new Int32Array(size);
    this.#mark = new Int32Array(size);
    this.#queue = new Int32Array(size);
    this.#united = new Int32Array(size);
  }

  /** Vertices that stay single; as few as in any matching. */
  get singles(): number {
    return this.#singles;
  }

  has(vertex: number): boolean {
    return hasBit(this.#present, vertex);
  }

  areAdjacent(a: number, b: number): boolean {
    return hasBit(this.rows, b, a * this.words);
  }

  /** Adds vertices from one to another, the last not included: each takes the first partner that is free, then the rest is repaired. */
  addRange(from: number, to: number): void {
    for (let vertex = from; vertex < to; vertex++) this.#enter(vertex);
    for (let vertex = from; vertex < to; vertex++) if (this.mate[vertex] === SINGLE) this.#joinFirstSingle(vertex);
    this.#augmentAll();
  }

  /** Takes a pair out; the rest stays maximum. */
  removePair(a: number, b: number): void {
    this.mate[a] = SINGLE;
    this.mate[b] = SINGLE;
    this.#leave(a);
    this.#leave(b);
  }

  /**
   * Takes edges out of the rows if a matching with as few singles is left; otherwise rows and matching are as before.
   */
  tryRestrict(restrict: (rows: Uint32Array) => void): boolean {
    const before = { rows: this.rows.slice(), mate: this.mate.slice(), singles: this.#singles };
    restrict(this.rows);
    for (let a = 0; a < this.size; a++) {
      const b = this.mate[a]!;
      if (b > a && !this.areAdjacent(a, b)) this.#disjoin(a, b);
    }
    if (this.#singles > before.singles) this.#augmentAll();
    if (this.#singles === before.singles) return true;
    this.rows.set(before.rows);
    this.#restore(before.mate);
    return false;
  }

  /** Whether a maximum matching joins these two. If so this one now does; if not it is as it was. Of a perfect matching only. */
  canJoin(a: number, b: number): boolean {
    if (!this.areAdjacent(a, b)) return false;
    const [x, y] = [this.mate[a]!, this.mate[b]!];
    if (x === b) return true;
    if (this.areAdjacent(x, y)) {
      this.#pair(a, b);
      this.#pair(x, y);
      return true;
    }
    this.#disjoin(a, x);
    this.#disjoin(b, y);
    this.#leave(a);
    this.#leave(b);
    const isRepaired = this.#augment(x);
    this.#enter(a);
    this.#enter(b);
    if (isRepaired) this.#join(a, b);
    else {
      this.#join(a, x);
      this.#join(b, y);
    }
    return isRepaired;
  }

  /** Vertices that some maximum matching leaves single, as bits. Good until the next question. */
  sparable(): Uint32Array {
    this.#begin();
    for (let vertex = 0; vertex < this.size; vertex++)
      if (this.has(vertex) && this.mate[vertex] === SINGLE) this.#reach(vertex);
    this.#grow(false);
    return this.#outer;
  }

  /** Vertices that are left single instead if this one, which is not in the matching, comes in; as bits, itself among them. */
  sparableWith(vertex: number): Uint32Array {
    this.#enter(vertex);
    this.#begin();
    this.#reach(vertex);
    this.#grow(false);
    this.#leave(vertex);
    return this.#outer;
  }

  #augmentAll(): void {
    for (let vertex = 0; vertex < this.size && this.#singles > 1; vertex++)
      if (hasBit(this.#isSingle, vertex)) this.#augment(vertex);
  }

  #augment(from: number): boolean {
    if (this.#singles < 2) return false;
    this.#begin();
    this.#reach(from);
    let vertex = this.#grow(true);
    if (vertex === SINGLE) return false;
    clearBit(this.#isSingle, from);
    clearBit(this.#isSingle, vertex);
    this.#singles -= 2;
    while (vertex !== SINGLE) {
      const previous = this.#parent[vertex]!;
      const next = this.mate[previous]!;
      this.#pair(vertex, previous);
      vertex = next;
    }
    return true;
  }

  #begin(): void {
    this.#unreached.set(this.#present);
    this.#outer.fill(0);
    for (let vertex = 0; vertex < this.size; vertex++) this.#base[vertex] = vertex;
    this.#queued = 0;
  }

  /** Makes a vertex outer. */
  #reach(vertex: number): void {
    clearBit(this.#unreached, vertex);
    setBit(this.#outer, vertex);
    this.#queue[this.#queued++] = vertex;
  }

  /** Grows trees from the outer vertices; with `stop`, up to the first single vertex, which is returned. */
  #grow(stop: boolean): number {
    for (let head = 0; head < this.#queued; head++) {
      const vertex = this.#queue[head]!;
      const found = this.#growFrom(vertex, stop);
      if (found !== SINGLE) return found;
      this.#closeAround(vertex);
    }
    return SINGLE;
  }

  #growFrom(vertex: number, stop: boolean): number {
    const { words, rows } = this;
    const row = vertex * words;
    if (stop)
      for (let word = 0; word < words; word++) {
        const ends = rows[row + word]! & this.#unreached[word]! & this.#isSingle[word]!;
        if (ends === 0) continue;
        const end = lowestBit(word, ends);
        this.#parent[end] = vertex;
        return end;
      }
    for (let word = 0; word < words; word++)
      for (;;) {
        const near = rows[row + word]! & this.#unreached[word]!;
        if (near === 0) break;
        const inner = lowestBit(word, near);
        clearBit(this.#unreached, inner);
        const partner = this.mate[inner]!;
        // Without a stop, single vertices are roots already or of no matter.
        if (partner === SINGLE) continue;
        this.#parent[inner] = vertex;
        this.#reach(partner);
      }
    return SINGLE;
  }

  /** Edges to other outer vertices of the tree close blossoms. */
  #closeAround(vertex: number): void {
    const { words, rows } = this;
    for (let word = 0; word < words; word++) {
      let others = rows[vertex * words + word]! & this.#outer[word]!;
      while (others !== 0) {
        const other = lowestBit(word, others);
        others &= others - 1;
        if (this.#find(vertex) !== this.#find(other)) this.#contract(vertex, other);
      }
    }
  }

  #find(vertex: number): number {
    let at = vertex;
    while (this.#base[at] !== at) {
      this.#base[at] = this.#base[this.#base[at]!]!;
      at = this.#base[at]!;
    }
    return at;
  }

  #contract(a: number, b: number): void {
    const base = this.#commonBase(a, b);
    if (base === SINGLE) return;
    this.#unitedCount = 0;
    this.#walkTo(base, a, b);
    this.#walkTo(base, b, a);
    for (let i = 0; i < this.#unitedCount; i++) this.#base[this.#find(this.#united[i]!)] = base;
  }

  /** The nearest common base of two outer vertices; none if they hang on different roots. */
  #commonBase(a: number, b: number): number {
    const stamp = ++this.#stamp;
    for (let at = this.#find(a); ; at = this.#find(this.#parent[this.mate[at]!]!)) {
      this.#mark[at] = stamp;
      if (this.mate[at] === SINGLE) break;
    }
    for (let at = this.#find(b); ; at = this.#find(this.#parent[this.mate[at]!]!)) {
      if (this.#mark[at] === stamp) return at;
      if (this.mate[at] === SINGLE) return SINGLE;
    }
  }

  /** Turns parents on the way to the base, so that paths lead around the blossom; inner vertices become outer. */
  #walkTo(base: number, from: number, child: number): void {
    let [vertex, below] = [from, child];
    while (this.#find(vertex) !== base) {
      const partner = this.mate[vertex]!;
      this.#united[this.#unitedCount++] = this.#find(vertex);
      this.#united[this.#unitedCount++] = this.#find(partner);
      this.#parent[vertex] = below;
      if (!hasBit(this.#outer, partner)) this.#reach(partner);
      below = partner;
      vertex = this.#parent[partner]!;
    }
  }

  #joinFirstSingle(vertex: number): void {
    for (let word = 0; word < this.words; word++) {
      const free = this.rows[vertex * this.words + word]! & this.#isSingle[word]!;
      if (free === 0) continue;
      this.#join(vertex, lowestBit(word, free));
      return;
    }
  }

  #pair(a: number, b: number): void {
    this.mate[a] = b;
    this.mate[b] = a;
  }

  /** Joins two single vertices. */
  #join(a: number, b: number): void {
    this.#pair(a, b);
    clearBit(this.#isSingle, a);
    clearBit(this.#isSingle, b);
    this.#singles -= 2;
  }

  #disjoin(a: number, b: number): void {
    this.mate[a] = SINGLE;
    this.mate[b] = SINGLE;
    setBit(this.#isSingle, a);
    setBit(this.#isSingle, b);
    this.#singles += 2;
  }

  #enter(vertex: number): void {
    setBit(this.#present, vertex);
    setBit(this.#isSingle, vertex);
    this.#singles += 1;
  }

  #leave(vertex: number): void {
    if (hasBit(this.#isSingle, vertex)) this.#singles -= 1;
    clearBit(this.#present, vertex);
    clearBit(this.#isSingle, vertex);
  }

  #restore(mate: Int32Array): void {
    this.mate.set(mate);
    this.#isSingle.fill(0);
    this.#singles = 0;
    for (let vertex = 0; vertex < this.size; vertex++)
      if (mate[vertex] === SINGLE && this.has(vertex)) {
        setBit(this.#isSingle, vertex);
        this.#singles += 1;
      }
  }
}
