import type { Direction } from './colours.ts';
import type { Field } from './field.ts';

/** A score group in the order in which the round is paired. */
export interface Group {
  readonly doubledPoints: number;
  readonly direction: Direction;
  /** Present players of the group, best number first. */
  readonly residents: readonly number[];
}

/**
 * 3, 15.1, 15.3: opponents come from groups of equal score. 9.2: first the groups above half of the rounds played,
 * downwards; then those below, upwards; last the middle group, which exists even if nobody has exactly half, since
 * floaters from both sides end in it.
 */
export function groupsOf(field: Field, unpaired: Iterable<number>): readonly Group[] {
  const half = field.round - 1;
  const byPoints = new Map<number, number[]>();
  for (const player of unpaired) {
    const points = field.doubledPoints[player]!;
    const group = byPoints.get(points);
    if (group) group.push(player);
    else byPoints.set(points, [player]);
  }
  const group = (doubledPoints: number, direction: Direction): Group => ({
    doubledPoints,
    direction,
    residents: (byPoints.get(doubledPoints) ?? []).sort((a, b) => a - b),
  });
  const points = [...byPoints.keys()].sort((a, b) => b - a);
  return [
    ...points.filter((p) => p > half).map((p) => group(p, 'down')),
    ...points
      .filter((p) => p < half)
      .reverse()
      .map((p) => group(p, 'up')),
    group(half, 'middle'),
  ];
}
