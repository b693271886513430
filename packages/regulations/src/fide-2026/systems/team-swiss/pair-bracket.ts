import { kindsOf, OrderedMatching, vertexSet } from '@escala/core';
import { digitsOf, PAIR_CRITERIA } from './criteria.ts';
import type { Field } from './field.ts';

/** Top member and bottom member, by rank (3.6.1). */
export type BracketPair = readonly [top: number, bottom: number];

/**
 * 3.6: among the pairings of a bracket that are best on [C8] to [C10] (D-TSW-8), the one with the first identifier
 * (3.6.2, 3.6.3): the lowest possible top members, then their partners, one by one.
 */
export function pairBracket(field: Field, members: readonly number[], upfloaters: readonly number[]): BracketPair[] {
  const { teams } = field;
  const ranks = members.toSorted((a, b) => teams[a]!.number - teams[b]!.number);
  const size = ranks.length;
  const floating = new Set(upfloaters);
  const isUpfloater = (rank: number): boolean => floating.has(rank);
  const digits = digitsOf(PAIR_CRITERIA.length, size);
  const matching = new OrderedMatching({
    size,
    words: digits.words,
    kinds: kindsOf(size, (vertex) => {
      const { preference, wasFloater } = teams[ranks[vertex]!]!;
      return `${preference?.wants} ${preference?.isStrong} ${wasFloater} ${isUpfloater(ranks[vertex]!)}`;
    }),
    mayPair: (a, b) => field.mayMeet(ranks[a]!, ranks[b]!),
    writeCost: (a, b, costs, at) => {
      for (const [digit, { pair }] of PAIR_CRITERIA.entries())
        digits.add(digit, pair(field, ranks[a]!, ranks[b]!, isUpfloater), costs, at);
    },
  });
  if (!matching.solve()) throw new Error('A bracket that was chosen cannot be paired.');
  const all = [...ranks.keys()];
  const tops: number[] = [];
  for (let vertex = 0; 2 * tops.length < size; vertex++)
    if (matching.tryForbidOf(vertex, vertexSet(size, all.slice(0, vertex)))) tops.push(vertex);
    else matching.tryForbidOf(vertex, vertexSet(size, all.slice(vertex + 1)));
  const others = vertexSet(size, all);
  return tops.map((vertex) => [ranks[vertex]!, ranks[matching.joinFirst(vertex, others)!]!]);
}
