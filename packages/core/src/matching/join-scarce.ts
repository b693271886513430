import { bitCount, hasBit, lowestBit, setBit, type VertexSet } from './bits.ts';

/** Vertices are sorted into this many shares by their number of partners. */
const SHARES = 8;

/**
 * Joins single vertices, starting with those that have the fewest possible partners and choosing partners that have few
 * themselves. Joined vertices are no longer single.
 */
export function joinScarce(
  rows: Uint32Array,
  isSingle: VertexSet,
  size: number,
  join: (a: number, b: number) => void,
): void {
  const words = isSingle.length;
  const singleWords: number[] = [];
  for (let word = 0; word < words; word++) if (isSingle[word] !== 0) singleWords.push(word);
  // By the number of partners, then by vertex.
  const order = new Float64Array(size);
  let count = 0;
  for (const at of singleWords)
    for (let bits = isSingle[at]!; bits !== 0; bits &= bits - 1) {
      const vertex = lowestBit(at, bits);
      let partners = 0;
      for (let i = 0; i < singleWords.length; i++) {
        const near = rows[vertex * words + singleWords[i]!]! & isSingle[singleWords[i]!]!;
        if (near !== 0) partners += bitCount(near);
      }
      if (partners > 0) order[count++] = partners * size + vertex;
    }
  order.subarray(0, count).sort();
  const shares = Array.from({ length: SHARES }, () => new Uint32Array(words));
  const shareOf = new Uint8Array(size);
  const left = new Int32Array(SHARES);
  for (let place = 0; place < count; place++) {
    const vertex = order[place]! % size;
    const share = Math.floor((place * SHARES) / count);
    shareOf[vertex] = share;
    setBit(shares[share]!, vertex);
    left[share]!++;
  }
  for (let place = 0; place < count; place++) {
    const vertex = order[place]! % size;
    if (!hasBit(isSingle, vertex)) continue;
    for (let share = 0; share < SHARES; share++) {
      const partner =
        left[share]! > 0 ? firstSingle(rows, vertex * words, isSingle, shares[share]!, singleWords) : undefined;
      if (partner === undefined) continue;
      join(vertex, partner);
      left[shareOf[vertex]!]!--;
      left[share]!--;
      break;
    }
  }
}

/** The first vertex of a set that is single, within these words, and adjacent to the vertex of a row. */
function firstSingle(
  rows: Uint32Array,
  row: number,
  isSingle: VertexSet,
  among: VertexSet,
  words: readonly number[],
): number | undefined {
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const free = rows[row + word]! & isSingle[word]! & among[word]!;
    if (free !== 0) return lowestBit(word, free);
  }
  return undefined;
}
