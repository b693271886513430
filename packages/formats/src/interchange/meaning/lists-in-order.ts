import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';

/**
 * Published lists are ordered oldest first, each on a day of
 * its own; call it with one date after the other and its path.
 */
export function listsInOrder(faults: FaultList): (date: string | undefined, path: Path) => void {
  let latest: string | undefined;
  return (date, path) => {
    if (date === undefined) return;
    if (date === latest) faults.add({ code: 'lists-same-date', path, values: { date } });
    else if (latest !== undefined && date < latest)
      faults.add({ code: 'lists-out-of-order', path, values: { date, latest } });
    else latest = date;
  };
}
