import { MaximumMatching } from '@escala/core';
import type { Group } from './groups.ts';
import type { RoundDesk } from './round-desk.ts';

/**
 * Step C (9.4, 9.5, 11.1): pairs the players left in a group, an even number that can be completely paired among
 * themselves. The first of them meets the first of the second half, or, in the order of 11.2, the next possible one,
 * best colours first; then the halves are formed again (11.3). The first players take precedence over the group as a
 * whole (D-SWISS-11).
 */
export function pairRest(desk: RoundDesk, group: Group, players: readonly number[]): void {
  const inGroup = new MaximumMatching(desk.field.ids.length, desk.compatible);
  inGroup.addAll(players);
  const left = [...players];
  while (left.length > 0) {
    const first = left[0]!;
    const candidates = exchangeOrder(left);
    const opponent = bestCandidate(desk, inGroup, first, candidates);
    const canComplete = (a: number, b: number): boolean => inGroup.canJoin(a, b);
    const passed = desk.passedBefore(first, candidates, opponent, canComplete);
    inGroup.canJoin(first, opponent);
    inGroup.removePair(first, opponent);
    desk.pair({ first, second: opponent, group, step: 'C', floater: undefined, passed });
    left.splice(left.indexOf(opponent), 1);
    left.shift();
  }
}

/** 11.2: the second half from its start, then the first half from its end back to the second player. */
export function exchangeOrder(left: readonly number[]): number[] {
  const half = left.length / 2;
  return [...left.slice(half), ...left.slice(1, half).reverse()];
}

function bestCandidate(
  desk: RoundDesk,
  inGroup: MaximumMatching,
  first: number,
  candidates: readonly number[],
): number {
  for (const quality of [0, 1, 2, 3]) {
    const found = candidates.find(
      (candidate) =>
        desk.quality(first, candidate) === quality &&
        desk.compatible(first, candidate) &&
        inGroup.canJoin(first, candidate),
    );
    if (found !== undefined) return found;
  }
  throw new Error('a group that can be completely paired has an opponent for its first player');
}
