import { bitWords, hasBit, setBit, type VertexSet, vertexSet } from './bits.ts';
import { blossomsAround } from './blossom-duals.ts';
import type { Blossoms } from './blossoms.ts';
import { addTo, type CostTable } from './pair-costs.ts';

/** Tight pairs, as rows of bits: they cost exactly what the duals allow. A cheapest matching consists of such pairs. */
export function tightEdges(costs: CostTable, dual: Float64Array, blossoms?: Blossoms): Uint32Array {
  const { size, words } = costs;
  const rowWords = bitWords(size);
  const rows = new Uint32Array(size * rowWords);
  const classes = classesOf(costs, dual);
  const around = blossoms && blossomsAround({ blossoms, dual, words });
  const levelOf = new Map<number, Level>();
  const nobody = new Uint32Array(rowWords);
  const outermost: Level = { held: new Float64Array(words), tightTo: [] };
  for (let vertex = 0; vertex < size; vertex++) {
    // Edges within the innermost blossom, then those between it and the next one out.
    let inside: VertexSet = nobody;
    for (const part of around?.[vertex] ?? []) {
      const within = blossoms!.sets[part]!;
      addEdges(vertex, levelIn(part, around![vertex]!), within, inside);
      inside = within;
    }
    addEdges(vertex, outermost, undefined, inside);
  }
  return rows;

  function addEdges(vertex: number, { held, tightTo }: Level, within: VertexSet | undefined, inside: VertexSet): void {
    const own = classes.of[vertex]!;
    tightTo[own] ??= tightToClass(costs, dual, classes, own, held);
    const [row, to] = [vertex * rowWords, tightTo[own]];
    for (let word = 0; word < rowWords; word++)
      rows[row + word]! |= costs.rows[row + word]! & to[word]! & (within?.[word] ?? -1) & ~inside[word]!;
  }

  function levelIn(part: number, parts: readonly number[]): Level {
    const known = levelOf.get(part);
    if (known !== undefined) return known;
    const held = new Float64Array(words);
    for (const outer of parts.slice(parts.indexOf(part)))
      addTo(held, 0, dual.subarray(outer * words, (outer + 1) * words), 1);
    const level = { held, tightTo: [] };
    levelOf.set(part, level);
    return level;
  }
}

/**
 * Vertices whose innermost common blossom is the same: the sum of the duals of all blossoms around them, and the tight
 * vertices for each class.
 */
interface Level {
  readonly held: Float64Array;
  readonly tightTo: VertexSet[];
}

/** The same where kinds determine it: finite by kind and kind. */
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

/**
 * Vertices of one kind with the same duals have the same tight edges, among allowed pairs; numbered vertices form
 * classes of their own.
 */
interface Classes {
  readonly of: Int32Array;
  /** The first vertex of each. */
  readonly first: readonly number[];
  /** Undefined for a class of one. */
  readonly members: readonly (VertexSet | undefined)[];
}

function classesOf(
  { size, words, kinds, kindCount, numberedFrom, numberedTo }: CostTable,
  dual: Float64Array,
): Classes {
  const ofKind: number[][] = Array.from({ length: kindCount }, () => []);
  const of = new Int32Array(size);
  const first: number[] = [];
  const members: (VertexSet | undefined)[] = [];
  for (let vertex = 0; vertex < size; vertex++) {
    const isNumbered = vertex >= numberedFrom && vertex < numberedTo;
    const known = isNumbered ? [] : ofKind[kinds[vertex]!]!;
    let own = known.find((each) => isSame(dual, first[each]! * words, vertex * words, words));
    if (own === undefined) {
      own = first.push(vertex) - 1;
      known.push(own);
    } else {
      members[own] ??= vertexSet(size, [first[own]!]);
      setBit(members[own]!, vertex);
    }
    of[vertex] = own;
  }
  return { of, first, members };
}

/** The vertices tight to those of a class, given the sum of the duals of the blossoms around them. */
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
    const these = members[other];
    if (these === undefined) setBit(tight, b);
    else for (let at = 0; at < tight.length; at++) tight[at]! |= these[at]!;
  }
  return tight;
}

function isSame(amounts: Float64Array, a: number, b: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (amounts[a + word] !== amounts[b + word]) return false;
  return true;
}

/** Whether a pair is allowed and costs what the duals of its vertices allow; for use without blossoms. */
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
