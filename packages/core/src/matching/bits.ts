/** Number of 32-bit words needed for this many bits. */
export function bitWords(size: number): number {
  return (size + 31) >>> 5;
}

export function setBit(bits: Uint32Array, vertex: number, row = 0): void {
  bits[row + (vertex >>> 5)]! |= 1 << (vertex & 31);
}

export function clearBit(bits: Uint32Array, vertex: number, row = 0): void {
  bits[row + (vertex >>> 5)]! &= ~(1 << (vertex & 31));
}

export function hasBit(bits: Uint32Array, vertex: number, row = 0): boolean {
  return (bits[row + (vertex >>> 5)]! & (1 << (vertex & 31))) !== 0;
}

/** The index of the lowest bit set in a word. */
export function lowestBit(word: number, bits: number): number {
  return (word << 5) + 31 - Math.clz32(bits & -bits);
}

/** The number of bits set in a word. */
export function bitCount(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (twos & 0x3333_3333) + ((twos >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** A set of vertices as bits. */
export type VertexSet = Uint32Array;

export function vertexSet(size: number, vertices: Iterable<number>): VertexSet {
  const set = new Uint32Array(bitWords(size));
  for (const vertex of vertices) setBit(set, vertex);
  return set;
}

/** The first vertex of a set that is also in the row starting at `row`. */
export function firstCommon(rows: Uint32Array, row: number, set: VertexSet): number | undefined {
  for (let word = 0; word < set.length; word++) {
    const both = rows[row + word]! & set[word]!;
    if (both !== 0) return lowestBit(word, both);
  }
  return undefined;
}

/** Removes all edges between two sets from the rows of a graph. */
export function takeOut(rows: Uint32Array, a: VertexSet, b: VertexSet): void {
  takeOutOf(rows, a, b);
  if (a !== b) takeOutOf(rows, b, a);
}

function takeOutOf(rows: Uint32Array, from: VertexSet, to: VertexSet): void {
  const words = from.length;
  let [first, end] = [0, words];
  while (first < words && to[first] === 0) first++;
  while (end > first && to[end - 1] === 0) end--;
  for (let at = 0; at < words; at++)
    for (let bits = from[at]!; bits !== 0; bits &= bits - 1) {
      const row = lowestBit(at, bits) * words;
      for (let word = first; word < end; word++) rows[row + word]! &= ~to[word]!;
    }
}

/** Removes all edges of a vertex except one from the rows of a graph. */
export function keepOne(rows: Uint32Array, words: number, vertex: number, other: number): void {
  const row = vertex * words;
  clearBit(rows, other, row);
  for (let word = 0; word < words; word++) {
    for (let bits = rows[row + word]!; bits !== 0; bits &= bits - 1)
      clearBit(rows, vertex, lowestBit(word, bits) * words);
    rows[row + word] = 0;
  }
  setBit(rows, other, row);
}
