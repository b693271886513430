import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitWords, hasBit, vertexSet } from './bits.ts';
import { MaximumMatching, SINGLE } from './maximum-matching.ts';
import { OrderedMatching } from './ordered-matching.ts';

/** Random graphs on up to nine vertices, as a set of edges. */
const graph = fc.integer({ min: 1, max: 9 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    edges: fc.array(fc.boolean(), { minLength: 81, maxLength: 81 }),
    density: fc.array(fc.boolean(), { minLength: 81, maxLength: 81 }),
    dense: fc.boolean(),
  }),
);
type Graph = typeof graph extends fc.Arbitrary<infer G> ? G : never;

const adjacentIn =
  ({ edges, density, dense }: Graph) =>
  (a: number, b: number): boolean => {
    const i = Math.min(a, b) * 9 + Math.max(a, b);
    return dense ? edges[i]! || density[i]! : edges[i]! && density[i]!;
  };

/** Every matching of the vertices, by brute force. */
function* matchings(vertices: number[], adjacent: (a: number, b: number) => boolean): Generator<[number, number][]> {
  const [first, ...rest] = vertices;
  if (first === undefined) {
    yield [];
    return;
  }
  yield* matchings(rest, adjacent);
  for (const other of rest)
    if (adjacent(first, other))
      for (const pairs of matchings(
        rest.filter((v) => v !== other),
        adjacent,
      ))
        yield [[first, other], ...pairs];
}

const all = (size: number): number[] => Array.from({ length: size }, (_, i) => i);
const best = (vertices: number[], adjacent: (a: number, b: number) => boolean): [number, number][][] => {
  const found = [...matchings(vertices, adjacent)];
  const most = Math.max(...found.map((pairs) => pairs.length));
  return found.filter((pairs) => pairs.length === most);
};
const leftSingle = (vertices: number[], pairs: [number, number][]): number[] =>
  vertices.filter((v) => !pairs.flat().includes(v));

function checkSound(matching: MaximumMatching, adjacent: (a: number, b: number) => boolean): void {
  let singles = 0;
  for (const vertex of matching.vertices()) {
    const mate = matching.mate[vertex]!;
    if (mate === SINGLE) singles++;
    else {
      expect(matching.mate[mate]).toBe(vertex);
      expect(adjacent(vertex, mate)).toBe(true);
    }
  }
  expect(matching.singles).toBe(singles);
}

describe('maximum matching, against enumeration', () => {
  it('pairs as many as can be paired, added at once or one by one', () => {
    fc.assert(
      fc.property(graph, (g) => {
        const adjacent = adjacentIn(g);
        const expected = leftSingle(all(g.size), best(all(g.size), adjacent)[0]!).length;
        const [atOnce, oneByOne] = [new MaximumMatching(9, adjacent), new MaximumMatching(9, adjacent)];
        atOnce.addAll(all(g.size));
        for (const vertex of all(g.size)) oneByOne.add(vertex);
        expect([atOnce.singles, oneByOne.singles]).toEqual([expected, expected]);
        checkSound(atOnce, adjacent);
        checkSound(oneByOne, adjacent);
      }),
      { numRuns: 200 },
    );
  });
  it('knows which pairs and which singles a maximum matching can have, and stays maximum when asked', () => {
    fc.assert(
      fc.property(graph, (g) => {
        const adjacent = adjacentIn(g);
        const vertices = all(g.size);
        const solutions = best(vertices, adjacent);
        const matching = new MaximumMatching(9, adjacent);
        matching.addAll(vertices);
        for (const a of vertices) {
          expect(matching.canSpare(a)).toBe(solutions.some((pairs) => leftSingle(vertices, pairs).includes(a)));
          checkSound(matching, adjacent);
          for (const b of vertices) {
            if (a === b || !adjacent(a, b)) continue;
            const can = solutions.some((pairs) => pairs.some(([x, y]) => (x === a && y === b) || (x === b && y === a)));
            expect(matching.canJoin(a, b)).toBe(can);
            if (can) expect(matching.mate[a]).toBe(b);
            checkSound(matching, adjacent);
          }
        }
        const sparable = vertices.filter((v) => solutions.some((pairs) => leftSingle(vertices, pairs).includes(v)));
        expect(matching.sparable()).toEqual(sparable);
      }),
      { numRuns: 150 },
    );
  });
  it('stays maximum while vertices and pairs leave', () => {
    fc.assert(
      fc.property(graph, fc.infiniteStream(fc.nat()), (g, choices) => {
        const adjacent = adjacentIn(g);
        const matching = new MaximumMatching(9, adjacent);
        matching.addAll(all(g.size));
        let vertices = all(g.size);
        while (vertices.length > 0) {
          const vertex = vertices[choices.next().value! % vertices.length]!;
          const mate = matching.mate[vertex]!;
          if (mate !== SINGLE && choices.next().value! % 2 === 0) {
            matching.removePair(vertex, mate);
            vertices = vertices.filter((v) => v !== vertex && v !== mate);
          } else {
            matching.remove(vertex);
            vertices = vertices.filter((v) => v !== vertex);
          }
          const expected = vertices.length === 0 ? 0 : leftSingle(vertices, best(vertices, adjacent)[0]!).length;
          expect(matching.singles).toBe(expected);
          checkSound(matching, adjacent);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('perfect matching of least cost, against enumeration', () => {
  const cost = fc.tuple(fc.nat(2), fc.nat(3));
  const compare = ([a, b]: readonly number[], [c, d]: readonly number[]): number => a! - c! || b! - d!;
  /** Costs of two numbers for each pair; pairs can be excluded. */
  const costsIn = (
    g: Graph,
    costs: readonly (readonly [number, number])[],
    closed: ReadonlySet<number> = new Set(),
  ) => {
    const size = g.size - (g.size % 2);
    const adjacent = adjacentIn(g);
    const place = (a: number, b: number): number => Math.min(a, b) * 9 + Math.max(a, b);
    const costOf = (a: number, b: number): readonly [number, number] => costs[place(a, b)]!;
    const mayPair = (a: number, b: number): boolean => adjacent(a, b) && !closed.has(place(a, b));
    const totals = [...matchings(all(size), mayPair)]
      .filter((pairs) => 2 * pairs.length === size)
      .map((pairs) => pairs.reduce(([x, y], [a, b]) => [x! + costOf(a, b)[0], y! + costOf(a, b)[1]], [0, 0]));
    return { size, mayPair, costOf, place, least: totals.sort(compare)[0] };
  };
  const matchingOf = ({ size, mayPair, costOf }: ReturnType<typeof costsIn>): OrderedMatching =>
    new OrderedMatching({
      size,
      words: 2,
      mayPair,
      writeCost: (a, b, into, at) => into.set(costOf(a, b), at),
    });

  it('finds the least cost, the first number first, or that there is none', () => {
    fc.assert(
      fc.property(graph, fc.array(cost, { minLength: 81, maxLength: 81 }), (g, costs) => {
        const known = costsIn(g, costs);
        const matching = matchingOf(known);
        expect(matching.solve()).toBe(known.least !== undefined);
        if (known.least === undefined) return;
        expect([...matching.total()]).toEqual(known.least);
        for (const a of all(known.size)) {
          expect(matching.mate[matching.mate[a]!]).toBe(a);
          expect(known.mayPair(a, matching.mate[a]!)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('costs as little whatever it begins with: kinds that are said to be scarce, another matching', () => {
    fc.assert(
      fc.property(
        graph,
        fc.array(cost, { minLength: 81, maxLength: 81 }),
        fc.nat(511),
        fc.nat(7),
        (g, costs, set, turn) => {
          const known = costsIn(g, costs);
          const { size, mayPair, costOf, least } = known;
          const scarce = new Set(all(size).filter((vertex) => (set >>> vertex) & 1));
          // An initial matching that need not be perfect, nor use only edges.
          const mate = Int32Array.from(all(size), (vertex) => vertex ^ 1 ^ (turn & ~1 & (size - 1)));
          const begun = mate.every((other, vertex) => other < size && mate[other] === vertex) ? { mate } : {};
          const matching = new OrderedMatching({
            ...{ size, words: 2, mayPair, scarce },
            ...begun,
            writeCost: (a, b, into, at) => into.set(costOf(a, b), at),
          });
          expect(matching.solve()).toBe(least !== undefined);
          if (least !== undefined) expect([...matching.total()]).toEqual(least);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('as far as it concerns the first vertices, of which one at most leaves, the others are one vertex', () => {
    let asked = 0;
    fc.assert(
      fc.property(graph, fc.array(cost, { minLength: 81, maxLength: 81 }), fc.nat(9), (g, costs, first) => {
        const known = costsIn(g, costs);
        const { size, mayPair, costOf } = known;
        const count = Math.min(first, size);
        const matching = matchingOf(known);
        if (!matching.solve()) return;
        const level = matching.cheapestAmong(count);
        if (level === undefined) return;
        const perfect = (n: number, may: (a: number, b: number) => boolean) =>
          [...matchings(all(n), may)].filter((pairs) => 2 * pairs.length === n);
        const cheapestOf = (found: [number, number][][], price: (a: number, b: number) => readonly number[]) => {
          const sums = found.map((pairs) =>
            pairs.reduce(([x, y], [a, b]) => [x! + price(a, b)[0]!, y! + price(a, b)[1]!], [0, 0]),
          );
          const least = sums.toSorted(compare)[0];
          return found.filter((_, i) => compare(sums[i]!, least!) === 0);
        };
        /** Who is paired with whom, and who leaves. */
        const told = (found: [number, number][][]): string[] =>
          [
            ...new Set(
              found.map((pairs) =>
                pairs
                  .map(([a, b]) => [Math.min(a, b, count), Math.min(Math.max(a, b), count)].join('-'))
                  .filter((pair) => !pair.startsWith(`${count}-`))
                  .sort()
                  .join(' '),
              ),
            ),
          ].sort();
        const price = (a: number, b: number): number[] => {
          const into = new Float64Array(2);
          level.writeCost(Math.min(a, b), Math.max(a, b), into, 0);
          return [...into];
        };
        const adjacentHere = (a: number, b: number): boolean => hasBit(level.rows, b, a * bitWords(level.size));
        const whole = cheapestOf(perfect(size, mayPair), costOf);
        // However cheaply everybody is paired, the number of those leaving is the same.
        const leaving = (pairs: [number, number][]): number =>
          pairs.filter(([a, b]) => Math.min(a, b) < count && Math.max(a, b) >= count).length;
        if (whole.some((pairs) => leaving(pairs) > 1)) return;
        asked++;
        expect(told(cheapestOf(perfect(level.size, adjacentHere), price))).toEqual(told(whole));
      }),
      { numRuns: 400, seed: 26 },
    );
    expect(asked).toBeGreaterThan(100);
  });

  it('forbids pairs as long as the rest costs no more, and changes nothing otherwise', () => {
    fc.assert(
      fc.property(
        graph,
        fc.array(cost, { minLength: 81, maxLength: 81 }),
        fc.infiniteStream(fc.nat()),
        (g, costs, choices) => {
          const known = costsIn(g, costs);
          const { size, place, least } = known;
          const matching = matchingOf(known);
          if (size === 0 || !matching.solve()) return;
          let closed = new Set<number>();
          for (let i = 0; i < 8; i++) {
            const [a, b, c] = [
              choices.next().value! % size,
              choices.next().value! % size,
              choices.next().value! % size,
            ] as const;
            if (a === b || a === c) continue;
            const more = new Set([...closed, place(a, b), place(a, c)]);
            const left = costsIn(g, costs, more).least;
            const stands = left !== undefined && compare(left, least!) === 0;
            expect(matching.tryForbid([vertexSet(size, [a]), vertexSet(size, [b, c])])).toBe(stands);
            if (stands) closed = more;
            expect([...matching.total()]).toEqual(least);
            for (const vertex of all(size)) expect(closed.has(place(vertex, matching.mate[vertex]!))).toBe(false);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('goes by kinds of vertices and their numbers, and joins with the first that costs no more', () => {
    fc.assert(
      fc.property(
        graph,
        fc.array(fc.nat(2), { minLength: 9, maxLength: 9 }),
        fc.array(fc.nat(3), { minLength: 9, maxLength: 9 }),
        fc.nat(9),
        fc.infiniteStream(fc.nat()),
        (g, kinds, costs, to, choices) => {
          const size = g.size - (g.size % 2);
          const kindCost = (a: number, b: number): number =>
            costs[Math.min(kinds[a]!, kinds[b]!) * 3 + Math.max(kinds[a]!, kinds[b]!)]!;
          const end = Math.min(to, size);
          const numbered = { from: 1, to: end, pairs: Math.max(0, end - 1) >>> (size % 3) };
          const costOf = (a: number, b: number): number => {
            const [low, high] = [Math.min(a, b), Math.max(a, b)];
            return kindCost(a, b) + (low >= 1 && high < numbered.to ? low : 0);
          };
          const adjacent = adjacentIn(g);
          const leastOf = (mayPair: (a: number, b: number) => boolean): number =>
            Math.min(
              ...[...matchings(all(size), mayPair)]
                .filter((pairs) => 2 * pairs.length === size)
                .map((pairs) => pairs.reduce((sum, [a, b]) => sum + costOf(a, b), 0)),
            );
          const least = leastOf(adjacent);
          const matching = new OrderedMatching({
            size,
            words: 1,
            kinds: Int32Array.from(kinds.slice(0, size)),
            numbered,
            mayPair: adjacent,
            writeCost: (a, b, into, at) => {
              into[at] = kindCost(a, b);
            },
          });
          expect(matching.solve()).toBe(least !== Number.POSITIVE_INFINITY);
          if (least === Number.POSITIVE_INFINITY || size === 0) return;
          expect([...matching.total()]).toEqual([least]);
          const partner = new Map<number, number>();
          for (let i = 0; i < 3; i++) {
            const vertex = choices.next().value! % size;
            if (partner.has(vertex)) continue;
            const mayPair = (a: number, b: number): boolean =>
              adjacent(a, b) && (partner.get(a) ?? b) === b && (partner.get(b) ?? a) === a;
            const first = all(size).find(
              (other) =>
                mayPair(vertex, other) &&
                leastOf((a, b) => mayPair(a, b) && (a === vertex || b === vertex ? a + b === vertex + other : true)) ===
                  least,
            )!;
            expect(matching.joinFirst(vertex, vertexSet(size, all(size)))).toBe(first);
            partner.set(vertex, first).set(first, vertex);
            expect([...matching.total()]).toEqual([least]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
