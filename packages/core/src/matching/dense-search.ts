import { bitWords, clearBit, hasBit, lowestBit, setBit } from './bits.ts';
import { SINGLE } from './maximum-matching.ts';

/**
 * Edmonds' search over rows of bits: alternating paths of even length reach outer vertices, inner ones lie between; an
 * edge between two outer vertices closes a blossom, whose vertices all become outer.
 */
export class DenseSearch {
  /** The vertex before an inner vertex on its path; the way back around a blossom for those that became outer in it. */
  readonly parent: Int32Array;
  readonly #rows: Uint32Array;
  readonly #words: number;
  readonly #mate: Int32Array;
  readonly #unreached: Uint32Array;
  readonly #outer: Uint32Array;
  /** Words that contain unreached vertices (and possibly some that do not). */
  readonly #openWords: Int32Array;
  #openCount = 0;
  readonly #end: Uint32Array;
  readonly #nobody: Uint32Array;
  /** By base: the vertices of its blossom, among which nothing is left to close. Sets are reused. */
  readonly #members: (Uint32Array | undefined)[];
  readonly #sets: Uint32Array[] = [];
  #setCount = 0;
  readonly #base: Int32Array;
  readonly #mark: Int32Array;
  readonly #queue: Int32Array;
  readonly #united: Int32Array;
  /** Vertices whose base a search has changed, and bases with a set; the next search resets them. */
  readonly #changed: number[] = [];
  /** Words that contain ends. */
  readonly #endWords: number[] = [];
  #queued = 0;
  #stamp = 0;
  #unitedCount = 0;

  constructor(rows: Uint32Array, mate: Int32Array) {
    const size = mate.length;
    this.#rows = rows;
    this.#mate = mate;
    this.#words = bitWords(size);
    this.parent = new Int32Array(size);
    this.#unreached = new Uint32Array(this.#words);
    this.#outer = new Uint32Array(this.#words);
    this.#openWords = new Int32Array(this.#words);
    this.#end = new Uint32Array(this.#words);
    this.#nobody = new Uint32Array(this.#words);
    this.#members = new Array<undefined>(size).fill(undefined);
    this.#base = new Int32Array(size);
    for (let vertex = 0; vertex < size; vertex++) this.#base[vertex] = vertex;
    this.#mark = new Int32Array(size);
    this.#queue = new Int32Array(size);
    this.#united = new Int32Array(size);
  }

  /** The other end of an augmenting path from a single vertex; SINGLE if there is none. Parents lead back from it. */
  pathEnd(from: number, present: Uint32Array, singles: Uint32Array): number {
    this.#begin(present);
    this.#endWords.length = 0;
    for (let word = 0; word < this.#words; word++) if (singles[word] !== 0) this.#endWords.push(word);
    this.#reach(from);
    return this.#grow(singles);
  }

  /**
   * Whether an even path leads from a single vertex to a matched one. If so, parents lead back from its partner; if
   * not, everything reachable has been reached.
   */
  reaches(vertex: number, from: number, present: Uint32Array): boolean {
    const partner = this.#mate[vertex]!;
    this.#begin(present);
    this.#endWords.length = 0;
    this.#endWords.push(partner >>> 5);
    this.#end.fill(0);
    setBit(this.#end, partner);
    this.#reach(from);
    return this.#grow(this.#end, vertex) !== SINGLE;
  }

  /** Vertices reached by even paths from the single ones of a maximum matching. Valid until the next search. */
  reachable(present: Uint32Array, singles: Uint32Array): Uint32Array {
    this.#begin(present);
    for (let vertex = 0; vertex < this.#mate.length; vertex++) if (hasBit(singles, vertex)) this.#reach(vertex);
    this.#grow(undefined);
    return this.#outer;
  }

  /** Inner vertices of the last search: reached, but not by an even path. */
  inner(present: Uint32Array): Uint32Array {
    return present.map((word, at) => word & ~this.#unreached[at]! & ~this.#outer[at]!);
  }

  /** Vertices that the last search did not reach by an even path. */
  notOuter(present: Uint32Array): Uint32Array {
    return present.map((word, at) => word & ~this.#outer[at]!);
  }

  /** Removes everything that the last search has reached from a set. */
  takeReached(set: Uint32Array): void {
    for (let word = 0; word < this.#words; word++) set[word]! &= this.#unreached[word]!;
  }

  #begin(present: Uint32Array): void {
    this.#unreached.set(present);
    this.#openCount = 0;
    for (let word = 0; word < this.#words; word++) if (present[word] !== 0) this.#openWords[this.#openCount++] = word;
    this.#outer.fill(0);
    this.#setCount = 0;
    for (let part = this.#changed.pop(); part !== undefined; part = this.#changed.pop()) {
      this.#base[part] = part;
      this.#members[part] = undefined;
    }
    this.#queued = 0;
  }

  /** Makes a vertex outer. */
  #reach(vertex: number): void {
    clearBit(this.#unreached, vertex);
    setBit(this.#outer, vertex);
    this.#queue[this.#queued++] = vertex;
  }

  /**
   * Grows trees from the outer vertices, up to the first of the given ends, which is returned. Blossoms are closed only
   * when nothing else can be reached: most ends are found without them.
   */
  #grow(ends: Uint32Array | undefined, wanted = SINGLE): number {
    for (let [grown, closed] = [0, 0]; closed < this.#queued; closed++) {
      for (; grown < this.#queued; grown++) {
        const found = this.#growFrom(this.#queue[grown]!, ends);
        if (found !== SINGLE) return found;
      }
      this.#closeAround(this.#queue[closed]!);
      if (wanted !== SINGLE && hasBit(this.#outer, wanted)) return this.#mate[wanted]!;
    }
    return SINGLE;
  }

  #growFrom(vertex: number, ends: Uint32Array | undefined): number {
    const rows = this.#rows;
    const row = vertex * this.#words;
    const beside = ends ? this.#endBeside(vertex, ends) : SINGLE;
    if (beside !== SINGLE) return beside;
    for (let i = 0; i < this.#openCount; i++) {
      const word = this.#openWords[i]!;
      if (this.#unreached[word] === 0) this.#openWords[i--] = this.#openWords[--this.#openCount]!;
      for (;;) {
        const near = rows[row + word]! & this.#unreached[word]!;
        if (near === 0) break;
        const inner = lowestBit(word, near);
        clearBit(this.#unreached, inner);
        const partner = this.#mate[inner]!;
        // Single vertices are already roots, or are ends.
        if (partner === SINGLE) continue;
        this.parent[inner] = vertex;
        this.#reach(partner);
        // Most ends are near, so they are tried first.
        const end = ends ? this.#endBeside(partner, ends) : SINGLE;
        if (end !== SINGLE) return end;
      }
    }
    return SINGLE;
  }

  #endBeside(vertex: number, ends: Uint32Array): number {
    const row = vertex * this.#words;
    for (let i = 0; i < this.#endWords.length; i++) {
      const word = this.#endWords[i]!;
      const near = this.#rows[row + word]! & this.#unreached[word]! & ends[word]!;
      if (near === 0) continue;
      const end = lowestBit(word, near);
      this.parent[end] = vertex;
      return end;
    }
    return SINGLE;
  }

  /** Edges to other outer vertices of the tree close blossoms. */
  #closeAround(vertex: number): void {
    const [words, rows, outer] = [this.#words, this.#rows, this.#outer];
    const row = vertex * words;
    let members = this.#members[this.#find(vertex)] ?? this.#nobody;
    for (let word = 0; word < words; word++) {
      let others = rows[row + word]! & outer[word]! & ~members[word]!;
      while (others !== 0) {
        this.#contract(vertex, lowestBit(word, others));
        members = this.#members[this.#find(vertex)] ?? this.#nobody;
        others &= (others - 1) & ~members[word]!;
      }
    }
  }

  #membersOf(base: number): Uint32Array {
    const members = this.#members[base];
    if (members !== undefined) return members;
    const set = this.#sets[this.#setCount]?.fill(0) ?? new Uint32Array(this.#words);
    this.#sets[this.#setCount++] = set;
    setBit(set, base);
    this.#members[base] = set;
    this.#changed.push(base);
    return set;
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
    for (let i = 0; i < this.#unitedCount; i++) this.#unite(this.#find(this.#united[i]!), base);
  }

  #unite(part: number, base: number): void {
    if (part === base) return;
    this.#base[part] = base;
    this.#changed.push(part);
    const [all, members] = [this.#membersOf(base), this.#members[part]];
    if (members === undefined) setBit(all, part);
    else for (let word = 0; word < this.#words; word++) all[word]! |= members[word]!;
  }

  /** The nearest common base of two outer vertices; none if they belong to different roots. */
  #commonBase(a: number, b: number): number {
    const stamp = ++this.#stamp;
    for (let at = this.#find(a); ; at = this.#find(this.parent[this.#mate[at]!]!)) {
      this.#mark[at] = stamp;
      if (this.#mate[at] === SINGLE) break;
    }
    for (let at = this.#find(b); ; at = this.#find(this.parent[this.#mate[at]!]!)) {
      if (this.#mark[at] === stamp) return at;
      if (this.#mate[at] === SINGLE) return SINGLE;
    }
  }

  /** Turns parents on the way to the base, so that paths lead around the blossom; inner vertices become outer. */
  #walkTo(base: number, from: number, child: number): void {
    let [vertex, below] = [from, child];
    while (this.#find(vertex) !== base) {
      const partner = this.#mate[vertex]!;
      this.#united[this.#unitedCount++] = this.#find(vertex);
      this.#united[this.#unitedCount++] = this.#find(partner);
      this.parent[vertex] = below;
      if (!hasBit(this.#outer, partner)) this.#reach(partner);
      below = partner;
      vertex = this.parent[partner]!;
    }
  }
}
