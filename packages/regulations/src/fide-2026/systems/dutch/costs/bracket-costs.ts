import { bitWords, kindsOf, type PairCosts, rowsAmong, setBit } from '@escala/core';
import type { Below, Bracket } from '../criteria.ts';
import type { Field } from '../field.ts';
import { FLOAT } from '../floats.ts';
import { SEPARATIONS, separationsIn } from '../separations.ts';
import { digitsOf } from './cost-digits.ts';

/** A bracket and what is below it as one weighted graph. */
export interface BracketGraph extends PairCosts {
  /** Rank of each vertex: the bracket first, then the rest; the exit last, where there is one, as -1. */
  readonly vertices: Int32Array;
  /** So many of them are of the bracket. */
  readonly inBracket: number;
}

const EXIT = -1;

/** Every complete pairing of what is left, with its quality as the cost. */
export function bracketGraph(field: Field, bracket: Bracket): BracketGraph {
  const { movedDown, residents, leaving, next, later, exit } = bracket;
  const ranks = [...movedDown, ...residents, ...leaving, ...next, ...later];
  const vertices = Int32Array.from(exit === undefined ? ranks : [...ranks, EXIT]);
  const size = vertices.length;
  const inBracket = movedDown.length + residents.length;
  // [C8]: whoever leaves counts for as much as one of the next group.
  const lastOfNext = inBracket + leaving.length + next.length;
  const belowOf = (vertex: number): Below =>
    vertices[vertex] === EXIT ? exit!.below : vertex < lastOfNext ? 'next' : 'later';
  const { words, ofPairs, ofDownfloaters, ofNextLeavers, add } = digitsOf(field, bracket);
  const kindInBracket = kindsInBracket(field, bracket);
  const separationOf = separationsIn(field, bracket);
  return {
    vertices,
    inBracket,
    size,
    words,
    kinds: kindsOf(size, (vertex) => {
      const rank = vertices[vertex]!;
      if (rank === EXIT) return EXIT;
      // Whom a separation keeps apart is known to the kinds.
      const place = vertex < inBracket ? kindInBracket(rank) : vertex < lastOfNext ? field.level[rank]! + 1 : 0;
      return (2 * place + (vertex < inBracket ? 1 : 0)) * SEPARATIONS + separationOf(rank);
    }),
    rows: rowsOf(field, bracket, vertices),
    writeCost: (i, j, costs, at) => {
      const [a, b] = [vertices[i]!, vertices[j]!];
      if (i >= lastOfNext) return;
      if (j < inBracket) for (const each of ofPairs) add(each, a, each.count(field, a, b, bracket), costs, at);
      else if (i < inBracket)
        for (const each of ofDownfloaters) add(each, a, each.count(field, a, belowOf(j), bracket), costs, at);
      else if (j >= lastOfNext) for (const each of ofNextLeavers) add(each, a, each.count(), costs, at);
    },
  };
}

/** What the criteria look at of a player of the bracket, as far as they can count anything of it here: few kinds are soon weighed. */
function kindsInBracket(
  field: Field,
  { movedDown, residents, residentScore, leavesByeAlone }: Bracket,
): (rank: number) => number {
  const { score, level, floats, unplayed, wants, grade, colourDifference, hasRepeated, isTopscorer } = field;
  // [C10], [C11] count absolute preferences for one colour, who only meet if one of them is a topscorer.
  const hasTopscorer = [movedDown, residents].some((players) => players.some((rank) => isTopscorer[rank] === 1));
  const down = FLOAT.downLast | FLOAT.downBefore;
  // [C15], [C17], [C19], [C21]: a resident who floated up is counted as the opponent of a moved down player.
  const ofResidents = movedDown.length > 0 ? down | FLOAT.upLast | FLOAT.upBefore : down;
  return (rank) => {
    const isAbsolute = hasTopscorer && grade[rank] === 3;
    // Each number below its own limit, so that no two lists of them give the same name.
    let name = level[rank]! * 2 ** 10 + (leavesByeAlone ? unplayed[rank]! : 0);
    name = name * 2 ** 4 + (floats[rank]! & (score[rank]! > residentScore ? down : ofResidents));
    name = name * 2 ** 4 + 4 * wants[rank]! + grade[rank]!;
    return name * 2 ** 9 + (isAbsolute ? 2 * colourDifference[rank]! + hasRepeated[rank]! : 0);
  };
}

/** Who may be paired, as rows of bits. */
function rowsOf(field: Field, { exit }: Bracket, vertices: Int32Array): Uint32Array {
  const size = vertices.length;
  const words = bitWords(size);
  const rows = rowsAmong(field.edges, field.words, vertices);
  if (exit !== undefined)
    for (let vertex = 0; vertex < size - 1; vertex++)
      if (exit.isOpenTo(vertices[vertex]!)) {
        setBit(rows, size - 1, vertex * words);
        setBit(rows, vertex, (size - 1) * words);
      }
  return rows;
}
