import { firstCommon, vertexSet } from '@escala/core';
import { BracketBoard } from './bracket-board.ts';
import { keepToBounds } from './bracket-bounds.ts';
import { type PairedBracket, searchBracket, weighBracket } from './bracket-search.ts';
import { type Completion, ranksFrom } from './completion.ts';
import { bracketGraph } from './costs/bracket-costs.ts';
import type { Bracket } from './criteria.ts';
import type { Field } from './field.ts';
import { knownLeavers } from './leavers.ts';
import { nextGroup } from './next-group.ts';
import { firstInSequence } from './sequence.ts';

/** Pairs one bracket: without weights if numbers settle its quality, else weighing as little as possible. */
export function pairBracket(
  field: Field,
  completion: Completion,
  place: number,
  movedDown: readonly number[],
  begin = completion.mate,
): PairedBracket {
  const alone = bracketAlone(completion, place, movedDown);
  const players = [...movedDown, ...alone.residents];
  if (!canAnyMeet(field, players, alone.residents)) return { pairs: [], downfloaters: players, way: 'counted' };
  const known = knownLeavers(field, completion, place, movedDown);
  if (known !== undefined) {
    const bracket: Bracket = { ...alone, exit: known.exit, leavesByeAlone: known.exit?.below === 'bye' };
    const board = new BracketBoard(field, bracket);
    if (board.isPerfect)
      return keepToBounds(field, bracket, board) ? firstInSequence(board) : weighAlone(field, bracket, board);
  }
  return nextGroup(field, completion, place, alone, begin) ?? weighWhole(field, completion, place, movedDown, begin);
}

/** A bracket whose leavers are known, whatever is below. */
function weighAlone(field: Field, bracket: Bracket, { matching: { mate } }: BracketBoard): PairedBracket {
  const graph = bracketGraph(field, bracket);
  const { rows } = graph;
  const size = graph.vertices.length;
  const kinds = new Int32Array(size);
  return weighBracket(field, bracket, graph, { ...{ size, words: 0, rows, kinds, mate }, writeCost: () => {} });
}

/** Whether the bracket contains any possible pair with a resident in it. */
function canAnyMeet({ count, edges, words }: Field, players: readonly number[], residents: readonly number[]): boolean {
  const all = vertexSet(count + 1, players);
  return residents.some((rank) => firstCommon(edges, rank * words, all) !== undefined);
}

function bracketAlone({ groups }: Completion, place: number, movedDown: readonly number[]): Bracket {
  const { from, to, score } = groups[place]!;
  return {
    movedDown,
    residents: ranksFrom(from, to),
    residentScore: score,
    next: [],
    later: [],
    exit: undefined,
    leavesByeAlone: false,
  };
}

/** Weighs a bracket with everything below it. */
function weighWhole(
  field: Field,
  completion: Completion,
  place: number,
  movedDown: readonly number[],
  begin: Int32Array,
): PairedBracket {
  const paired = searchBracket(field, wholeBracket(field, completion, place, movedDown), 'weighed-whole', begin);
  if (paired === undefined) throw new Error('No complete pairing is left for a bracket.');
  return paired;
}

/** A bracket and everything below it: as the rules say, without any shortcut. */
export function wholeBracket(
  field: Field,
  completion: Completion,
  place: number,
  movedDown: readonly number[],
): Bracket {
  const { groups, byeScore } = completion;
  const next = groups[place + 1];
  return {
    ...bracketAlone(completion, place, movedDown),
    next: next ? ranksFrom(next.from, next.to) : [],
    later: next ? ranksFrom(next.to, field.count) : [],
    exit:
      byeScore === undefined
        ? undefined
        : { below: 'bye', isOpenTo: (rank) => field.mayHaveBye[rank] === 1 && field.score[rank] === byeScore },
  };
}
