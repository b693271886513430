import {
  bitWords,
  kindsOf,
  type LevelMatchings,
  type PairCosts,
  setBit,
  subgraphRows,
  takeOut,
  vertexSet,
} from '@escala/core';
import { ranksFrom } from '../completion.ts';
import { type Below, type Bracket, CRITERIA } from '../criteria.ts';
import type { Field } from '../field.ts';
import { SEPARATIONS, separationsIn } from '../separations.ts';
import { digitsOf } from './cost-digits.ts';
import { kindsInBracket, partsOf } from './player-kinds.ts';

/** A bracket and everything below it as a graph in which every perfect matching is a complete pairing. */
export interface BracketGraph {
  /** Rank of each vertex: the bracket first, then the rest; the exit, if any, last, as -1. */
  readonly vertices: Int32Array;
  /** Number of vertices in the bracket. */
  readonly inBracket: number;
  /** The end (exclusive) of the next group. */
  readonly lastOfNext: number;
  /** What keeps many players apart (`separations.ts`). */
  readonly separationOf: (rank: number) => number;
  readonly rows: Uint32Array;
}

const EXIT = -1;

/** [C6] to [C8] depend on the leavers and on what is below the bracket, all others on the bracket alone. */
const FIRST_OF_BRACKET = CRITERIA.findIndex(({ name }) => name === 'C9');
const [OF_LEAVERS, OF_BRACKET] = [CRITERIA.slice(0, FIRST_OF_BRACKET), CRITERIA.slice(FIRST_OF_BRACKET)];

export function bracketGraph(field: Field, bracket: Bracket): BracketGraph {
  const { movedDown, residents, next, later, exit } = bracket;
  const ranks = [...movedDown, ...residents, ...next, ...later];
  const vertices = Int32Array.from(exit === undefined ? ranks : [...ranks, EXIT]);
  const inBracket = movedDown.length + residents.length;
  const size = vertices.length;
  const rows = subgraphRows(field.edges, field.words, vertices);
  // Two moved-down players are never paired here: the previous bracket would have paired them.
  const first = vertexSet(size, ranksFrom(0, movedDown.length));
  takeOut(rows, first, first);
  if (exit !== undefined)
    for (let vertex = 0; vertex < size - 1; vertex++)
      if (exit.isOpenTo(vertices[vertex]!)) {
        setBit(rows, size - 1, vertex * bitWords(size));
        setBit(rows, vertex, (size - 1) * bitWords(size));
      }
  const separationOf = separationsIn(field, bracket);
  return { vertices, inBracket, lastOfNext: inBracket + next.length, separationOf, rows };
}

/** Kinds of vertices by what [C6] to [C8] depend on, and by what keeps many of them apart. */
function graphKinds(field: Field, { vertices, inBracket, lastOfNext, separationOf, rows }: BracketGraph): Int32Array {
  const { mayStay } = partsOf(rows, vertices.length, inBracket);
  return kindsOf(vertices.length, (vertex) => {
    const rank = vertices[vertex]!;
    if (rank === EXIT) return EXIT;
    // A player who can meet nobody in the bracket leaves it.
    const place = vertex < lastOfNext ? 3 * field.level[rank]! + (vertex < inBracket ? 2 + mayStay[vertex]! : 1) : 0;
    return place * SEPARATIONS + separationOf(rank);
  });
}

/** [C6] to [C8] as the cost of a complete pairing. */
export function leaverCosts(field: Field, bracket: Bracket, graph: BracketGraph): PairCosts {
  const { vertices, inBracket, lastOfNext, rows } = graph;
  const { exit } = bracket;
  const players = vertices.subarray(0, inBracket);
  const { words, ofDownfloaters, ofNextLeavers, add } = digitsOf(field, bracket, OF_LEAVERS, players, players);
  const belowOf = (vertex: number): Below =>
    vertices[vertex] === EXIT ? exit!.below : vertex < lastOfNext ? 'next' : 'later';
  const kinds = graphKinds(field, graph);
  const { movedDown, residents } = bracket;
  const isCrowded = movedDown.length > residents.length;
  return {
    size: vertices.length,
    words,
    rows,
    kinds,
    ...(isCrowded ? { scarce: new Set(kinds.subarray(movedDown.length, lastOfNext)) } : {}),
    writeCost: (i, j, costs, at) => {
      const a = vertices[i]!;
      if (i >= lastOfNext || j < inBracket) return;
      if (i < inBracket)
        for (const each of ofDownfloaters) add(each, a, each.count(field, a, belowOf(j), bracket), costs, at);
      else if (j >= lastOfNext) for (const each of ofNextLeavers) add(each, a, each.count(), costs, at);
    },
  };
}

/** [C9] to [C21] as the cost of pairings that are level on all earlier criteria; the first vertices are the bracket. */
export function qualityCosts(
  field: Field,
  bracket: Bracket,
  { vertices, inBracket, separationOf }: BracketGraph,
  level: LevelMatchings,
): PairCosts {
  const { size } = level;
  const parts = partsOf(level.rows, size, inBracket);
  const those = (may: Uint8Array): Int32Array =>
    vertices.subarray(0, inBracket).filter((_, vertex) => may[vertex] === 1);
  const [staying, leaving] = [those(parts.mayStay), those(parts.mayLeave)];
  const { words, ofPairs, ofDownfloaters, add } = digitsOf(field, bracket, OF_BRACKET, staying, leaving);
  const below: Below = bracket.leavesByeAlone ? 'bye' : 'next';
  const kindOf = kindsInBracket(field, bracket, staying);
  const kinds = kindsOf(inBracket, (vertex) => {
    // Players who leave in any case cost the same however the others are paired.
    const mayLeave = parts.mayLeave[vertex] === 1;
    return parts.mayStay[vertex] === 0 ? -1 : 2 * kindOf(vertices[vertex]!, mayLeave) + (mayLeave ? 1 : 0);
  });
  return {
    size,
    words: level.words + words,
    rows: level.rows,
    mate: level.mate,
    kinds: kindsOf(size, (vertex) => {
      if (vertex >= inBracket) return -1 - level.kinds[vertex]!;
      const own = kinds[vertex]! * SEPARATIONS + separationOf(vertices[vertex]!);
      return level.words === 0 ? own : own * size + level.kinds[vertex]!;
    }),
    writeCost: (i, j, costs, at) => {
      level.writeCost(i, j, costs, at);
      if (parts.mayStay[i] === 0) return;
      const a = vertices[i]!;
      if (j < inBracket)
        for (const each of ofPairs) add(each, a, each.count(field, a, vertices[j]!, bracket), costs, at + level.words);
      else
        for (const each of ofDownfloaters) add(each, a, each.count(field, a, below, bracket), costs, at + level.words);
    },
  };
}
