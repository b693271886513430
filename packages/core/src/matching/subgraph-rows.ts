import { bitWords } from './bits.ts';

/** Bits of a row that keep their order: a run within one word, or some bits of one byte. */
interface Piece {
  readonly word: number;
  readonly shift: number;
  /** Which bits are taken, counted from the shift. */
  readonly mask: number;
  /** Whether bits between them are left out. */
  readonly hasGaps: boolean;
  readonly count: number;
}

/** The rows of some vertices of a graph, in the given order, copied many bits at a time; no edges for one below 0. */
export function subgraphRows(rows: Uint32Array, words: number, vertices: ArrayLike<number>): Uint32Array {
  const size = vertices.length;
  const ownWords = bitWords(size);
  const own = new Uint32Array(size * ownWords);
  const pieces = piecesOf(vertices);
  for (let vertex = 0; vertex < size; vertex++) {
    const from = vertices[vertex]! * words;
    if (from < 0) continue;
    let bit = vertex * ownWords * 32;
    for (let i = 0; i < pieces.length; i++) {
      const { word, shift, mask, hasGaps, count } = pieces[i]!;
      const found = (rows[from + word]! >>> shift) & mask;
      const bits = hasGaps ? CLOSED[(mask << 8) | found]! : found;
      const place = bit & 31;
      own[bit >>> 5]! |= bits << place;
      if (place + count > 32) own[(bit >>> 5) + 1]! |= bits >>> (32 - place);
      bit += count;
    }
  }
  return own;
}

function piecesOf(vertices: ArrayLike<number>): Piece[] {
  const pieces: Piece[] = [];
  for (let first = 0; first < vertices.length; ) {
    const from = vertices[first]!;
    if (from < 0) {
      // An empty mask: this place stays empty.
      pieces.push({ word: 0, shift: 0, mask: 0, hasGaps: false, count: 1 });
      first++;
      continue;
    }
    let end = first + 1;
    while (end < vertices.length && vertices[end] === vertices[end - 1]! + 1 && vertices[end]! % 32 !== 0) end++;
    const count = end - first;
    if (count < 8) {
      // Short runs: those of one byte are taken together.
      const byte = from >>> 3;
      let mask = 1 << (from & 7);
      for (
        end = first + 1;
        end < vertices.length && vertices[end]! >>> 3 === byte && vertices[end]! > vertices[end - 1]!;
        end++
      )
        mask |= 1 << (vertices[end]! & 7);
      pieces.push({ word: from >>> 5, shift: from & 24, mask, hasGaps: true, count: end - first });
    } else {
      const mask = count === 32 ? -1 : (1 << count) - 1;
      pieces.push({ word: from >>> 5, shift: from & 31, mask, hasGaps: false, count });
    }
    first = end;
  }
  return pieces;
}

/** By an eight-bit mask and a byte: the bits under the mask, moved together. */
const CLOSED = closed();

function closed(): Uint8Array {
  const table = new Uint8Array(2 ** 16);
  for (let mask = 1; mask < 256; mask++)
    for (let byte = 0; byte < 256; byte++) {
      const others = table[((mask >>> 1) << 8) | (byte >>> 1)]!;
      table[(mask << 8) | byte] = mask & 1 ? (others << 1) | (byte & 1) : others;
    }
  return table;
}
