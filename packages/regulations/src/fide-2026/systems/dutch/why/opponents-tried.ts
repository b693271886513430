import { DenseMatching } from '@escala/core';
import { openBye, ranksFrom, ranksOf } from '../completion.ts';
import type { Field } from '../field.ts';
import { pairBracket } from '../pair-bracket.ts';
import { type BracketOfRound, byeOf, type PairedField } from '../pair-round.ts';
import type { RoundState } from '../round-state.ts';
import { worseInBracket } from './compare-pairings.ts';
import { generationOf } from './generation.ts';
import { absoluteCriterion, granted, keptFrom, type WhatIf } from './what-if.ts';

/** A player who would have come first, and why that was impossible or worse; by rank. */
export interface Tried {
  readonly player: number;
  readonly answer: WhatIf;
}

/** At most this many are worked out; a long list would say no more. */
export const MOST_TRIED = 3;

/** The players of a bracket, moved-down ones first. */
export function playersOf({ completion, brackets }: PairedField, place: number): number[] {
  const { from, to } = completion.groups[place]!;
  return [...brackets[place]!.movedDown, ...ranksFrom(from, to)];
}

/** Opponents whom the first player of a pair would have met before the second, in the sequence of generation. */
export function opponentsBefore(best: PairedField, place: number, [a, b]: readonly [number, number]): number[] {
  const { moved, remainder, pairs, into } = generationOf(best, best.brackets[place]!, place);
  if (moved.some(([first]) => first === a)) {
    const taken = new Set(moved.flatMap(([first, second]) => (first < a ? [second] : [])));
    return ranksFrom(best.completion.groups[place]!.from, b).filter((rank) => !taken.has(rank));
  }
  const upper = remainder.indexOf(a) + 1;
  const busy = new Set(pairs.flatMap(([first, second]) => (first < upper ? [first, second] : [first])));
  // If players have changed sides, also the opponent in plain order.
  const plain = upper + pairs.length;
  const numbers = ranksFrom(upper + 1, remainder.indexOf(b) + 1).filter((number) => !busy.has(number));
  return (into.includes(plain) ? [plain, ...numbers] : numbers).map((number) => remainder[number - 1]!);
}

/** Why the first player of a pair does not meet earlier candidates, with the brackets above unchanged. */
export function opponentsTried(
  state: RoundState,
  best: PairedField,
  place: number,
  pair: readonly [number, number],
): Tried[] {
  return opponentsBefore(best, place, pair)
    .slice(0, MOST_TRIED)
    .map((player) => {
      const criterion = absoluteCriterion(state, best.field, pair[0], player);
      if (criterion !== undefined) return { player, answer: { kind: 'absolute', criterion } };
      return { player, answer: whatIfInBracket(best, place, granted(best.field, [pair[0], player])) };
    });
}

/** Why lower ranked players do not leave a bracket instead of the one who does, the lowest first. */
export function leaversTried(best: PairedField, place: number, leaver: number): Tried[] {
  const players = playersOf(best, place);
  const leaves = new Set(best.brackets[place]!.downfloaters);
  return players
    .filter((player) => player > leaver && !leaves.has(player))
    .reverse()
    .slice(0, MOST_TRIED)
    .map((player) => ({ player, answer: whatIfInBracket(best, place, keptFrom(best.field, player, players)) }));
}

/**
 * D-DUTCH-25: what is worse in a bracket, those above unchanged, when its players are paired with the fewer edges of
 * another field.
 */
function whatIfInBracket(best: PairedField, place: number, field: Field): WhatIf {
  const { completion, brackets } = best;
  const { byeScore, groups } = completion;
  if (byeScore !== undefined) openBye(field, byeScore);
  const unpaired = leftOver(best, place, field);
  if (unpaired.length > 0) return { kind: 'incomplete', unpaired };
  const pairAt = (at: number, movedDown: readonly number[]): BracketOfRound => ({
    ...pairBracket(field, completion, at, movedDown),
    score: groups[at]!.score,
    movedDown,
  });
  const changed = pairAt(place, brackets[place]!.movedDown);
  // [C8] examines one more bracket, no further.
  const next = groups[place + 1] === undefined ? [] : [pairAt(place + 1, changed.downfloaters)];
  const all = [...brackets.slice(0, place), changed, ...next];
  const other: PairedField = { field, completion, brackets: all, bye: byeOf(completion, all) };
  const worse = worseInBracket(best, other, place);
  return worse === undefined ? { kind: 'so-it-is' } : { kind: 'worse', worse, other };
}

/** Players left over by some maximum pairing of a bracket and everything below it. */
function leftOver(best: PairedField, place: number, field: Field): number[] {
  const { count, edges } = field;
  const { movedDown } = best.brackets[place]!;
  const matching = new DenseMatching(count + 1, edges);
  matching.add([...movedDown, ...ranksFrom(best.completion.groups[place]!.from, count + (count % 2))]);
  if (matching.singles === 0) return [];
  return ranksOf(matching.sparable(), count);
}
