import { OrderedMatching } from '@escala/core';
import { firstOfBest, type PairedBracket } from '../bracket-search.ts';
import type { Completion } from '../completion.ts';
import { type BracketGraph, bracketGraph } from '../costs/bracket-costs.ts';
import { digitsOf } from '../costs/cost-digits.ts';
import { type Below, type Bracket, CRITERIA } from '../criteria.ts';
import type { Field } from '../field.ts';
import { wholeBracket } from '../pair-bracket.ts';

/**
 * Weighs a bracket with everything below it by all criteria at once, as one long number; every player is a kind, and
 * nothing is simplified.
 */
export function weighAtOnce(
  field: Field,
  completion: Completion,
  place: number,
  movedDown: readonly number[],
): PairedBracket {
  const bracket = wholeBracket(field, completion, place, movedDown);
  const graph = bracketGraph(field, bracket);
  const { inBracket } = graph;
  const matching = bestOf(field, bracket, graph);
  const leaves = (vertex: number): boolean => matching.mate[vertex]! >= inBracket;
  const leavers = [...graph.vertices.keys()].slice(0, inBracket).filter(leaves);
  // D-DUTCH-11: only now is it known whether [C9] counts.
  const leavesByeAlone = leavers.length === 1 && bracket.exit !== undefined && matching.mate.at(-1) === leavers[0];
  const terms = { ...bracket, leavesByeAlone };
  return firstOfBest(field, terms, graph, leavesByeAlone ? bestOf(field, terms, graph) : matching);
}

function bestOf(field: Field, bracket: Bracket, { vertices, inBracket, lastOfNext, rows }: BracketGraph) {
  const players = vertices.subarray(0, inBracket);
  const digits = digitsOf(field, bracket, CRITERIA, players, players);
  const { words, ofPairs, ofDownfloaters, ofNextLeavers, add } = digits;
  const belowOf = (vertex: number): Below =>
    vertices[vertex]! < 0 ? bracket.exit!.below : vertex < lastOfNext ? 'next' : 'later';
  const matching = new OrderedMatching({
    size: vertices.length,
    words,
    rows: rows.slice(),
    writeCost: (i, j, costs, at) => {
      const [a, b] = [vertices[i]!, vertices[j]!];
      if (j < inBracket) for (const each of ofPairs) add(each, a, each.count(field, a, b, bracket), costs, at);
      else if (i < inBracket)
        for (const each of ofDownfloaters) add(each, a, each.count(field, a, belowOf(j), bracket), costs, at);
      else if (i < lastOfNext && j >= lastOfNext)
        for (const each of ofNextLeavers) add(each, a, each.count(), costs, at);
    },
  });
  if (!matching.solve()) throw new Error('No complete pairing is left for a bracket.');
  return matching;
}
