import { bitWords, hasBit, setBit } from './bits.ts';
import type { CheapestSearch } from './cheapest-search.ts';
import type { CostTable } from './pair-costs.ts';

/** Pairs that cost exactly what the duals allow: those of a cheapest matching are among them. As rows of bits. */
export function tightEdges(costs: CostTable, { blossoms, dual }: CheapestSearch): Uint32Array {
  const { size, words } = costs;
  const { parent, children, vertices, parts } = blossoms;
  const rows = new Uint32Array(size * bitWords(size));
  const outermost: number[] = [];
  for (let part = 0; part < parts; part++)
    if (parent[part] === -1 && (part < size || children[part]!.length > 0)) outermost.push(part);
  addTight(outermost, new Float64Array(words));
  return rows;

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
    setBit(rows, b, a * bitWords(size));
    setBit(rows, a, b * bitWords(size));
  }
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
