import { bitWords, hasBit, lowestBit, setBit, type VertexSet, vertexSet } from './bits.ts';
import type { Blossoms } from './blossoms.ts';
import type { CostTable } from './pair-costs.ts';

/** Pairs that cost exactly what the duals allow: those of a cheapest matching are among them. As rows of bits. */
export function tightEdges(costs: CostTable, dual: Float64Array, blossoms?: Blossoms): Uint32Array {
  const { size, words } = costs;
  const rowWords = bitWords(size);
  const rows = new Uint32Array(size * rowWords);
  const classes = classesOf(costs, dual);
  if (blossoms === undefined) {
    addAll(new Float64Array(words));
    return rows;
  }
  const { children, vertices, top } = blossoms;
  const outermost = [...new Set(top.subarray(0, size))];
  if (size > 0) addBetween(outermost, new Uint32Array(rowWords).fill(0xffff_ffff), new Float64Array(words));
  return rows;

  function addAll(nothing: Float64Array): void {
    for (const [own, members] of classes.members.entries()) {
      const to = tightToClass(costs, dual, classes, own, nothing);
      for (let at = 0; at < rowWords; at++)
        for (let bits = members[at]!; bits !== 0; bits &= bits - 1) {
          const row = lowestBit(at, bits) * rowWords;
          for (let word = 0; word < rowWords; word++) rows[row + word] = costs.rows[row + word]! & to[word]!;
        }
    }
  }

  /** Between these parts, and inside them; what the blossoms around them hold comes to the cost. */
  function addBetween(parts: readonly number[], around: VertexSet, held: Float64Array): void {
    const largest = parts.reduce((one, other) => (vertices[other]!.length > vertices[one]!.length ? other : one));
    const inLargest = vertexSet(size, vertices[largest]!);
    const tightTo = new Map<number, VertexSet>();
    for (const part of parts) {
      const inside = part === largest ? inLargest : part < size ? undefined : vertexSet(size, vertices[part]!);
      // Of two vertices in different parts, one is not in the largest.
      if (part !== largest)
        for (const vertex of vertices[part]!) {
          const own = classes.of[vertex]!;
          if (!tightTo.has(own)) tightTo.set(own, tightToClass(costs, dual, classes, own, held));
          addEdges(vertex, tightTo.get(own)!, around, inside, inLargest);
        }
      if (part < size) continue;
      const more = held.map((word, at) => word + dual[part * words + at]!);
      addBetween(children[part]!, inside!, more);
    }
  }

  /** Of a vertex to those of a set who lie around it and not inside; to those who have no turn of their own, from them as well. */
  function addEdges(
    vertex: number,
    to: VertexSet,
    around: VertexSet,
    inside: VertexSet | undefined,
    turnless: VertexSet,
  ): void {
    const row = vertex * rowWords;
    for (let word = 0; word < rowWords; word++) {
      const found = costs.rows[row + word]! & to[word]! & around[word]! & ~(inside?.[word] ?? 0);
      rows[row + word]! |= found;
      for (let bits = found & turnless[word]!; bits !== 0; bits &= bits - 1)
        setBit(rows, vertex, lowestBit(word, bits) * rowWords);
    }
  }
}

/** The same where kinds tell it: finite by kind and kind. */
export function tightKinds({ size, kinds, kindCount, rows: open }: CostTable, tight: Float64Array): Uint32Array {
  const words = bitWords(size);
  const ofKind = new Uint32Array(kindCount * words);
  for (let vertex = 0; vertex < size; vertex++) setBit(ofKind, vertex, kinds[vertex]! * words);
  const beside = new Uint32Array(kindCount * words);
  for (let kind = 0; kind < kindCount; kind++)
    for (let other = 0; other < kindCount; other++)
      if (tight[kind * kindCount + other] !== Number.POSITIVE_INFINITY)
        for (let word = 0; word < words; word++) beside[kind * words + word]! |= ofKind[other * words + word]!;
  const rows = new Uint32Array(size * words);
  for (let vertex = 0; vertex < size; vertex++)
    for (let word = 0, from = kinds[vertex]! * words; word < words; word++)
      rows[vertex * words + word] = open[vertex * words + word]! & beside[from + word]!;
  return rows;
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

/** The vertices to which those of a class are tight, if blossoms around them hold so much. */
function tightToClass(
  costs: CostTable,
  dual: Float64Array,
  { first, members }: Classes,
  own: number,
  held: Float64Array,
): VertexSet {
  const { size, words, table } = costs;
  const last = words - 1;
  const tight = new Uint32Array(bitWords(size));
  const a = first[own]!;
  for (let other = 0; other < first.length; other++) {
    const b = first[other]!;
    const at = costs.at(a, b);
    let word = 0;
    while (word < last && table[at + word]! + held[word]! === dual[a * words + word]! + dual[b * words + word]!) word++;
    if (word < last) continue;
    const cost = table[at + last]! + held[last]! + costs.numberOf(a, b);
    if (cost !== dual[a * words + last]! + dual[b * words + last]!) continue;
    const these = members[other]!;
    for (let at = 0; at < tight.length; at++) tight[at]! |= these[at]!;
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
