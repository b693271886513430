import { bitWords, hasBit, setBit, type VertexSet, vertexSet } from './bits.ts';
import type { CheapestSearch } from './cheapest-search.ts';
import type { CostTable } from './pair-costs.ts';

/** Pairs that cost exactly what the duals allow: those of a cheapest matching are among them. As rows of bits. */
export function tightEdges(costs: CostTable, { blossoms, dual }: CheapestSearch): Uint32Array {
  const { size, words } = costs;
  const { children, vertices, top } = blossoms;
  const rowWords = bitWords(size);
  const rows = new Uint32Array(size * rowWords);
  const classes = classesOf(costs, dual);
  const outermost = [...new Set(top.subarray(0, size))];
  if (size > 0) addBetween(outermost, new Uint32Array(rowWords).fill(0xffff_ffff), new Float64Array(words));
  return rows;

  function classesIn(parts: readonly number[]): number[] {
    return [...new Set(parts.flatMap((part) => vertices[part]!.map((vertex) => classes.of[vertex]!)))];
  }

  /** Between these parts, and inside them; what the blossoms around them hold comes to the cost. */
  function addBetween(parts: readonly number[], around: VertexSet, held: Float64Array): void {
    const largest = parts.reduce((one, other) => (vertices[other]!.length > vertices[one]!.length ? other : one));
    // Of two vertices in different parts, one is not in the largest.
    const others = classesIn(parts.filter((part) => part !== largest));
    const tight = tightBetween(costs, dual, classes, others, classesIn(parts), held);
    for (const part of parts) {
      const inside = part < size ? undefined : vertexSet(size, vertices[part]!);
      for (const vertex of part < size ? [part] : vertices[part]!) {
        const row = vertex * rowWords;
        const ofClass = tight.get(classes.of[vertex]!)!;
        for (let word = 0; word < rowWords; word++)
          rows[row + word]! |= costs.rows[row + word]! & ofClass[word]! & around[word]! & ~(inside?.[word] ?? 0);
      }
      if (inside === undefined) continue;
      const more = held.map((word, at) => word + dual[part * words + at]!);
      addBetween(children[part]!, inside, more);
    }
  }
}

/** Vertices of one kind with the same duals have the same tight edges, as far as they may be paired; those with a number are alone. */
interface Classes {
  readonly of: Int32Array;
  /** The first of each. */
  readonly first: readonly number[];
  readonly members: readonly VertexSet[];
}

function classesOf(
  { size, words, kinds, kindCount, numberedFrom, numberedTo }: CostTable,
  dual: Float64Array,
): Classes {
  const ofKind: number[][] = Array.from({ length: kindCount }, () => []);
  const of = new Int32Array(size);
  const first: number[] = [];
  const members: VertexSet[] = [];
  for (let vertex = 0; vertex < size; vertex++) {
    const isNumbered = vertex >= numberedFrom && vertex < numberedTo;
    const known = isNumbered ? [] : ofKind[kinds[vertex]!]!;
    let own = known.find((each) => isSame(dual, first[each]! * words, vertex * words, words));
    if (own === undefined) {
      own = first.push(vertex) - 1;
      members.push(new Uint32Array(bitWords(size)));
      known.push(own);
    }
    of[vertex] = own;
    setBit(members[own]!, vertex);
  }
  return { of, first, members };
}

/** For each class the vertices to which it is tight, one of both in the first list, if blossoms around them hold so much. */
function tightBetween(
  costs: CostTable,
  dual: Float64Array,
  { first, members }: Classes,
  ones: readonly number[],
  others: readonly number[],
  held: Float64Array,
): ReadonlyMap<number, VertexSet> {
  const { size, words, table } = costs;
  const rowWords = bitWords(size);
  const last = words - 1;
  const tight = new Map(others.map((each) => [each, new Uint32Array(rowWords)]));
  for (const one of ones)
    for (const other of others) {
      const [a, b] = [first[one]!, first[other]!];
      const at = costs.at(a, b);
      let word = 0;
      while (word < last && table[at + word]! + held[word]! === dual[a * words + word]! + dual[b * words + word]!)
        word++;
      if (word < last) continue;
      const cost = table[at + last]! + held[last]! + costs.numberOf(a, b);
      if (cost !== dual[a * words + last]! + dual[b * words + last]!) continue;
      const [ofOne, ofOther] = [tight.get(one)!, tight.get(other)!];
      for (let bits = 0; bits < rowWords; bits++) {
        ofOne[bits]! |= members[other]![bits]!;
        ofOther[bits]! |= members[one]![bits]!;
      }
    }
  return tight;
}

function isSame(amounts: Float64Array, a: number, b: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (amounts[a + word] !== amounts[b + word]) return false;
  return true;
}

/** Whether a pair may be made and costs what the duals of its vertices allow, where there are no blossoms. */
export function isTight(costs: CostTable, dual: Float64Array, a: number, b: number): boolean {
  const { words, table, size, rows } = costs;
  if (!hasBit(rows, b, a * bitWords(size))) return false;
  const at = costs.at(a, b);
  for (let word = 0; word < words; word++) {
    const beside = word === words - 1 ? costs.numberOf(a, b) : 0;
    if (table[at + word]! + beside !== dual[a * words + word]! + dual[b * words + word]!) return false;
  }
  return true;
}
