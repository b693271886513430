import { type ListedPlayer, type Reason, reason } from '@escala/core';
import { readListNumber } from './list-number.ts';

/** Delegats 5.2.1.1: a list grows by "bis" numbers; who was on it keeps the number, and nobody leaves it. One reason a fault. */
export function grownListFaults(before: readonly ListedPlayer[], after: readonly ListedPlayer[]): readonly Reason[] {
  const known = new Map(before.map(({ id, number }) => [id, number]));
  const now = new Map(after.map(({ id, number }) => [id, number]));
  const added = after.filter(({ id, number }) => !known.has(id) && readListNumber(number)?.bis !== true);
  const moved = before.filter(({ id, number }) => now.get(id) !== number);
  return [
    ...added.map(({ id, number }) =>
      reason('fce-1990.list-growth-bis', 'Delegats 5.2.1.1', false, { number }, { player: id }),
    ),
    ...moved.map(({ id, number }) =>
      reason(
        'fce-1990.list-growth-moved',
        'Delegats 5.2.1.1',
        false,
        { number, now: now.get(id) ?? '-' },
        { player: id },
      ),
    ),
  ];
}
