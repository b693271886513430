import type { ScrabbleLine, ScrabbleOutput } from '@escala/core';

const GROUPS: readonly ScrabbleLine['status'][] = [undefined, 'active', 'provisional', 'inactive'];

const groupOf = ({ status }: ScrabbleLine): number => GROUPS.indexOf(status);

/**
 * §3: the ranking of a type has the active players; the others stand apart without a rank, Libere's inactive ones (§1) by themselves. Highest
 * first in each group; level ones share a rank and go by id, so that a list is always written in the same order.
 */
export function inListOrder<Line extends ScrabbleLine>(
  lines: readonly Line[],
): (Line & { readonly rank: number | null })[] {
  const ordered = lines.toSorted((a, b) => groupOf(a) - groupOf(b) || b.rating - a.rating || (a.id < b.id ? -1 : 1));
  let rank = 0;
  return ordered.map((line, i) => {
    if (ordered[i - 1]?.rating !== line.rating) rank = i + 1;
    return { ...line, rank: groupOf(line) > 1 ? null : rank };
  });
}

/** §1: at collective games the tables go by general rating. Players without one take what is left. */
export const tableOrder = ({ general }: Pick<ScrabbleOutput, 'general'>): readonly string[] =>
  inListOrder(Object.entries(general).map(([id, { rating }]) => ({ id, rating }))).map(({ id }) => id);
