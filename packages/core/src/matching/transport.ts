const NONE = -1;

/**
 * Vertices that are alike, each of which gives and takes one half of a pair. Numbered ones are two crowds, one after the other: those
 * who pay their numbers, the smallest, and those who do not.
 */
export interface Crowd {
  readonly kind: number;
  readonly role: 'plain' | 'payer' | 'other';
  /** As many as there are to begin with. */
  readonly count: number;
  /** Of payers: the numbers of both crowds, ascending. */
  readonly numbers: readonly number[];
  /** Worth little to begin with. */
  readonly isScarce?: boolean | undefined;
}

/**
 * Crowds as givers and once more as takers, who are joined as cheaply as can be: shortest ways, all of one length at once, on which a
 * numbered vertex may change from one crowd to the other. Values say how cheap: no giver and taker cost less than theirs together.
 */
export class Transport {
  /** Of givers, then of takers, as everything below. */
  readonly value: Float64Array;
  readonly #crowds: readonly Crowd[];
  readonly #count: number;
  /** By giver and taker; infinite where two cannot be joined. */
  #table: Float64Array;
  /** The crowds with whom each can be joined. */
  #others: readonly (readonly number[])[];
  /** How many are joined, by giver and taker. */
  readonly flow: Int32Array;
  readonly #left: Int32Array;
  readonly #paying: Int32Array;
  readonly #distance: Float64Array;
  readonly #isReached: Uint8Array;
  /** Reached, and not yet gone on from. */
  readonly #near: number[] = [];
  /** How one of a crowd changes to its twin: who pays of the two, whether one stops paying, and what that costs more than their values. */
  #payer = NONE;
  #stops = false;
  #change = 0;

  /**
   * Joins as many as can be. The table is symmetric. `between`: a number at least as large as that of every payer, and as small as that
   * of every other numbered one.
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

  /** Whether all who give have takers. */
  get isWhole(): boolean {
    return this.#left.every((left) => left === 0);
  }

  /**
   * Begins anew with other costs, by which no two can be joined who could not be before. Whoever is joined tightly stays so. Of plain
   * crowds only.
   */
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

  /** Joins as many as can be: all that cost no more than their values, then values move until there are others. */
  #settle(): void {
    for (;;) {
      this.#joinTight();
      const end = this.#nearestTaker();
      if (end === NONE) return;
      this.#moveValues(end);
    }
  }

  /** Scarce ones begin so low that nobody else is held back by them. */
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

  /** Values to begin with: each giver as high as every taker allows, then each taker; twins alike. */
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

  /** What a node and a crowd of the other side cost more than their values. */
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

  /** Most are joined with somebody beside them, without any way. */
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

  /** So many at most find takers on tight ways from here. Whoever was reached in vain is not asked again. */
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

  /** Vertices change their crowd one at a time. */
  #pushToTwin(node: number): number {
    const twin = this.#twinOf(node);
    if (twin === NONE || this.#change !== 0 || this.#isReached[twin]) return 0;
    const [payer, stops] = [this.#payer, this.#stops];
    if (this.#push(twin, 1) === 0) return 0;
    this.#paying[payer]! += stops ? -1 : 1;
    return 1;
  }

  /** The nearest taker who has a place left for one of those left over. */
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

  /** The nearest of all that were not reached so far. */
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
    // One more than it takes: one of its givers must look elsewhere.
    else
      for (const giver of this.#others[node - count]!)
        if (this.flow[giver * count + node - count] !== 0) this.#offer(giver, own, own);
    const twin = this.#twinOf(node);
    if (twin !== NONE) this.#offer(twin, own + this.#change, own);
  }

  /** Whoever is no further than where it is offered from is reached at once. */
  #offer(node: number, distance: number, from: number): void {
    if (this.#isReached[node]) return;
    if (distance === from) this.#reach(node, distance);
    else if (distance < this.#distance[node]!) this.#distance[node] = distance;
  }

  /**
   * The twin to which one of a crowd can change: a giver who pays stops doing so, the largest number first; one who does not begins,
   * the smallest first; of takers the other way round.
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
