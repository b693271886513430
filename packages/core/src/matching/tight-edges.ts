import { bitWords, clearBit, hasBit, lowestBit, setBit } from './bits.ts';
import type { Blossoms } from './blossoms.ts';
import type { CheapestSearch } from './cheapest-search.ts';
import type { CostTable } from './pair-costs.ts';

/** Pairs that cost exactly what the duals allow: those of a cheapest matching are among them. As rows of bits. */
export function tightEdges(costs: CostTable, { blossoms, dual }: CheapestSearch): Uint32Array {
  const { size, words } = costs;
  const { children, vertices, top } = blossoms;
  const rowWords = bitWords(size);
  const rows = new Uint32Array(size * rowWords);
  if (costs.numberedTo > 0) for (let a = 0; a < size; a++) addTightOf(a);
  else addTightByClass(costs, blossoms, dual, rows);
  for (const part of blossoms.outermost()) addTight(children[part]!, dual.slice(part * words, (part + 1) * words));
  return rows;

  /** To vertices after it, unless a blossom holds both. */
  function addTightOf(a: number): void {
    const { table, kinds, kindCount, numberedFrom, numberedTo } = costs;
    const [kind, last] = [kinds[a]! * kindCount, words - 1];
    for (let at = a >>> 5; at < rowWords; at++) {
      let bits = costs.rows[a * rowWords + at]!;
      while (bits !== 0) {
        const b = lowestBit(at, bits);
        bits &= bits - 1;
        if (b <= a || top[a] === top[b]) continue;
        const cost = (kind + kinds[b]!) * words;
        let word = 0;
        while (word < last && table[cost + word] === dual[a * words + word]! + dual[b * words + word]!) word++;
        if (word < last) continue;
        const number = a >= numberedFrom && b < numberedTo ? 2 * a : 0;
        if (table[cost + last]! + number !== dual[a * words + last]! + dual[b * words + last]!) continue;
        setBit(rows, b, a * rowWords);
        setBit(rows, a, b * rowWords);
      }
    }
  }

  /** Between these parts, and inside them; what the blossoms around them hold comes to the cost. */
  function addTight(among: readonly number[], held: Float64Array): void {
    for (const [i, part] of among.entries()) {
      for (let j = i + 1; j < among.length; j++)
        for (const a of vertices[part]!) for (const b of vertices[among[j]!]!) addPair(a, b, held);
      if (part < size) continue;
      const inside = held.map((word, at) => word + dual[part * words + at]!);
      addTight(children[part]!, inside);
    }
  }

  function addPair(a: number, b: number, held: Float64Array): void {
    if (!isTight(costs, dual, a, b, held)) return;
    setBit(rows, b, a * rowWords);
    setBit(rows, a, b * rowWords);
  }
}

/** Vertices of one kind with the same duals have the same tight edges, as far as they may be paired. */
function addTightByClass(costs: CostTable, { top, vertices }: Blossoms, dual: Float64Array, rows: Uint32Array): void {
  const { size, words, kinds, kindCount, table } = costs;
  const rowWords = bitWords(size);
  const ofKind: number[][] = Array.from({ length: kindCount }, () => []);
  const classOf = new Int32Array(size);
  const first: number[] = [];
  const members: Uint32Array[] = [];
  for (let vertex = 0; vertex < size; vertex++) {
    const known = ofKind[kinds[vertex]!]!;
    let own = known.find((each) => isSame(dual, first[each]! * words, vertex * words, words));
    if (own === undefined) {
      own = first.push(vertex) - 1;
      members.push(new Uint32Array(rowWords));
      known.push(own);
    }
    classOf[vertex] = own;
    setBit(members[own]!, vertex);
  }
  const tight = first.map(() => new Uint32Array(rowWords));
  for (const [i, a] of first.entries())
    for (let j = i; j < first.length; j++) {
      const b = first[j]!;
      const at = (kinds[a]! * kindCount + kinds[b]!) * words;
      let word = 0;
      while (word < words && table[at + word] === dual[a * words + word]! + dual[b * words + word]!) word++;
      if (word < words) continue;
      for (let bits = 0; bits < rowWords; bits++) {
        tight[i]![bits]! |= members[j]![bits]!;
        tight[j]![bits]! |= members[i]![bits]!;
      }
    }
  for (let vertex = 0; vertex < size; vertex++) {
    const row = vertex * rowWords;
    for (let bits = 0; bits < rowWords; bits++)
      rows[row + bits] = costs.rows[row + bits]! & tight[classOf[vertex]!]![bits]!;
    if (top[vertex] !== vertex) for (const other of vertices[top[vertex]!]!) clearBit(rows, other, row);
  }
}

function isSame(amounts: Float64Array, a: number, b: number, words: number): boolean {
  for (let word = 0; word < words; word++) if (amounts[a + word] !== amounts[b + word]) return false;
  return true;
}

/** Whether a pair may be made and costs what the duals of its vertices allow, less what blossoms around both of them hold. */
export function isTight(costs: CostTable, dual: Float64Array, a: number, b: number, held?: Float64Array): boolean {
  const { words, table, size, rows } = costs;
  if (!hasBit(rows, b, a * bitWords(size))) return false;
  const at = costs.at(a, b);
  for (let word = 0; word < words; word++) {
    const beside = (word === words - 1 ? costs.numberOf(a, b) : 0) + (held?.[word] ?? 0);
    if (table[at + word]! + beside !== dual[a * words + word]! + dual[b * words + word]!) return false;
  }
  return true;
}
