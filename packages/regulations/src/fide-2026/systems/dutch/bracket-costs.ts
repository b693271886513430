import { bitWords, type PairCosts, rowsAmong, setBit, takeOut, vertexSet } from '@escala/core';
import { ranksFrom } from './completion.ts';
import { type Below, type Bracket, CRITERIA, type Criterion } from './criteria.ts';
import { kindsOf, type Remainder, remainderCosts } from './exchanges.ts';
import type { Field } from './field.ts';

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
 * by scores, packed into words. With `remainderPairs` the moved down players stay unpaired, and the sequence of generation weighs as
 * well, by so many pairs of residents.
 */
export function bracketGraph(field: Field, bracket: Bracket, remainderPairs?: number): BracketGraph {
  const { movedDown, residents, next, later, exit } = bracket;
  const ranks = [...movedDown, ...residents, ...next, ...later];
  const vertices = Int32Array.from(exit === undefined ? ranks : [...ranks, EXIT]);
  const size = vertices.length;
  const inBracket = movedDown.length + residents.length;
  const lastOfNext = inBracket + next.length;
  const digits = digitsOf(field, bracket);
  const belowOf = (vertex: number): Below =>
    vertices[vertex] === EXIT ? exit!.below : vertex < lastOfNext ? 'next' : 'later';
  const add = (index: number, player: number, amount: number | undefined, costs: Float64Array, at: number): void => {
    if (amount) digits.add(index, field.score[player]!, amount, costs, at);
  };
  const remainder: Remainder | undefined =
    remainderPairs === undefined
      ? undefined
      : { first: movedDown.length, count: residents.length, pairs: remainderPairs };
  const sequence = remainder && remainderCosts(remainder, size);
  return {
    vertices,
    inBracket,
    size,
    words: digits.words + (sequence ? 1 : 0),
    kinds: kindsOf(size, (vertex) => {
      const rank = vertices[vertex]!;
      const place = sequence ? sequence.kinds[vertex]! : 0;
      if (rank === EXIT) return 'exit';
      // Whom an absolute preference keeps apart is known to the kinds.
      const absolute = field.grade[rank] === 3 && field.isTopscorer[rank] === 0 ? field.wants[rank]! : 0;
      if (vertex >= inBracket) return [vertex < lastOfNext, absolute, field.group[rank]!].join();
      const unplayed = bracket.leavesByeAlone ? field.unplayed[rank]! : 0;
      const colour = [field.wants, field.grade, field.colourDifference, field.hasRepeated].map(
        (column) => column[rank]!,
      );
      return [place, absolute, field.group[rank]!, field.score[rank]!, field.floats[rank]!, unplayed, ...colour].join();
    }),
    ...(sequence && { numbered: sequence.numbered }),
    rows: rowsOf(field, bracket, vertices, remainder ? remainder.first : 0),
    writeCost: (i, j, costs, at) => {
      const [a, b] = [vertices[i]!, vertices[j]!];
      if (i >= lastOfNext) return;
      if (j < inBracket) {
        sequence?.writeCost(i, j, costs, at + digits.words);
        CRITERIA.forEach(({ pair }, index) => {
          add(index, a, pair?.(field, a, b, bracket), costs, at);
        });
      } else if (i < inBracket)
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

/** Who may be paired, as rows of bits. The first ones, so many, are paired with nobody of the bracket. */
function rowsOf(
  field: Field,
  { movedDown, residents, exit }: Bracket,
  vertices: Int32Array,
  unpaired: number,
): Uint32Array {
  const size = vertices.length;
  const words = bitWords(size);
  const rows = rowsAmong(field.edges, field.words, vertices);
  const players = exit === undefined ? size : size - 1;
  if (exit !== undefined)
    for (let vertex = 0; vertex < players; vertex++)
      if (exit.isOpenTo(vertices[vertex]!)) {
        setBit(rows, players, vertex * words);
        setBit(rows, vertex, players * words);
      }
  if (unpaired > 0)
    takeOut(
      rows,
      vertexSet(size, ranksFrom(0, unpaired)),
      vertexSet(size, ranksFrom(0, movedDown.length + residents.length)),
    );
  return rows;
}

/** Where the digit of each quantity stands: word and unit, by quantity and score. */
function digitsOf(field: Field, bracket: Bracket) {
  const players = [...bracket.movedDown, ...bracket.residents, ...bracket.next];
  const scores = [...new Set(players.map((player) => field.score[player]!))].sort((a, b) => b - a);
  const mostUnplayed = field.unplayed.reduce((most, rounds) => Math.max(most, rounds), 0);
  const counts = new Map<number, number>();
  for (const player of players) counts.set(field.score[player]!, (counts.get(field.score[player]!) ?? 0) + 1);
  // Everybody is counted once at most, in the digit of the own score.
  const mostOf = CRITERIA.map(({ name, byScore }) =>
    byScore ? scores.map((score) => counts.get(score)!) : [name === 'C9' ? mostUnplayed : players.length],
  );
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
