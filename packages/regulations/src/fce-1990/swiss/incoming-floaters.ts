import { farApartInRating } from './field.ts';
import type { Group } from './groups.ts';
import type { RoundDesk } from './round-desk.ts';

/** A player moving to another group, with the group of origin. */
export interface Floater {
  readonly player: number;
  readonly from: Group;
}

/**
 * 10.3, 10.6: floaters from a more distant group first; within one group the worst number first going down, the best
 * first going up; in the middle group those from above before those from below.
 */
export function inOrder(floaters: readonly Floater[]): Floater[] {
  const fromAbove = (floater: Floater): boolean => floater.from.direction === 'down';
  return floaters.toSorted((a, b) => {
    if (fromAbove(a) !== fromAbove(b)) return fromAbove(a) ? -1 : 1;
    const sign = fromAbove(a) ? -1 : 1;
    return sign * (a.from.doubledPoints - b.from.doubledPoints) || sign * (a.player - b.player);
  });
}

/**
 * Step A (10.3, 10.4): each floater in turn takes the first possible resident that leaves everybody else pairable, or a
 * later one with better colours if the two are not far apart in rating. An opponent, once taken, is kept (10.4).
 * Floaters without an opponent are returned (10.5).
 */
export function pairIncoming(desk: RoundDesk, group: Group, floaters: readonly Floater[]): Floater[] {
  const left: Floater[] = [];
  for (const floater of inOrder(floaters)) {
    const { player } = floater;
    const travelsDown = floater.from.direction === 'down';
    const reading = (travelsDown ? group.residents : group.residents.toReversed()).filter((r) => desk.isUnpaired(r));
    const opponent = opponentOf(desk, player, reading);
    if (opponent === undefined) {
      left.push(floater);
      continue;
    }
    const passed = desk.passedBefore(player, reading, opponent);
    desk.pair({ first: player, second: opponent, group, step: 'A', floater: player, passed });
  }
  return left;
}

function opponentOf(desk: RoundDesk, player: number, reading: readonly number[]): number | undefined {
  const first = reading.find((candidate) => desk.admissible(player, candidate));
  if (first === undefined) return undefined;
  const qualityOfFirst = desk.quality(player, first);
  for (let quality = 0; quality < qualityOfFirst; quality++) {
    const better = reading.find(
      (candidate) => desk.quality(player, candidate) === quality && desk.admissible(player, candidate),
    );
    if (better !== undefined) return farApartInRating(desk.field, first, better) ? first : better;
  }
  return first;
}
