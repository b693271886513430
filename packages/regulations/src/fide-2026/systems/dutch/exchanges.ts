import { bitWords, type Edge, OrderedMatching, rowsAmong, setBit, vertexSet } from '@escala/core';

/** The remainder of a bracket among the vertices of a matching: one after the other in rank order, from a first one on. */
export interface Remainder {
  readonly first: number;
  readonly count: number;
  /** As many pairs as are to be made of it. */
  readonly pairs: number;
}

/**
 * What a matching has to weigh of its remainder, after everything else (4.3 a and b, D-DUTCH-14): how many upper players have changed
 * sides, then their numbers. One who changes sides costs more than all numbers together.
 */
export function remainderCosts({ first, count, pairs }: Remainder, size: number) {
  const end = first + count;
  const isLower = (vertex: number): boolean => vertex >= first + pairs && vertex < end;
  return {
    kinds: Int32Array.from({ length: size }, (_, vertex) => (isLower(vertex) ? 1 : 0)),
    numbered: { from: first, to: end, pairs },
    writeCost: (a: number, b: number, costs: Float64Array, at: number): void => {
      costs[at] = isLower(a) && isLower(b) ? size * size : 0;
    },
  };
}

/** Vertices of one name are of one kind. */
export function kindsOf(size: number, nameOf: (vertex: number) => string | number): Int32Array {
  const known = new Map<string | number, number>();
  return Int32Array.from({ length: size }, (_, vertex) => {
    const name = nameOf(vertex);
    if (!known.has(name)) known.set(name, known.size);
    return known.get(name)!;
  });
}

/**
 * 4.3 where every perfect matching of a remainder and of others beside it is level on all criteria: as many pairs of the remainder, whose
 * vertices are in rank order. Rows of bits say who may be paired; vertices of one kind may be paired with about the same ones.
 */
export function pairExchanged(
  rows: Uint32Array,
  words: number,
  kindOf: (vertex: number) => number,
  remainder: readonly number[],
  others: readonly number[],
  pairs: number,
): Edge[] {
  const vertices = [...remainder, ...others];
  const size = vertices.length;
  const terms: Remainder = { first: 0, count: remainder.length, pairs };
  const { kinds, ...costs } = remainderCosts(terms, size);
  const matching = new OrderedMatching({
    size,
    words: 1,
    ...costs,
    kinds: kindsOf(size, (vertex) => 2 * kindOf(vertices[vertex]!) + kinds[vertex]!),
    rows: rowsAmong(rows, words, vertices),
  });
  if (!matching.solve()) throw new Error('The remainder of a bracket cannot be paired.');
  return pairByExchanges(matching, terms).map(([a, b]) => [vertices[a]!, vertices[b]!] as const);
}

/**
 * 4.3, 4.2, D-DUTCH-14: of matchings in which as few as possible have changed sides and with the smallest difference of numbers, the
 * first in the sequence of generation: the largest numbers of the better half leave it, the smallest of the other one come in, then
 * each upper player in order has the first opponent who is possible. Pairs are vertices of the matching.
 */
export function pairByExchanges(matching: OrderedMatching, { first, count, pairs }: Remainder): Edge[] {
  const end = first + count;
  const vertices = Array.from({ length: count }, (_, place) => first + place);
  // The matching may have another list of partners after each question.
  const isUpper = (vertex: number): boolean => matching.mate[vertex]! > vertex && matching.mate[vertex]! < end;
  const size = matching.mate.length;
  const tryKeepApart = (vertex: number, mayBe: (other: number) => boolean): boolean => {
    const others = new Uint32Array(bitWords(size));
    for (let other = 0; other < size; other++) if (other !== vertex && mayBe(other)) setBit(others, other);
    return matching.tryForbid([vertexSet(size, [vertex]), others]);
  };
  const betterHalf = vertices.slice(0, pairs);
  const exchanges = betterHalf.filter((vertex) => !isUpper(vertex)).length;
  let left = exchanges;
  for (let vertex = first + pairs - 1; vertex >= first && left > 0; vertex--)
    if (tryKeepApart(vertex, (other) => other > vertex && other < end)) left--;
  left = exchanges;
  for (let vertex = first + pairs; vertex < end && left > 0; vertex++)
    if (tryKeepApart(vertex, (other) => other < vertex || other >= end)) left--;
  return vertices.filter(isUpper).map((vertex) => joinFirst(matching, vertex, vertices.slice(vertex + 1 - first)));
}

/** Joins one whom the matching has paired with the first of these that can be. */
export function joinFirst(matching: OrderedMatching, vertex: number, others: readonly number[]): Edge {
  const partner = matching.joinFirst(vertex, others);
  if (partner === undefined) throw new Error('A matching has no partner for one whom it has paired.');
  return [vertex, partner];
}
