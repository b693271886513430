import { isLess } from './amounts.ts';

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
}

/**
 * Crowds as givers and once more as takers, who are joined as cheaply as can be: shortest ways, one after the other, on which a numbered
 * vertex may change from one crowd to the other. Values say how cheap: no giver and taker cost less than theirs together.
 */
export class Transport {
  /** Of givers, then of takers, as everything below. */
  readonly value: Float64Array;
  readonly #words: number;
  readonly #crowds: readonly Crowd[];
  /** By giver and taker; infinite where two cannot be joined. */
  readonly #table: Float64Array;
  readonly #flow: Int32Array;
  readonly #left: Int32Array;
  readonly #paying: Int32Array;
  readonly #distance: Float64Array;
  readonly #isReached: Uint8Array;
  readonly #before: Int32Array;
  readonly #offer: Float64Array;

  /** `between`: a number at least as large as that of every payer, and as small as that of every other numbered one. */
  constructor(words: number, crowds: readonly Crowd[], table: Float64Array, between: number) {
    const sides = [...crowds, ...crowds];
    this.#words = words;
    this.#crowds = crowds;
    this.#table = table;
    this.#flow = new Int32Array(crowds.length ** 2);
    this.value = new Float64Array(sides.length * words);
    for (const [node, { role }] of sides.entries())
      this.value[(node + 1) * words - 1] = (role === 'other' ? between : -between) / 2;
    this.#left = Int32Array.from(sides, ({ count }) => count);
    this.#paying = this.#left.slice();
    this.#distance = new Float64Array(sides.length * words);
    this.#isReached = new Uint8Array(sides.length);
    this.#before = new Int32Array(sides.length);
    this.#offer = new Float64Array(words);
  }

  /** Joins as many as can be. */
  settle(): void {
    for (let from = 0; from < this.#crowds.length; from++)
      while (this.#left[from]! > 0) {
        const end = this.#nearestTaker(from);
        if (end === NONE) return;
        this.#moveValues(end);
        this.#join(from, end);
      }
  }

  #nearestTaker(from: number): number {
    const words = this.#words;
    this.#isReached.fill(0);
    this.#distance.fill(Number.POSITIVE_INFINITY);
    this.#distance.fill(0, from * words, (from + 1) * words);
    for (;;) {
      let nearest = NONE;
      for (let node = 0; node < this.#left.length; node++)
        if (!this.#isReached[node] && this.#distance[node * words] !== Number.POSITIVE_INFINITY)
          if (nearest === NONE || isLess(this.#distance, node * words, this.#distance, nearest * words, words))
            nearest = node;
      if (nearest === NONE) return NONE;
      this.#isReached[nearest] = 1;
      if (nearest >= this.#crowds.length && this.#left[nearest]! > 0) return nearest;
      if (nearest < this.#crowds.length) this.#goOnFromGiver(nearest);
      else this.#goOnFromTaker(nearest);
      this.#goOnToTwin(nearest);
    }
  }

  #goOnFromGiver(giver: number): void {
    const [words, count] = [this.#words, this.#crowds.length];
    for (let taker = 0; taker < count; taker++) {
      const [node, at] = [count + taker, (giver * count + taker) * words];
      if (this.#isReached[node] || this.#table[at] === Number.POSITIVE_INFINITY) continue;
      for (let word = 0; word < words; word++)
        this.#offer[word] =
          this.#distance[giver * words + word]! +
          this.#table[at + word]! -
          this.value[giver * words + word]! -
          this.value[node * words + word]!;
      this.#keepNearer(node, giver);
    }
  }

  /** One more than it takes: one of its givers must look elsewhere. */
  #goOnFromTaker(taker: number): void {
    const [words, count] = [this.#words, this.#crowds.length];
    for (let giver = 0; giver < count; giver++) {
      if (this.#isReached[giver] || this.#flow[giver * count + taker - count] === 0) continue;
      this.#offer.set(this.#distance.subarray(taker * words, (taker + 1) * words));
      this.#keepNearer(giver, taker);
    }
  }

  /** A giver who pays stops doing so, the largest number first; one who does not begins, the smallest first; of takers the other way round. */
  #goOnToTwin(node: number): void {
    const count = this.#crowds.length;
    const { role } = this.#crowds[node % count]!;
    if (role === 'plain') return;
    const [payer, twin] = role === 'payer' ? [node, node + 1] : [node - 1, node - 1];
    if (this.#isReached[twin]) return;
    const { numbers } = this.#crowds[payer % count]!;
    const stops = this.#stops(node);
    const number = stops ? numbers[this.#paying[payer]! - 1] : numbers[this.#paying[payer]!];
    if (number === undefined) return;
    const words = this.#words;
    const sign = node < count ? 1 : -1;
    for (let word = 0; word < words; word++)
      this.#offer[word] =
        this.#distance[node * words + word]! -
        sign * (this.value[node * words + word]! - this.value[twin * words + word]!);
    this.#offer[words - 1]! += stops ? -number : number;
    this.#keepNearer(twin, node);
  }

  #keepNearer(node: number, from: number): void {
    const words = this.#words;
    if (!isLess(this.#offer, 0, this.#distance, node * words, words)) return;
    this.#distance.set(this.#offer, node * words);
    this.#before[node] = from;
  }

  #moveValues(end: number): void {
    const words = this.#words;
    for (let node = 0; node < this.#left.length; node++) {
      if (!this.#isReached[node]) continue;
      const sign = node < this.#crowds.length ? 1 : -1;
      for (let word = 0; word < words; word++)
        this.value[node * words + word]! +=
          sign * (this.#distance[end * words + word]! - this.#distance[node * words + word]!);
    }
  }

  /** As many as the way allows; vertices change their crowd one at a time. */
  #join(from: number, end: number): void {
    const count = this.#crowds.length;
    let amount = Math.min(this.#left[from]!, this.#left[end]!);
    for (let node = end; node !== from; node = this.#before[node]!) {
      const before = this.#before[node]!;
      if (this.#isChange(before, node)) amount = 1;
      else if (node < count) amount = Math.min(amount, this.#flow[node * count + before - count]!);
    }
    this.#left[from]! -= amount;
    this.#left[end]! -= amount;
    for (let node = end; node !== from; node = this.#before[node]!) {
      const before = this.#before[node]!;
      if (this.#isChange(before, node)) this.#paying[Math.min(node, before)]! += this.#stops(before) ? -1 : 1;
      else if (node < count) this.#flow[node * count + before - count]! -= amount;
      else this.#flow[before * count + node - count]! += amount;
    }
  }

  /** Whether a step leads from a crowd to its twin. */
  #isChange(before: number, node: number): boolean {
    return before < this.#crowds.length === node < this.#crowds.length;
  }

  /** Whether one of a crowd who changes to its twin no longer pays. */
  #stops(node: number): boolean {
    const count = this.#crowds.length;
    return node < count === (this.#crowds[node % count]!.role === 'payer');
  }
}
