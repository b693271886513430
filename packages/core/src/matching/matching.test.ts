import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CheapestMatching } from './cheapest-matching.ts';
import { MaximumMatching, SINGLE } from './maximum-matching.ts';

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

/** Every matching of the vertices, by trying everything. */
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
      { numRuns: 500 },
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
      { numRuns: 300 },
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
      { numRuns: 300 },
    );
  });
});

describe('cheapest perfect matching, against enumeration', () => {
  it('finds the least cost, or that there is none', () => {
    fc.assert(
      fc.property(graph, fc.array(fc.constantFrom(0, 2, 4), { minLength: 81, maxLength: 81 }), (g, costs) => {
        const size = g.size - (g.size % 2);
        const adjacent = adjacentIn(g);
        const cost = (a: number, b: number): number | undefined =>
          adjacent(a, b) ? costs[Math.min(a, b) * 9 + Math.max(a, b)]! : undefined;
        const perfect = [...matchings(all(size), adjacent)].filter((pairs) => 2 * pairs.length === size);
        const total = (pairs: [number, number][]): number => pairs.reduce((sum, [a, b]) => sum + cost(a, b)!, 0);
        const mate = new CheapestMatching(size, cost).solve();
        if (perfect.length === 0) expect(mate).toBeUndefined();
        else {
          const pairs = all(size).flatMap((v): [number, number][] => (v < mate![v]! ? [[v, mate![v]!]] : []));
          expect(pairs.length * 2).toBe(size);
          expect(total(pairs)).toBe(Math.min(...perfect.map(total)));
        }
      }),
      { numRuns: 1500 },
    );
  });
});
