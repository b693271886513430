import { type Edge, OrderedMatching, vertexSet } from '@escala/core';
import { ranksFrom } from './completion.ts';
import { bracketGraph } from './costs/bracket-costs.ts';
import type { Bracket } from './criteria.ts';
import { joinFirst, pairExchanged } from './exchanges.ts';
import type { Field } from './field.ts';

/** The pairs of a bracket and who leaves it, by rank. */
export interface PairedBracket {
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
  /**
   * Settled by numbers alone, or by weighing the bracket, the bracket with the next group, everything that is left, but for those who
   * leave in any case, or all of it.
   */
  readonly way: 'counted' | 'weighed' | 'weighed-with-next' | 'weighed-without-leaving' | 'weighed-whole';
}

/**
 * The best of all complete pairings for a bracket: the criteria as one long number, then the sequence of generation. Undefined if there
 * is none, or if those who leave, by their scores, are not accepted.
 */
export function searchBracket(
  field: Field,
  bracket: Bracket,
  way: PairedBracket['way'],
  accepts?: (leavers: readonly number[]) => boolean,
): PairedBracket | undefined {
  const graph = bracketGraph(field, bracket);
  const matching = new OrderedMatching(graph);
  if (!matching.solve()) return undefined;
  const { vertices, inBracket, size } = graph;
  const { mate } = matching;
  const { movedDown, residents } = bracket;
  const players = [...movedDown, ...residents];
  const leavers = players.filter((_, vertex) => mate[vertex]! >= inBracket);
  if (accepts && !accepts(leavers.map((player) => field.score[player]!))) return undefined;
  const leavesOne = leavers.length + bracket.leaving.length === 1 && mate[size - 1]! < inBracket;
  if (bracket.exit?.below === 'bye' && !bracket.leavesByeAlone && leavesOne)
    return searchBracket(field, { ...bracket, leavesByeAlone: true }, way);
  const ranksOf = (edges: readonly Edge[]) => edges.map(([a, b]) => [vertices[a]!, vertices[b]!] as const);
  // From here on only the bracket matters.
  const level = matching.among(inBracket) ?? matching;
  const ofMovedDown = pairMovedDown(
    level,
    inBracket,
    movedDown.map((player) => field.score[player]!),
  );
  const isPaired = new Set(ofMovedDown.flat());
  const left = ranksFrom(movedDown.length, inBracket).filter((vertex) => !isPaired.has(vertex));
  const count = (players.length - leavers.length) / 2 - ofMovedDown.length;
  const ofRemainder = pairHalves(level, inBracket, left, count) ?? pairByExchange(level, inBracket, left, count);
  const pairs = ranksOf([...ofMovedDown, ...ofRemainder]);
  const done = new Set(pairs.flat());
  const downfloaters = [...bracket.leaving, ...players.filter((player) => !done.has(player))].sort((a, b) => a - b);
  return { pairs, downfloaters, way };
}

/** 4.4, 4.2: which moved down players are paired, the first ones if there is a choice; then their opponents, likewise. */
function pairMovedDown(matching: OrderedMatching, inBracket: number, scores: readonly number[]): Edge[] {
  const { size } = matching;
  // [C7]: however the bracket is paired, as many of each score leave it.
  const left = new Map<number, number>();
  for (const [vertex, score] of scores.entries())
    if (matching.mate[vertex]! < inBracket) left.set(score, (left.get(score) ?? 0) + 1);
  const outside = vertexSet(size, ranksFrom(inBracket, size));
  const paired: number[] = [];
  for (const [vertex, score] of scores.entries()) {
    const open = left.get(score) ?? 0;
    if (open === 0) continue;
    if (!matching.tryForbidOf(vertex, outside)) continue;
    paired.push(vertex);
    left.set(score, open - 1);
  }
  const residents = vertexSet(size, ranksFrom(scores.length, inBracket));
  return paired.map((vertex) => joinFirst(matching, vertex, residents));
}

/** 4.2: the remainder where the better half can meet the other one, without any exchange; undefined if it cannot. */
function pairHalves(
  matching: OrderedMatching,
  inBracket: number,
  left: readonly number[],
  count: number,
): Edge[] | undefined {
  const { size } = matching;
  const [upper, lower] = [left.slice(0, count), left.slice(count)];
  const [first, second] = [vertexSet(size, upper), vertexSet(size, lower)];
  const outside = vertexSet(size, ranksFrom(inBracket, size));
  if (!matching.tryForbid([first, first], [second, second], [first, outside])) return undefined;
  return upper.map((vertex) => joinFirst(matching, vertex, second));
}

/** 4.3: the remainder by exchanges, among the pairings that are level on all criteria. */
function pairByExchange(matching: OrderedMatching, inBracket: number, left: readonly number[], count: number): Edge[] {
  const { size } = matching;
  // If the whole remainder is paired, nothing else matters any more.
  const isDone = (vertex: number): boolean => vertex < inBracket && matching.mate[vertex]! < inBracket;
  const inRemainder = new Set(left);
  const isOther = (vertex: number): boolean => !isDone(vertex) && !inRemainder.has(vertex);
  const others = 2 * count === left.length ? [] : ranksFrom(0, size).filter(isOther);
  return pairExchanged(matching.cheapest, left, others, count);
}
