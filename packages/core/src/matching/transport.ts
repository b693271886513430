const NONE = -1;

/**
 * Vertices that are alike, each giving and taking one half of a pair. Numbered ones form two crowds, one after the
 * other: the payers of their numbers, which are the smallest, and the others.
 */
export interface Crowd {
  readonly kind: number;
  readonly role: 'plain' | 'payer' | 'other';
  /** Initial number of vertices. */
  readonly count: number;
  /** For payers: the numbers of both crowds, ascending. */
  readonly numbers: readonly number[];
  /** Starts with a low value. */
  readonly isScarce?: boolean | undefined;
}

/**
 * Crowds as givers and again as takers, joined at the least cost: along shortest paths, all of one length at once, on
 * which a numbered vertex may change from one crowd to the other. Values prove the minimum: no giver and taker cost
 * less than the sum of their values.
 */
export class Transport {
  /** Givers first, then takers, as in all columns below. */
  readonly value: Float64Array;
  readonly #crowds: readonly Crowd[];
  readonly #count: number;
  /** By giver and taker; infinite if they cannot be joined. */
  #table: Float64Array;
  /** The crowds that each one can be joined with. */
  #others: readonly (readonly number[])[];
  /** How many are joined, by giver and taker. */
  readonly flow: Int32Array;
  readonly #left: Int32Array;
  readonly #paying: Int32Array;
  readonly #distance: Float64Array;
  readonly #isReached: Uint8Array;
  /** Reached, but not yet expanded. */
  readonly #near: number[] = [];
  /** How a vertex changes to the twin crowd: which crowd pays, whether the vertex stops paying, and the extra cost. */
  #payer = NONE;
  #stops = false;
  #change = 0;

  /**
   * Joins as many as possible. The table is symmetric. `between`: a number no smaller than that of any payer and no
   * larger than that of any other numbered vertex.
   */
  constructor(crowds: readonly Crowd[], table: Float64Array, between: number) {
    const count = crowds.length;
    this.#crowds = crowds;
    this.#count = count;
    this.#table = table;
    this.#others = this.#openOthers();
    this.flow = new Int32Array(count ** 2);
    this.value = new Float64Array(2 * count);
    this.#left = new Int32Array(2 * count);
    for (let node = 0; node < 2 * count; node++) {
      const crowd = crowds[node % count]!;
      this.value[node] = (crowd.role === 'other' ? between : -between) / 2;
      this.#left[node] = crowd.count;
    }
    this.#paying = this.#left.slice();
    this.#distance = new Float64Array(2 * count);
    this.#isReached = new Uint8Array(2 * count);
    this.#lowerScarce();
    this.#raiseValues();
    this.#settle();
  }

  #openOthers(): number[][] {
    const [count, table] = [this.#count, this.#table];
    return Array.from({ length: count }, (_, one) => {
      const open: number[] = [];
      for (let other = 0; other < count; other++)
        if (table[one * count + other] !== Number.POSITIVE_INFINITY) open.push(other);
      return open;
    });
  }

  /** Whether every giver has a taker. */
  get isWhole(): boolean {
    return this.#left.every((left) => left === 0);
  }

  /** Starts again with other costs, which allow no new pair; pairs that are tight stay joined. Plain crowds only. */
  recost(table: Float64Array): void {
    const count = this.#count;
    this.#table = table;
    this.#others = this.#openOthers();
    this.value.fill(0);
    this.#lowerScarce();
    this.#raiseValues();
    for (let giver = 0; giver < count; giver++)
      for (let taker = 0; taker < count; taker++) {
        const joined = this.flow[giver * count + taker]!;
        if (joined === 0 || this.#gap(giver, taker) === 0) continue;
        this.flow[giver * count + taker] = 0;
        this.#left[giver]! += joined;
        this.#left[count + taker]! += joined;
      }
    this.#settle();
  }

  /** Joins as many as possible: all whose cost equals their values; then values move until there are more. */
  #settle(): void {
    for (;;) {
      this.#joinTight();
      const end = this.#nearestTaker();
      if (end === NONE) return;
      this.#moveValues(end);
    }
  }

  /** Scarce ones start with values so low that they hold no other back. */
  #lowerScarce(): void {
    if (!this.#crowds.some(({ isScarce }) => isScarce)) return;
    let most = 0;
    for (const cost of this.#table) if (cost > most && cost !== Number.POSITIVE_INFINITY) most = cost;
    for (const [crowd, { isScarce }] of this.#crowds.entries())
      if (isScarce) {
        this.value[crowd]! -= most;
        this.value[this.#count + crowd]! -= most;
      }
  }

  /** Initial values: each giver as high as all takers allow, then each taker; twins are equal. */
  #raiseValues(): void {
    for (let node = 0; node < 2 * this.#count; node++) {
      const { role } = this.#crowds[node % this.#count]!;
      if (role === 'other') continue;
      const last = role === 'payer' ? node + 1 : node;
      let least = Number.POSITIVE_INFINITY;
      for (let twin = node; twin <= last; twin++)
        for (const other of this.#others[twin % this.#count]!) least = Math.min(least, this.#gap(twin, other));
      if (least === Number.POSITIVE_INFINITY) continue;
      for (let twin = node; twin <= last; twin++) this.value[twin]! += least;
    }
  }

  /** The cost of a node and a crowd of the other side beyond their values. */
  #gap(node: number, other: number): number {
    const count = this.#count;
    return node < count
      ? this.#table[node * count + other]! - this.value[node]! - this.value[count + other]!
      : this.#table[other * count + node - count]! - this.value[node]! - this.value[other]!;
  }

  #joinTight(): void {
    this.#joinNeighbours();
    this.#isReached.fill(0);
    for (let giver = 0; giver < this.#count; giver++)
      for (let joined = 1; joined > 0 && this.#left[giver]! > 0; this.#left[giver]! -= joined)
        joined = this.#push(giver, this.#left[giver]!);
  }

  /** Most are joined directly with a neighbour, without a path. */
  #joinNeighbours(): void {
    const [count, left] = [this.#count, this.#left];
    for (let giver = 0; giver < count; giver++) {
      if (left[giver] === 0) continue;
      for (const other of this.#others[giver]!) {
        const joined = Math.min(left[giver]!, left[count + other]!);
        if (joined === 0 || this.#gap(giver, other) !== 0) continue;
        this.flow[giver * count + other]! += joined;
        left[giver]! -= joined;
        left[count + other]! -= joined;
      }
    }
  }

  /** Finds takers for at most `most` from this node along tight paths. Nodes reached in vain are not tried again. */
  #push(node: number, most: number): number {
    if (this.#isReached[node]) return 0;
    this.#isReached[node] = 1;
    const pushed = node < this.#count ? this.#pushFromGiver(node, most) : this.#pushFromTaker(node, most);
    const found = pushed > 0 ? pushed : this.#pushToTwin(node);
    if (found > 0) this.#isReached[node] = 0;
    return found;
  }

  #pushFromGiver(giver: number, most: number): number {
    const count = this.#count;
    for (const other of this.#others[giver]!) {
      if (this.#isReached[count + other] || this.#gap(giver, other) !== 0) continue;
      const pushed = this.#push(count + other, most);
      this.flow[giver * count + other]! += pushed;
      if (pushed > 0) return pushed;
    }
    return 0;
  }

  #pushFromTaker(taker: number, most: number): number {
    const count = this.#count;
    const taken = Math.min(most, this.#left[taker]!);
    this.#left[taker]! -= taken;
    if (taken > 0) return taken;
    for (const giver of this.#others[taker - count]!) {
      const at = giver * count + taker - count;
      if (this.flow[at] === 0 || this.#isReached[giver]) continue;
      const pushed = this.#push(giver, Math.min(most, this.flow[at]!));
      this.flow[at]! -= pushed;
      if (pushed > 0) return pushed;
    }
    return 0;
  }

  /** Vertices change crowds one at a time. */
  #pushToTwin(node: number): number {
    const twin = this.#twinOf(node);
    if (twin === NONE || this.#change !== 0 || this.#isReached[twin]) return 0;
    const [payer, stops] = [this.#payer, this.#stops];
    if (this.#push(twin, 1) === 0) return 0;
    this.#paying[payer]! += stops ? -1 : 1;
    return 1;
  }

  /** The nearest taker with a free place for a giver left over. */
  #nearestTaker(): number {
    const [near, count] = [this.#near, this.#count];
    near.length = 0;
    this.#isReached.fill(0);
    this.#distance.fill(Number.POSITIVE_INFINITY);
    for (let giver = 0; giver < count; giver++) if (this.#left[giver] !== 0) this.#reach(giver, 0);
    for (;;) {
      for (let node = near.pop(); node !== undefined; node = near.pop()) {
        if (node >= count && this.#left[node]! > 0) return node;
        this.#goOnFrom(node);
      }
      const next = this.#nextNode();
      if (next === NONE) return NONE;
      this.#reach(next, this.#distance[next]!);
    }
  }

  #reach(node: number, distance: number): void {
    this.#distance[node] = distance;
    this.#isReached[node] = 1;
    this.#near.push(node);
  }

  /** The nearest node not reached so far. */
  #nextNode(): number {
    let [nearest, least] = [NONE, Number.POSITIVE_INFINITY];
    for (let node = 0; node < this.#distance.length; node++)
      if (this.#distance[node]! < least && this.#isReached[node] === 0) {
        nearest = node;
        least = this.#distance[node]!;
      }
    return nearest;
  }

  #goOnFrom(node: number): void {
    const count = this.#count;
    const own = this.#distance[node]!;
    if (node < count)
      for (const other of this.#others[node]!) this.#offer(count + other, own + this.#gap(node, other), own);
    // It takes one too many, so one of its givers must look elsewhere.
    else
      for (const giver of this.#others[node - count]!)
        if (this.flow[giver * count + node - count] !== 0) this.#offer(giver, own, own);
    const twin = this.#twinOf(node);
    if (twin !== NONE) this.#offer(twin, own + this.#change, own);
  }

  /** A node no further away than the node offering it is reached at once. */
  #offer(node: number, distance: number, from: number): void {
    if (this.#isReached[node]) return;
    if (distance === from) this.#reach(node, distance);
    else if (distance < this.#distance[node]!) this.#distance[node] = distance;
  }

  /**
   * The twin crowd that a vertex can change to: a paying giver stops paying, the largest number first; one that does
   * not pay starts, the smallest first. Takers the other way round.
   */
  #twinOf(node: number): number {
    const { role } = this.#crowds[node % this.#count]!;
    if (role === 'plain') return NONE;
    const twin = role === 'payer' ? node + 1 : node - 1;
    this.#payer = Math.min(node, twin);
    this.#stops = node < this.#count === (role === 'payer');
    const { numbers } = this.#crowds[this.#payer % this.#count]!;
    const number = numbers[this.#paying[this.#payer]! - (this.#stops ? 1 : 0)];
    if (number === undefined) return NONE;
    const more = this.value[twin]! - this.value[node]!;
    this.#change = (node < this.#count ? more : -more) + (this.#stops ? -number : number);
    return twin;
  }

  #moveValues(end: number): void {
    const furthest = this.#distance[end]!;
    for (let node = 0; node < this.value.length; node++)
      if (this.#isReached[node])
        this.value[node]! += (node < this.#count ? 1 : -1) * (furthest - this.#distance[node]!);
  }
}
