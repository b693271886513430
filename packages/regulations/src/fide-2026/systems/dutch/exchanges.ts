import {
  bitWords,
  type Edge,
  kindsOf,
  type LevelMatchings,
  OrderedMatching,
  setBit,
  subgraphRows,
  type VertexSet,
  vertexSet,
} from '@escala/core';

/** The remainder of a bracket among the vertices of a matching: consecutive, in rank order, from `first` on. */
export interface Remainder {
  readonly first: number;
  readonly count: number;
  /** The number of pairs to make of it. */
  readonly pairs: number;
}

/**
 * The costs of a remainder, after everything else (4.3 a and b, D-DUTCH-14): how many upper players changed sides, then
 * their numbers. One change of sides costs more than all numbers together.
 */
function remainderCosts({ first, count, pairs }: Remainder, size: number) {
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

/**
 * 4.3: makes this many pairs of a remainder, with vertices in rank order; every perfect matching of it and the others
 * at the least cost is level on all criteria.
 */
export function pairExchanged(
  level: Omit<LevelMatchings, 'mate'>,
  remainder: readonly number[],
  others: readonly number[],
  pairs: number,
): Edge[] {
  const vertices = [...remainder, ...others];
  const size = vertices.length;
  const terms: Remainder = { first: 0, count: remainder.length, pairs };
  const sequence = remainderCosts(terms, size);
  const matching = new OrderedMatching({
    size,
    words: level.words + 1,
    numbered: sequence.numbered,
    kinds: kindsOf(size, (vertex) => 2 * level.kinds[vertices[vertex]!]! + sequence.kinds[vertex]!),
    rows: subgraphRows(level.rows, bitWords(level.size), vertices),
    writeCost: (a, b, costs, at) => {
      level.writeCost(vertices[a]!, vertices[b]!, costs, at);
      sequence.writeCost(a, b, costs, at + level.words);
    },
  });
  if (!matching.solve()) throw new Error('The remainder of a bracket cannot be paired.');
  return pairByExchanges(matching, terms).map(([a, b]) => [vertices[a]!, vertices[b]!] as const);
}

/**
 * 4.3, 4.2, D-DUTCH-14: among matchings with the fewest changes of side and then the smallest difference of numbers,
 * the first in the sequence of generation: the largest numbers of the better half leave it, the smallest of the other
 * half come in, then each upper player in order gets the first possible opponent. Pairs are vertices of the matching.
 */
function pairByExchanges(matching: OrderedMatching, { first, count, pairs }: Remainder): Edge[] {
  const end = first + count;
  const vertices = Array.from({ length: count }, (_, place) => first + place);
  // The list of partners may be replaced by any call on the matching.
  const isUpper = (vertex: number): boolean => matching.mate[vertex]! > vertex && matching.mate[vertex]! < end;
  const size = matching.mate.length;
  const tryKeepApart = (vertex: number, mayBe: (other: number) => boolean): boolean => {
    const others = new Uint32Array(bitWords(size));
    for (let other = 0; other < size; other++) if (other !== vertex && mayBe(other)) setBit(others, other);
    return matching.tryForbidOf(vertex, others);
  };
  const betterHalf = vertices.slice(0, pairs);
  const exchanges = betterHalf.filter((vertex) => !isUpper(vertex)).length;
  let left = exchanges;
  for (let vertex = first + pairs - 1; vertex >= first && left > 0; vertex--)
    if (tryKeepApart(vertex, (other) => other > vertex && other < end)) left--;
  left = exchanges;
  for (let vertex = first + pairs; vertex < end && left > 0; vertex++)
    if (tryKeepApart(vertex, (other) => other < vertex || other >= end)) left--;
  return vertices
    .filter(isUpper)
    .map((vertex) => joinFirst(matching, vertex, vertexSet(size, vertices.slice(vertex + 1 - first))));
}

/** Joins a vertex that has a partner in the matching with the first possible one of a set. */
export function joinFirst(matching: OrderedMatching, vertex: number, others: VertexSet): Edge {
  const partner = matching.joinFirst(vertex, others);
  if (partner === undefined) throw new Error('A matching has no partner for one whom it has paired.');
  return [vertex, partner];
}
