import type { Blossoms } from './blossoms.ts';
import { addTo } from './pair-costs.ts';

/** Blossoms and their duals: `words` numbers for each part, vertices first. */
interface BlossomDuals {
  readonly blossoms: Blossoms;
  readonly dual: Float64Array;
  readonly words: number;
}

/** Whether the dual of a blossom is zero. */
export function isEmpty({ dual, words }: BlossomDuals, part: number): boolean {
  for (let word = 0; word < words; word++) if (dual[part * words + word] !== 0) return false;
  return true;
}

/** For each vertex, the blossoms around it with a dual above zero, innermost first. */
export function blossomsAround(duals: BlossomDuals): (readonly number[])[] {
  const { size, parent } = duals.blossoms;
  const known = new Map<number, readonly number[]>([[-1, []]]);
  const holding = (part: number): readonly number[] => {
    const inner: number[] = [];
    let at = part;
    for (; !known.has(at); at = parent[at]!) inner.push(at);
    let all = known.get(at)!;
    for (let each = inner.pop(); each !== undefined; each = inner.pop()) {
      if (!isEmpty(duals, each)) all = [each, ...all];
      known.set(each, all);
    }
    return all;
  };
  return Array.from({ length: size }, (_, vertex) => holding(parent[vertex]!));
}

/** Opens outermost blossoms whose dual is zero. */
export function openEmpty(duals: BlossomDuals): void {
  const { blossoms } = duals;
  const comesApart = (part: number): boolean => isEmpty(duals, part);
  for (const part of blossoms.outermost()) if (comesApart(part)) blossoms.open(part, comesApart);
}

/**
 * Every perfect matching leaves a blossom of all vertices but one exactly once. So it is opened: half of its dual is
 * taken from its vertices and given to the one outside, and every edge costs as much as before.
 */
export function openWhole(duals: BlossomDuals): void {
  const { blossoms, dual, words } = duals;
  const { size, count, top } = blossoms;
  const isWhole = (part: number): boolean => count[part] === size - 1;
  for (let part = blossoms.outermost().find(isWhole); part !== undefined; ) {
    const half = dual.slice(part * words, (part + 1) * words).map((word) => word / 2);
    for (let vertex = 0; vertex < size; vertex++) addTo(dual, vertex, half, top[vertex] === part ? -1 : 1);
    blossoms.open(part);
    openEmpty(duals);
    part = blossoms.outermost().find(isWhole);
  }
}

/**
 * Opens all blossoms; half of their duals is taken from their vertices. Returns how far duals may move until the
 * matching is cheapest again.
 */
export function dissolve({ blossoms, dual, words }: BlossomDuals): Float64Array {
  const budget = new Float64Array(words);
  const { size, parts, children } = blossoms;
  for (let part = size; part < parts; part++) {
    if (children[part]!.length === 0) continue;
    for (let word = 0; word < words; word++) {
      const half = dual[part * words + word]! / 2;
      budget[word]! += half;
      if (half !== 0) for (const vertex of blossoms.verticesOf(part)) dual[vertex * words + word]! -= half;
      dual[part * words + word] = 0;
    }
  }
  blossoms.clear();
  return budget;
}
