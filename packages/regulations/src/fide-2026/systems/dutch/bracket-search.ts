import { DenseMatching, type Edge, type LevelMatchings, OrderedMatching, SINGLE, vertexSet } from '@escala/core';
import { ranksFrom } from './completion.ts';
import { type BracketGraph, bracketGraph, leaverCosts, qualityCosts } from './costs/bracket-costs.ts';
import { partsOf } from './costs/player-kinds.ts';
import type { Bracket } from './criteria.ts';
import { joinFirst, pairExchanged } from './exchanges.ts';
import type { Field } from './field.ts';

/** The pairs of a bracket and its leavers, by rank. */
export interface PairedBracket {
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
  /**
   * How it was found: by numbers alone, or by weighing the bracket, the bracket with the next group, or everything that
   * is left.
   */
  readonly way: 'counted' | 'weighed' | 'weighed-with-next' | 'weighed-whole';
  /**
   * If it was weighed with others: the partners, by rank, at the point when the leavers were known. The next bracket
   * starts from these.
   */
  readonly begin?: Int32Array;
}

/**
 * The best of all complete pairings for a bracket: first the leavers ([C6] to [C8]), then the bracket itself. Undefined
 * if there is none, or if the scores of the leavers are not accepted.
 */
export function searchBracket(
  field: Field,
  bracket: Bracket,
  way: PairedBracket['way'],
  begin: Int32Array,
  accepts?: (leavers: readonly number[]) => boolean,
): PairedBracket | undefined {
  const graph = bracketGraph(field, bracket);
  const { vertices, inBracket } = graph;
  const mate = keepPossible(graph, bracket.movedDown.length, begin);
  if (mate === undefined) return undefined;
  const players = vertices.subarray(0, inBracket);
  const { mayStay } = partsOf(graph.rows, vertices.length, inBracket);
  const weighed = mayStay.includes(1) ? weighLeavers(field, bracket, graph, mate) : undefined;
  const leavers = players.filter((_, vertex) => weighed === undefined || weighed.mate[vertex]! >= inBracket);
  if (accepts && !accepts(Array.from(leavers, (player) => field.score[player]!))) return undefined;
  const next = { way, begin: matesByRank(vertices, weighed?.mate ?? mate, begin) };
  if (weighed === undefined || leavers.length === inBracket) return { pairs: [], downfloaters: [...leavers], ...next };
  // [C5]: if any player of the bracket can have the bye, one of them gets it.
  const hasBye = bracket.exit?.below === 'bye' && players.some(bracket.exit.isOpenTo);
  const terms = { ...bracket, leavesByeAlone: hasBye && leavers.length === 1 };
  const level = weighed.cheapestAmong(inBracket) ?? weighed.cheapest;
  return { ...weighBracket(field, terms, graph, level), ...next };
}

/** Converts partners from ranks to vertices; SINGLE if they or their partners are not among these vertices. */
function matesOf(vertices: Int32Array, begin: Int32Array): Int32Array {
  const vertexOf = new Int32Array(begin.length).fill(SINGLE);
  vertices.forEach((rank, vertex) => {
    if (rank >= 0) vertexOf[rank] = vertex;
  });
  return vertices.map((rank) => {
    const partner = rank < 0 ? SINGLE : begin[rank]!;
    return partner === SINGLE || begin[partner] !== rank ? SINGLE : vertexOf[partner]!;
  });
}

/** The reverse; ranks that are not among the vertices keep their partners. */
function matesByRank(vertices: Int32Array, mate: Int32Array, begin: Int32Array): Int32Array {
  const partners = begin.slice();
  vertices.forEach((rank, vertex) => {
    if (rank >= 0) partners[rank] = vertices[mate[vertex]!]!;
  });
  return partners;
}

/** [C6] to [C8] by weighing: the pairings that are best on these; from then on only the bracket matters. */
function weighLeavers(field: Field, bracket: Bracket, graph: BracketGraph, mate: Int32Array): OrderedMatching {
  const matching = new OrderedMatching({ ...leaverCosts(field, bracket, graph), mate });
  matching.solve();
  return matching;
}

/** Once this many residents in a row turn out unrestricted, no more are tested. */
const ENOUGH = 2;

/** Removes pairs of residents that no complete pairing contains: where many may not meet, little is left to weigh. */
function keepPossible(
  { rows, vertices, inBracket }: BracketGraph,
  firstResident: number,
  begin: Int32Array,
): Int32Array | undefined {
  const matching = new DenseMatching(vertices.length, rows);
  matching.addAll(matesOf(vertices, begin));
  if (matching.singles > 0) return undefined;
  let inVain = 0;
  for (let vertex = firstResident; vertex < inBracket && inVain < ENOUGH; vertex++)
    inVain = matching.takeOutImpossible(vertex) ? 0 : inVain + 1;
  return matching.mate;
}

/** Weighs a bracket by [C9] to [C21] alone, as one long number; the number of leavers is fixed. */
export function weighBracket(
  field: Field,
  bracket: Bracket,
  graph: BracketGraph,
  level: LevelMatchings,
): PairedBracket {
  const matching = new OrderedMatching(qualityCosts(field, bracket, graph, level));
  matching.solve();
  return firstOfBest(field, bracket, graph, matching);
}

/** The first in the sequence of generation (3.2 to 3.7, 4) among pairings that are level on all criteria. */
export function firstOfBest(
  field: Field,
  { movedDown }: Bracket,
  { vertices, inBracket }: BracketGraph,
  matching: OrderedMatching,
): PairedBracket {
  const players = [...vertices.subarray(0, inBracket)];
  const leaving = players.filter((_, vertex) => matching.mate[vertex]! >= inBracket).length;
  const ofMovedDown = pairMovedDown(
    matching,
    inBracket,
    movedDown.map((player) => field.score[player]!),
  );
  const isPaired = new Set(ofMovedDown.flat());
  const left = ranksFrom(movedDown.length, inBracket).filter((vertex) => !isPaired.has(vertex));
  const count = (inBracket - leaving) / 2 - ofMovedDown.length;
  const ofRemainder = pairHalves(matching, inBracket, left, count) ?? pairByExchange(matching, inBracket, left, count);
  const pairs = [...ofMovedDown, ...ofRemainder].map(([a, b]) => [vertices[a]!, vertices[b]!] as const);
  const done = new Set(pairs.flat());
  return { pairs, downfloaters: players.filter((player) => !done.has(player)), way: 'weighed' };
}

/** 4.4, 4.2: which moved-down players are paired, the first ones if there is a choice; then their opponents. */
function pairMovedDown(matching: OrderedMatching, inBracket: number, scores: readonly number[]): Edge[] {
  const { size } = matching;
  // [C7]: the number of leavers of each score is fixed.
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

/** 4.2: the remainder if its better half can meet the other half without any exchange; undefined if it cannot. */
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
  // If the whole remainder is paired, nothing else matters.
  const isDone = (vertex: number): boolean => vertex < inBracket && matching.mate[vertex]! < inBracket;
  const inRemainder = new Set(left);
  const isOther = (vertex: number): boolean => !isDone(vertex) && !inRemainder.has(vertex);
  const others = 2 * count === left.length ? [] : ranksFrom(0, size).filter(isOther);
  return pairExchanged(matching.cheapest, left, others, count);
}
