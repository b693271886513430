import { hasBit, lowestBit, type VertexSet } from './bits.ts';
import { SINGLE } from './maximum-matching.ts';

/** The parts of a matching in which paths are searched. */
interface OpenMatching {
  readonly rows: Uint32Array;
  readonly mate: Int32Array;
  readonly present: VertexSet;
  readonly isSingle: VertexSet;
}

/**
 * Applies many disjoint augmenting paths at once (Hopcroft and Karp): the distance of every vertex from a single one is
 * computed once, ignoring blossoms; then each single vertex walks towards another one, and no vertex is visited twice.
 * Returns how many paths were applied; if none, blossoms may still hide some.
 */
export function turnShortPaths(matching: OpenMatching): number {
  const { rows, mate, present, isSingle } = matching;
  const words = isSingle.length;
  const { distance, towards } = distancesOf(matching);
  const unvisited = present.slice();
  const visit = (vertex: number): void => {
    unvisited[vertex >>> 5]! &= ~(1 << (vertex & 31));
  };
  /** The next vertex on the way of one at this distance from the end. */
  const next = (vertex: number, left: number): number => {
    const set = towards[left - 1]!;
    for (let word = 0; word < words; word++) {
      const near = rows[vertex * words + word]! & set[word]! & unvisited[word]!;
      if (near !== 0) return lowestBit(word, near);
    }
    return SINGLE;
  };
  let turned = 0;
  for (let root = 0; root < mate.length; root++) {
    if (distance[root] === 0 || !hasBit(isSingle, root) || !hasBit(unvisited, root)) continue;
    visit(root);
    // Vertices of the path, outer and inner ones in turn.
    const way = [root];
    while (way.length > 0) {
      const vertex = way.at(-1)!;
      const inner = next(vertex, distance[vertex]!);
      if (inner === SINGLE) {
        way.length -= Math.min(2, way.length);
        continue;
      }
      visit(inner);
      way.push(inner);
      const partner = mate[inner]!;
      if (partner === SINGLE) break;
      visit(partner);
      way.push(partner);
    }
    if (way.length === 0) continue;
    for (let i = 0; i < way.length; i += 2) {
      const [a, b] = [way[i]!, way[i + 1]!];
      mate[a] = b;
      mate[b] = a;
    }
    for (const end of [root, way.at(-1)!]) isSingle[end >>> 5]! &= ~(1 << (end & 31));
    turned++;
  }
  return turned;
}

/**
 * By vertex: the least number of unmatched edges on a path to a single vertex, 0 if there is none; and the vertices
 * that such a path leads to, by the distance left.
 */
function distancesOf({ rows, mate, present, isSingle }: OpenMatching): {
  distance: Int32Array;
  towards: VertexSet[];
} {
  const words = isSingle.length;
  const distance = new Int32Array(mate.length);
  const towards: VertexSet[] = [isSingle.slice()];
  const unreached = present.slice();
  for (let left = 0, isOpen = true; isOpen; left++) {
    const beside = new Uint32Array(words);
    const ends = towards[left]!;
    for (let at = 0; at < words; at++)
      for (let bits = ends[at]!; bits !== 0; bits &= bits - 1) {
        const row = lowestBit(at, bits) * words;
        for (let word = 0; word < words; word++) beside[word]! |= rows[row + word]!;
      }
    isOpen = false;
    const further = new Uint32Array(words);
    for (let word = 0; word < words; word++) {
      let bits = beside[word]! & unreached[word]!;
      unreached[word]! &= ~bits;
      for (; bits !== 0; bits &= bits - 1) {
        const vertex = lowestBit(word, bits);
        distance[vertex] = left + 1;
        const partner = mate[vertex]!;
        if (partner === SINGLE) continue;
        further[partner >>> 5]! |= 1 << (partner & 31);
        isOpen = true;
      }
    }
    towards.push(further);
  }
  return { distance, towards };
}
