import { bitWords, clearBit, hasBit, lowestBit, setBit } from './bits.ts';
import { SINGLE } from './maximum-matching.ts';

/** Which vertices are present, who is paired with whom, and who is single. */
export class MatchedVertices {
  readonly mate: Int32Array;
  readonly present: Uint32Array;
  readonly isSingle: Uint32Array;
  singles = 0;

  constructor(size: number) {
    this.mate = new Int32Array(size).fill(SINGLE);
    this.present = new Uint32Array(bitWords(size));
    this.isSingle = new Uint32Array(bitWords(size));
  }

  has(vertex: number): boolean {
    return hasBit(this.present, vertex);
  }

  enter(vertex: number): void {
    setBit(this.present, vertex);
    setBit(this.isSingle, vertex);
    this.singles += 1;
  }

  leave(vertex: number): void {
    if (hasBit(this.isSingle, vertex)) this.singles -= 1;
    clearBit(this.present, vertex);
    clearBit(this.isSingle, vertex);
  }

  /** Joins two vertices, whatever their partners were. */
  pair(a: number, b: number): void {
    this.mate[a] = b;
    this.mate[b] = a;
  }

  /** Joins two single vertices. */
  join(a: number, b: number): void {
    this.pair(a, b);
    clearBit(this.isSingle, a);
    clearBit(this.isSingle, b);
    this.singles -= 2;
  }

  disjoin(a: number, b: number): void {
    this.mate[a] = SINGLE;
    this.mate[b] = SINGLE;
    setBit(this.isSingle, a);
    setBit(this.isSingle, b);
    this.singles += 2;
  }

  /** The only single vertex. */
  singleOne(): number {
    const word = this.isSingle.findIndex((bits) => bits !== 0);
    return lowestBit(word, this.isSingle[word]!);
  }

  /** Adopts the pairs of a matching of the same vertices. */
  restore(mate: Int32Array): void {
    this.mate.set(mate);
    this.isSingle.fill(0);
    this.singles = 0;
    for (let vertex = 0; vertex < mate.length; vertex++)
      if (mate[vertex] === SINGLE && this.has(vertex)) {
        setBit(this.isSingle, vertex);
        this.singles += 1;
      }
  }
}
