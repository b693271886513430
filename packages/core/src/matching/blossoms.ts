import { bitWords, setBit, type VertexSet } from './bits.ts';

const NONE = -1;

/**
 * Vertices and blossoms of the search for a cheapest perfect matching, by number: vertices first, then blossoms, odd
 * cycles of smaller parts that act as one vertex. The lists of a blossom are replaced and never changed, so that
 * copying the references is enough for a copy.
 */
export class Blossoms {
  readonly mate: Int32Array;
  /** The outermost part that contains a vertex. */
  readonly top: Int32Array;
  readonly parent: Int32Array;
  /** The vertex through which a part is matched to the outside (or single). */
  readonly base: Int32Array;
  /** The first child contains the base. */
  readonly children: (readonly number[])[];
  /** End vertices of the edges between children, in pairs: from each child to the next around the cycle. */
  readonly edges: (readonly number[])[];
  /** The vertices of each blossom, as bits. */
  readonly sets: VertexSet[];
  /** The number of vertices of a part; its vertices form a linked list from a first to a last one. */
  readonly count: Int32Array;
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #next: Int32Array;
  readonly size: number;
  #free: number[] = [];

  constructor(size: number) {
    this.size = size;
    const parts = size + (size >>> 1) + 1;
    this.mate = new Int32Array(size).fill(NONE);
    this.top = Int32Array.from({ length: size }, (_, vertex) => vertex);
    this.parent = new Int32Array(parts).fill(NONE);
    this.base = Int32Array.from({ length: parts }, (_, part) => part);
    const none: readonly number[] = [];
    this.children = new Array(parts).fill(none);
    this.edges = new Array(parts).fill(none);
    this.sets = new Array(parts).fill(new Uint32Array(0));
    this.count = new Int32Array(parts).fill(1);
    this.#first = this.base.slice();
    this.#last = this.base.slice();
    this.#next = new Int32Array(size).fill(NONE);
    this.clear();
  }

  get parts(): number {
    return this.parent.length;
  }

  /** Blossoms inside no other. */
  outermost(): number[] {
    const found: number[] = [];
    for (let part = this.size; part < this.parts; part++)
      if (this.children[part]!.length > 0 && this.parent[part] === NONE) found.push(part);
    return found;
  }

  /** Opens all blossoms. */
  clear(): void {
    this.parent.fill(NONE);
    this.#free = [];
    for (let part = this.parts - 1; part >= this.size; part--) {
      this.children[part] = [];
      this.#free.push(part);
    }
    for (let vertex = 0; vertex < this.size; vertex++) this.top[vertex] = vertex;
  }

  /** Copies everything; the returned function restores it. */
  saved(): () => void {
    const { mate, top, parent, base, children, edges, sets, count } = this;
    const columns = [mate, top, parent, base, count, this.#first, this.#last, this.#next].map(
      (column) => [column, column.slice()] as const,
    );
    const lists = [children, edges, sets].map((list: unknown[]) => [list, list.slice(this.size)] as const);
    const free = [...this.#free];
    return () => {
      for (const [column, before] of columns) column.set(before);
      for (const [list, before] of lists) list.splice(this.size, before.length, ...before);
      this.#free = free;
    };
  }

  childHolding(part: number, vertex: number): number {
    let child = vertex;
    while (this.parent[child] !== part) child = this.parent[child]!;
    return child;
  }

  /** Makes one part of an odd cycle; the first child contains the base. */
  close(children: readonly number[], edges: readonly number[]): number {
    const part = this.#free.pop()!;
    this.children[part] = children;
    this.edges[part] = edges;
    this.base[part] = this.base[children[0]!]!;
    this.parent[part] = NONE;
    const set = new Uint32Array(bitWords(this.size));
    this.#first[part] = this.#first[children[0]!]!;
    this.count[part] = 0;
    let last = NONE;
    for (const child of children) {
      this.parent[child] = part;
      this.count[part]! += this.count[child]!;
      if (last !== NONE) this.#next[last] = this.#first[child]!;
      last = this.#last[child]!;
      if (child < this.size) setBit(set, child);
      else for (let word = 0; word < set.length; word++) set[word]! |= this.sets[child]![word]!;
    }
    this.#last[part] = last;
    this.sets[part] = set;
    this.#putOnTop(part);
    return part;
  }

  /** The vertices of a part. */
  *verticesOf(part: number): Generator<number> {
    for (let vertex = this.#first[part]!; ; vertex = this.#next[vertex]!) {
      yield vertex;
      if (vertex === this.#last[part]) return;
    }
  }

  /** Makes a part the outermost one of its vertices. */
  #putOnTop(part: number): void {
    const [top, next, last] = [this.top, this.#next, this.#last[part]!];
    let vertex = this.#first[part]!;
    for (; vertex !== last; vertex = next[vertex]!) top[vertex] = part;
    top[vertex] = part;
  }

  /** Opens an outermost blossom, and those inside it for which `comesApart` is true. Returns its children. */
  open(part: number, comesApart: (child: number) => boolean = () => false): readonly number[] {
    const children = this.children[part]!;
    const opened = [part];
    for (let each = opened.pop(); each !== undefined; each = opened.pop()) {
      for (const child of this.children[each]!) {
        this.parent[child] = NONE;
        if (child >= this.size && comesApart(child)) opened.push(child);
        else this.#putOnTop(child);
      }
      this.children[each] = [];
      this.#free.push(each);
    }
    return children;
  }

  /**
   * Makes a vertex the base of its part: matched edges change along the even way from its child to the old base's, and
   * likewise inside the children. Not recursive, as thousands may be nested.
   */
  rebase(part: number, vertex: number): void {
    const open = [part, vertex];
    while (open.length > 0) {
      const [base, blossom] = [open.pop()!, open.pop()!];
      if (blossom < this.size) continue;
      const entry = this.childHolding(blossom, base);
      open.push(entry, base);
      const [children, edges] = [this.children[blossom]!, this.edges[blossom]!];
      const count = children.length;
      const start = children.indexOf(entry);
      const step = start % 2 === 0 ? -1 : 1;
      for (let i = start; i !== 0 && i !== count; i += 2 * step) {
        const near = (i + step) % count;
        const far = (i + 2 * step) % count;
        const edge = 2 * (step === 1 ? near : far);
        const [ofNear, ofFar] = step === 1 ? [edges[edge]!, edges[edge + 1]!] : [edges[edge + 1]!, edges[edge]!];
        open.push(children[near]!, ofNear, children[far]!, ofFar);
        this.mate[ofNear] = ofFar;
        this.mate[ofFar] = ofNear;
      }
      this.children[blossom] = [...children.slice(start), ...children.slice(0, start)];
      this.edges[blossom] = [...edges.slice(2 * start), ...edges.slice(0, 2 * start)];
      this.base[blossom] = base;
    }
  }
}
