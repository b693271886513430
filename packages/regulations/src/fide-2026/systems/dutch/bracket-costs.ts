import { bitWords, kindsOf, type PairCosts, rowsAmong, setBit } from '@escala/core';
import { type Below, type Bracket, CRITERIA, type Criterion } from './criteria.ts';
import { CROWDS, crowdsIn } from './crowds.ts';
import type { Field } from './field.ts';
import { FLOAT } from './floats.ts';

/** A bracket and what is below it as one weighted graph. */
export interface BracketGraph extends PairCosts {
  /** Rank of each vertex: the bracket first, then the rest; the exit last, where there is one, as -1. */
  readonly vertices: Int32Array;
  /** So many of them are of the bracket. */
  readonly inBracket: number;
}

export const EXIT = -1;

/** Sums in one word stay below this, so that duals are exact. */
const MOST_IN_WORD = 2 ** 36;

/**
 * Every complete pairing of what is left, with its quality as the cost: a digit for each criterion, or for each score of one that goes
 * by scores, packed into words.
 */
export function bracketGraph(field: Field, bracket: Bracket): BracketGraph {
  const { movedDown, residents, leaving, next, later, exit } = bracket;
  const ranks = [...movedDown, ...residents, ...leaving, ...next, ...later];
  const vertices = Int32Array.from(exit === undefined ? ranks : [...ranks, EXIT]);
  const size = vertices.length;
  const inBracket = movedDown.length + residents.length;
  // [C8]: whoever leaves counts for as much as one of the next group.
  const lastOfNext = inBracket + leaving.length + next.length;
  const digits = digitsOf(field, bracket);
  const belowOf = (vertex: number): Below =>
    vertices[vertex] === EXIT ? exit!.below : vertex < lastOfNext ? 'next' : 'later';
  const add = (index: number, player: number, amount: number | undefined, costs: Float64Array, at: number): void => {
    if (amount) digits.add(index, field.score[player]!, amount, costs, at);
  };
  const whatCounts = countedOf(field, bracket);
  const crowdOf = crowdsIn(field, bracket);
  return {
    vertices,
    inBracket,
    size,
    words: digits.words,
    kinds: kindsOf(size, (vertex) => {
      const rank = vertices[vertex]!;
      if (rank === EXIT) return 'exit';
      // Whom a crowd keeps apart is known to the kinds.
      if (vertex >= inBracket) return (vertex < lastOfNext ? field.score[rank]! + 1 : 0) * CROWDS + crowdOf(rank);
      return [crowdOf(rank), ...whatCounts(rank)].join();
    }),
    rows: rowsOf(field, bracket, vertices),
    writeCost: (i, j, costs, at) => {
      const [a, b] = [vertices[i]!, vertices[j]!];
      if (i >= lastOfNext) return;
      if (j < inBracket)
        CRITERIA.forEach(({ pair }, index) => {
          add(index, a, pair?.(field, a, b, bracket), costs, at);
        });
      else if (i < inBracket)
        CRITERIA.forEach(({ downfloater }, index) => {
          add(index, a, downfloater?.(field, a, belowOf(j), bracket), costs, at);
        });
      else if (j >= lastOfNext)
        CRITERIA.forEach(({ nextLeaver }, index) => {
          add(index, a, nextLeaver?.(), costs, at);
        });
    },
  };
}

/** What the criteria look at of a player of the bracket, as far as they can count anything of it here: few kinds are soon weighed. */
function countedOf(field: Field, { movedDown, residents, residentScore, leavesByeAlone }: Bracket) {
  const { score, floats, unplayed, wants, grade, colourDifference, hasRepeated, isTopscorer } = field;
  // [C10], [C11] count absolute preferences for one colour, who only meet if one of them is a topscorer.
  const hasTopscorer = [...movedDown, ...residents].some((rank) => isTopscorer[rank] === 1);
  const down = FLOAT.downLast | FLOAT.downBefore;
  // [C15], [C17], [C19], [C21]: a resident who floated up is counted as the opponent of a moved down player.
  const ofResidents = movedDown.length > 0 ? down | FLOAT.upLast | FLOAT.upBefore : down;
  return (rank: number): number[] => {
    const isAbsolute = hasTopscorer && grade[rank] === 3;
    return [
      score[rank]!,
      floats[rank]! & (score[rank]! > residentScore ? down : ofResidents),
      leavesByeAlone ? unplayed[rank]! : 0,
      wants[rank]!,
      grade[rank]!,
      isAbsolute ? colourDifference[rank]! : 0,
      isAbsolute ? hasRepeated[rank]! : 0,
    ];
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

/** The most that a criterion can count in a bracket, by scores: everybody once, in the digit of the own score. */
function mostCounted(
  field: Field,
  bracket: Bracket,
  { isCountedFirst, downfloater, nextLeaver }: Criterion,
): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  const add = (rank: number, amount: number): void => {
    if (amount > 0) most.set(field.score[rank]!, (most.get(field.score[rank]!) ?? 0) + amount);
  };
  for (const players of [bracket.movedDown, bracket.residents])
    for (const rank of players) {
      if (isCountedFirst?.(field, rank, bracket)) add(rank, 1);
      // Whoever leaves is counted for most if it is with the bye.
      if (downfloater) add(rank, downfloater(field, rank, 'bye', bracket));
    }
  if (nextLeaver) for (const rank of [...bracket.leaving, ...bracket.next]) add(rank, nextLeaver());
  return most;
}

/** Where the digit of each quantity stands: word and unit, by quantity and score. */
function digitsOf(field: Field, bracket: Bracket) {
  const players = [...bracket.movedDown, ...bracket.residents, ...bracket.leaving, ...bracket.next];
  const scores = [...new Set(players.map((player) => field.score[player]!))].sort((a, b) => b - a);
  const mostOf = CRITERIA.map((criterion) => {
    const most = mostCounted(field, bracket, criterion);
    return criterion.byScore
      ? scores.map((score) => most.get(score) ?? 0)
      : [[...most.values()].reduce((a, b) => a + b, 0)];
  });
  const total = mostOf.reduce((sum, { length }) => sum + length, 0);
  const wordOf = new Int32Array(total);
  const unitOf = new Float64Array(total);
  const firstOf: number[] = [];
  let digit = total;
  // From the least on, so that a word is filled from its end.
  let [word, unit] = [0, 1];
  for (let index = mostOf.length - 1; index >= 0; index--) {
    for (const most of mostOf[index]!.toReversed()) {
      if (unit * (most + 1) > MOST_IN_WORD) [word, unit] = [word + 1, 1];
      wordOf[--digit] = word;
      unitOf[digit] = unit;
      unit *= most + 1;
    }
    firstOf[index] = digit;
  }
  const byScore = CRITERIA.map(({ byScore }: Criterion) => byScore === true);
  const levelOf = new Map(scores.map((score, level) => [score, level]));
  return {
    words: word + 1,
    add(index: number, score: number, amount: number, costs: Float64Array, at: number): void {
      const place = firstOf[index]! + (byScore[index] ? levelOf.get(score)! : 0);
      costs[at + word - wordOf[place]!]! += amount * unitOf[place]!;
    },
  };
}
