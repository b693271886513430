import { bitWords, setBit } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { it } from 'vitest';
import { fewestLeaving } from './next-group.ts';

type Edges = ReadonlySet<string>;

/** Every set of players that can be left over together, by trying all pairs of the first player. */
function leftInAnyWay(players: readonly number[], edges: Edges): number[][] {
  const [first, ...others] = players;
  if (first === undefined) return [[]];
  const single = leftInAnyWay(others, edges).map((left) => [first, ...left]);
  const paired = others
    .filter((other) => edges.has(`${first} ${other}`))
    .flatMap((other) =>
      leftInAnyWay(
        others.filter((each) => each !== other),
        edges,
      ),
    );
  return [...single, ...paired];
}

const graph = fc.integer({ min: 0, max: 8 }).chain((count) =>
  fc.record({
    scores: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: count, maxLength: count }),
    joined: fc.array(fc.boolean(), { minLength: (count * (count - 1)) / 2, maxLength: (count * (count - 1)) / 2 }),
    /** The position of the players among others of the field. */
    before: fc.integer({ min: 0, max: 40 }),
  }),
);

it('[C.04.3 C6 C7] as few leave a bracket as can, and of these the lowest scores, as in all its pairings', () => {
  forAll({ of: [graph], numRuns: 1000 }, ({ scores, joined, before }) => {
    const count = scores.length;
    const size = before + count;
    const words = bitWords(size);
    const rows = new Uint32Array(size * words);
    const edges = new Set<string>();
    let next = 0;
    for (let a = 0; a < count; a++)
      for (let b = a + 1; b < count; b++) {
        if (!joined[next++]) continue;
        edges.add(`${before + a} ${before + b}`);
        setBit(rows, before + b, (before + a) * words);
        setBit(rows, before + a, (before + b) * words);
      }
    const score = Int32Array.from({ length: size }, (_, rank) => scores[rank - before] ?? 9);
    const players = scores.map((_, i) => before + i);
    const descending = (left: readonly number[]) => left.map((rank) => score[rank]!).sort((a, b) => b - a);
    const [least = []] = leftInAnyWay(players, edges)
      .map(descending)
      .sort((a, b) => a.length - b.length || a.map((each, i) => each - b[i]!).find((each) => each !== 0) || 0);
    const found = fewestLeaving({ edges: rows, words, score }, players);
    return found.length === least.length && found.every((each, i) => each === least[i]);
  });
});
