import { bitWords, type Edge, OrderedMatching, vertexSet } from '@escala/core';
import { type BracketGraph, bracketGraph } from './bracket-costs.ts';
import { ranksFrom } from './completion.ts';
import type { Bracket } from './criteria.ts';
import { joinFirst, pairByExchanges, pairExchanged } from './exchanges.ts';
import type { Field } from './field.ts';

/** The pairs of a bracket and who leaves it, by rank. */
export interface PairedBracket {
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
  /** Settled by numbers alone, or by weighing the bracket, the bracket with the next group, or everything that is left. */
  readonly way: 'counted' | 'weighed' | 'weighed-with-next' | 'weighed-whole';
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
  if (bracket.exit?.below === 'bye' && !bracket.leavesByeAlone && leavers.length === 1 && mate[size - 1]! < inBracket)
    return searchBracket(field, { ...bracket, leavesByeAlone: true }, way);
  const ranksOf = (edges: readonly Edge[]) => edges.map(([a, b]) => [vertices[a]!, vertices[b]!] as const);
  const ofMovedDown = pairMovedDown(
    graph,
    matching,
    movedDown.map((player) => field.score[player]!),
  );
  const isPaired = new Set(ofMovedDown.flat());
  const isLeft = (_: number, vertex: number): boolean => !isPaired.has(vertex);
  const left = ranksFrom(movedDown.length, inBracket).filter((vertex) => !isPaired.has(vertex));
  const count = (players.length - leavers.length) / 2 - ofMovedDown.length;
  const ofRemainder = pairHalves(graph, matching, left, count) ?? pairAmongCheapest(graph, matching, left, count);
  const rest = {
    ...bracket,
    movedDown: movedDown.filter(isLeft),
    residents: left.map((vertex) => vertices[vertex]!),
  };
  const pairs = [...ranksOf(ofMovedDown), ...(ofRemainder ? ranksOf(ofRemainder) : pairRemainder(field, rest, count))];
  const done = new Set(pairs.flat());
  return { pairs, downfloaters: players.filter((player) => !done.has(player)), way };
}

/** 4.4, 4.2: which moved down players are paired, the first ones if there is a choice; then their opponents, likewise. */
function pairMovedDown(
  { size, inBracket }: BracketGraph,
  matching: OrderedMatching,
  scores: readonly number[],
): Edge[] {
  // [C7]: however the bracket is paired, as many of each score leave it.
  const left = new Map<number, number>();
  for (const [vertex, score] of scores.entries())
    if (matching.mate[vertex]! < inBracket) left.set(score, (left.get(score) ?? 0) + 1);
  const outside = vertexSet(size, ranksFrom(inBracket, size));
  const paired: number[] = [];
  for (const [vertex, score] of scores.entries()) {
    const open = left.get(score) ?? 0;
    if (open === 0) continue;
    if (!matching.tryForbid([vertexSet(size, [vertex]), outside])) continue;
    paired.push(vertex);
    left.set(score, open - 1);
  }
  const residents = ranksFrom(scores.length, inBracket);
  return paired.map((vertex) => joinFirst(matching, vertex, residents));
}

/** 4.2: the remainder where the better half can meet the other one, without any exchange; undefined if it cannot. */
function pairHalves(
  { size, inBracket }: BracketGraph,
  matching: OrderedMatching,
  left: readonly number[],
  count: number,
): Edge[] | undefined {
  const [upper, lower] = [left.slice(0, count), left.slice(count)];
  const [first, second] = [vertexSet(size, upper), vertexSet(size, lower)];
  const outside = vertexSet(size, ranksFrom(inBracket, size));
  if (!matching.tryForbid([first, first], [second, second], [first, outside])) return undefined;
  return upper.map((vertex) => joinFirst(matching, vertex, lower));
}

/** 4.3: the remainder by exchanges, where the edges of the matching say by themselves what is best; undefined if they do not. */
function pairAmongCheapest(
  { size, inBracket, kinds }: BracketGraph,
  matching: OrderedMatching,
  left: readonly number[],
  count: number,
): Edge[] | undefined {
  const edges = matching.cheapestEdges;
  if (edges === undefined) return undefined;
  // If the whole remainder is paired, nothing else matters any more.
  const isDone = (vertex: number): boolean => vertex < inBracket && matching.mate[vertex]! < inBracket;
  const isOther = (vertex: number): boolean => !isDone(vertex) && !left.includes(vertex);
  const others = 2 * count === left.length ? [] : ranksFrom(0, size).filter(isOther);
  return pairExchanged(edges, bitWords(size), (vertex) => kinds![vertex]!, left, others, count);
}

/** What is left of the bracket once the moved down players are paired; those of them who are not stay with the leavers. */
function pairRemainder(field: Field, bracket: Bracket, pairs: number): (readonly [number, number])[] {
  const { residents } = bracket;
  // If all residents are paired, nothing below matters any more.
  const alone = { ...bracket, movedDown: [], next: [], later: [], exit: undefined };
  const graph = bracketGraph(field, 2 * pairs === residents.length ? alone : bracket, pairs);
  const matching = new OrderedMatching(graph);
  if (!matching.solve()) throw new Error('The remainder of a bracket cannot be paired.');
  const remainder = { first: graph.inBracket - residents.length, count: residents.length, pairs };
  return pairByExchanges(matching, remainder).map(([a, b]) => [graph.vertices[a]!, graph.vertices[b]!] as const);
}
