import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitWords, hasBit, setBit, vertexSet } from './bits.ts';
import { DenseMatching } from './dense-matching.ts';
import { MaximumMatching } from './maximum-matching.ts';

const SIZE = 40;

/** A graph of up to 40 vertices, sparse to dense, as rows of bits. */
const graph = fc
  .record({ size: fc.integer({ min: 2, max: SIZE }), seed: fc.nat(), density: fc.integer({ min: 2, max: 98 }) })
  .map(({ size, seed, density }) => {
    let state = seed;
    const next = (): number => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return (state >>> 8) % 100;
    };
    const words = bitWords(size);
    const rows = new Uint32Array(size * words);
    for (let a = 0; a < size; a++)
      for (let b = 0; b < a; b++) {
        if (next() >= density) continue;
        setBit(rows, a, b * words);
        setBit(rows, b, a * words);
      }
    return { size, words, rows };
  });

const slowMatching = (
  size: number,
  words: number,
  rows: Uint32Array,
  vertices?: readonly number[],
): MaximumMatching => {
  const matching = new MaximumMatching(size, (a, b) => hasBit(rows, b, a * words));
  matching.addAll(vertices ?? Array.from({ length: size }, (_, i) => i));
  return matching;
};

const bitsOf = (bits: Uint32Array, size: number): number[] =>
  Array.from({ length: size }, (_, i) => i).filter((vertex) => hasBit(bits, vertex));

function checkSound(matching: DenseMatching): void {
  let singles = 0;
  for (let a = 0; a < matching.size; a++) {
    if (!matching.has(a)) continue;
    const b = matching.mate[a]!;
    if (b < 0) singles += 1;
    else {
      expect(matching.mate[b]).toBe(a);
      expect(matching.areAdjacent(a, b)).toBe(true);
    }
  }
  expect(matching.singles).toBe(singles);
}

/** Edges that were removed; fails if one was added. */
function* edgesTaken(before: Uint32Array, { size, words, rows }: DenseMatching): Generator<[number, number]> {
  for (let a = 0; a < size; a++)
    for (let b = 0; b < size; b++) {
      const [was, is] = [hasBit(before, b, a * words), hasBit(rows, b, a * words)];
      expect(is).toBe(was && hasBit(rows, a, b * words));
      if (was && !is) yield [a, b];
    }
}

describe('dense matching, against the maximum matching', () => {
  it('is as large however it comes about, and knows whom it can spare', () => {
    fc.assert(
      fc.property(graph, fc.nat(SIZE), ({ size, words, rows }, cut) => {
        const matching = new DenseMatching(size, rows.slice());
        matching.addRange(Math.min(cut, size), size);
        matching.addRange(0, Math.min(cut, size));
        const slow = slowMatching(size, words, rows);
        checkSound(matching);
        expect(matching.singles).toBe(slow.singles);
        expect(bitsOf(matching.sparable(), size)).toEqual(slow.sparable());
      }),
      { numRuns: 200 },
    );
  });

  it('knows who would be left instead of one who comes in', () => {
    fc.assert(
      fc.property(graph, ({ size, words, rows }) => {
        const matching = new DenseMatching(size, rows.slice());
        matching.addRange(1, size);
        fc.pre(matching.singles === 0);
        expect(bitsOf(matching.sparableWith(0), size)).toEqual(slowMatching(size, words, rows).sparable());
        expect(matching.singles).toBe(0);
        checkSound(matching);
      }),
      { numRuns: 200 },
    );
  });

  it('joins who can be joined, and takes pairs out', () => {
    fc.assert(
      fc.property(graph, fc.infiniteStream(fc.nat()), ({ size, words, rows }, choices) => {
        const matching = new DenseMatching(size, rows.slice());
        matching.addRange(0, size);
        fc.pre(matching.singles === 0);
        let left = Array.from({ length: size }, (_, i) => i);
        while (left.length > 0) {
          const [a, b] = [left[0]!, left[1 + (choices.next().value! % (left.length - 1))]!];
          const others = left.filter((vertex) => vertex !== a && vertex !== b);
          const expected = hasBit(rows, b, a * words) && slowMatching(size, words, rows, others).isPerfect;
          const possible = left.filter(
            (other) =>
              hasBit(rows, other, a * words) &&
              slowMatching(
                size,
                words,
                rows,
                left.filter((vertex) => vertex !== a && vertex !== other),
              ).isPerfect,
          );
          const before = matching.rows.slice();
          matching.takeOutImpossible(a);
          checkSound(matching);
          expect(left.filter((other) => matching.areAdjacent(a, other))).toEqual(possible);
          for (const c of left) {
            const d = left[choices.next().value! % left.length]!;
            if (!hasBit(before, d, c * words) || matching.areAdjacent(c, d)) continue;
            const rest = left.filter((vertex) => vertex !== c && vertex !== d);
            expect(slowMatching(size, words, rows, rest).isPerfect).toBe(false);
          }
          expect(matching.canJoin(a, b)).toBe(expected);
          checkSound(matching);
          const fromB = (other: number): boolean => other >= b;
          const first = possible.find(fromB);
          expect(matching.joinFirst(a, vertexSet(size, left.filter(fromB)))).toBe(first);
          checkSound(matching);
          const mate = matching.mate[a]!;
          expect(possible.includes(mate) && mate === (first ?? mate)).toBe(true);
          matching.removePair(a, mate);
          left = left.filter((vertex) => vertex !== a && vertex !== mate);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives edges up only if it stays as large', () => {
    fc.assert(
      fc.property(graph, fc.infiniteStream(fc.nat()), ({ size, words, rows }, choices) => {
        const matching = new DenseMatching(size, rows.slice());
        matching.addRange(0, size);
        const { singles } = matching;
        for (let i = 0; i < 5; i++) {
          const before = matching.rows.slice();
          const vertex = choices.next().value! % size;
          const restricted = before.slice();
          const restrict = (edges: Uint32Array): void => {
            for (let other = 0; other < size; other++) {
              if ((other + i) % 3 !== 0) continue;
              edges[vertex * words + (other >>> 5)]! &= ~(1 << (other & 31));
              edges[other * words + (vertex >>> 5)]! &= ~(1 << (vertex & 31));
            }
          };
          restrict(restricted);
          const stays = slowMatching(size, words, restricted).singles === singles;
          const others = vertexSet(
            size,
            Array.from(matching.mate.keys()).filter((other) => (other + i) % 3 === 0),
          );
          const isOfOne = singles === 0 && i % 2 === 1;
          expect(isOfOne ? matching.tryTakeOut(vertex, others) : matching.tryRestrict(restrict)).toBe(stays);
          if (stays || !isOfOne) expect(matching.rows).toEqual(stays ? restricted : before);
          else
            for (const [a, b] of edgesTaken(before, matching)) {
              const rest = Array.from(matching.mate.keys()).filter((each) => each !== a && each !== b);
              expect(slowMatching(size, words, before, rest).isPerfect, `${a}-${b}`).toBe(false);
            }
          checkSound(matching);
          expect(matching.singles).toBe(singles);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives up no edge that a perfect matching has if one vertex cannot do without others', () => {
    const rows = new Uint32Array(4);
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
    ] as const) {
      setBit(rows, b, a);
      setBit(rows, a, b);
    }
    const matching = new DenseMatching(4, rows);
    matching.addRange(0, 4);
    // Without 2 and 3, vertex 0 could only have 1, which 2 or 3 needs. But 0 may have either, and 1 the other.
    expect(matching.tryTakeOut(0, vertexSet(4, [2, 3]))).toBe(false);
    expect(matching.canJoin(1, 2) && matching.canJoin(1, 3)).toBe(true);
    expect(matching.singles).toBe(0);
  });
});
