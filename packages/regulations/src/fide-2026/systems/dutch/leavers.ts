import { DenseMatching, firstCommon, hasBit, type VertexSet } from '@escala/core';
import type { Completion } from './completion.ts';
import type { Exit } from './criteria.ts';
import type { Field } from './field.ts';

/** Nobody has to leave the bracket, or exactly one of those to whom the exit is open, no matter which one. */
export type KnownLeavers = { readonly exit: Exit | undefined };

/**
 * [C6] to [C8] where no search is needed: as few leave as the number of players allows, with the lowest score, and the
 * next group is paired as well as its number allows. Undefined if that is impossible or not obvious.
 */
export function knownLeavers(
  field: Field,
  { groups, byeScore }: Completion,
  place: number,
  movedDown: readonly number[],
): KnownLeavers | undefined {
  const group = groups[place]!;
  const players = movedDown.length + group.to - group.from;
  const hasBye = byeScore !== undefined && byeScore >= group.score;
  if (players % 2 === 0) return group.below.singles === 0 && !hasBye ? { exit: undefined } : undefined;
  if (hasBye) {
    // The pairing below does not depend on who gets the bye.
    if (group.below.singles > 0) return undefined;
    const isOpenTo = (rank: number): boolean => field.score[rank] === byeScore && field.mayHaveBye[rank] === 1;
    return { exit: { below: 'bye', isOpenTo } };
  }
  const mayFloat = floaters(field, groups, place, byeScore);
  if (mayFloat === undefined) return undefined;
  const known = new Map<number, boolean>();
  const isOpenTo = (rank: number): boolean => {
    if (rank < group.from) return false;
    const before = known.get(rank);
    if (before !== undefined) return before;
    const may = mayFloat(rank);
    known.set(rank, may);
    return may;
  };
  return { exit: { below: 'next', isOpenTo } };
}

/** Who may leave so that the next group is paired as well as its number allows, and everything after it too. */
function floaters(
  { count, edges, words, mayHaveBye }: Field,
  groups: Completion['groups'],
  place: number,
  byeScore: number | undefined,
): ((rank: number) => boolean) | undefined {
  const next = groups[place + 1];
  if (next === undefined) return undefined;
  const matching = new DenseMatching(count + 1, edges);
  matching.addRange(next.from, next.to);
  const meets = (rank: number, set: VertexSet): boolean => firstCommon(edges, rank * words, set) !== undefined;
  const { singles, sparable } = next.below;
  if (next.score === byeScore) {
    // A player of the next group gets the bye; those below are paired without it.
    if (singles !== 0) return undefined;
    return spares(matching, (rank) => mayHaveBye[rank] === 1, (next.to - next.from) % 2 === 0);
  }
  if ((next.to - next.from) % 2 === 1) {
    if (singles !== 0 || matching.singles !== 1) return undefined;
    const open = matching.sparable().slice();
    return (rank) => meets(rank, open);
  }
  if (singles !== 1) return undefined;
  return spares(matching, (rank) => meets(rank, sparable!), true);

  /** Whether, once the floater has joined the next group, a player there who may go on below it can be spared. */
  function spares(
    group: DenseMatching,
    mayGoOn: (rank: number) => boolean,
    isEven: boolean,
  ): ((rank: number) => boolean) | undefined {
    if (!isEven || group.singles !== 0) return undefined;
    const goesOn = new Uint8Array(count + 1);
    for (let rank = next!.from; rank < next!.to; rank++) if (mayGoOn(rank)) goesOn[rank] = 1;
    return (rank) => {
      for (let other = next!.from; other < next!.to; other++)
        if (goesOn[group.mate[other]!] === 1 && hasBit(edges, other, rank * words)) return true;
      const left = group.sparableWith(rank);
      for (let other = next!.from; other < next!.to; other++)
        if (goesOn[other] === 1 && hasBit(left, other)) return true;
      return false;
    };
  }
}
