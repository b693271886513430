import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { checkOnce } from './once.ts';

/** The players of a document. */
export interface Roster {
  /** A unique number for each id, even one missing from the document. */
  numberOf(id: string): number;
  /** Reports an id that is not among the document's players: the path of the rows, the row, and its field. */
  expect(id: string | undefined, rows: Path, row: string | number, field?: string): void;
}

/** Reports duplicate ids. */
export function rosterOf(players: readonly ({ id?: string | undefined } | undefined)[], faults: FaultList): Roster {
  const numbers = new Map<string, number>();
  let complete = true;
  players.forEach((player, i) => {
    if (player?.id === undefined) complete = false;
    else if (!numbers.has(player.id)) numbers.set(player.id, i);
  });
  if (numbers.size < players.length) checkOnce(['players'], players, 'id', 'duplicate-player', faults);
  const strangers = new Map<string, number>();
  return {
    numberOf(id) {
      const number = numbers.get(id) ?? strangers.get(id);
      if (number !== undefined) return number;
      strangers.set(id, players.length + strangers.size);
      return players.length + strangers.size - 1;
    },
    expect(id, rows, row, field) {
      // If a player is faulty, it may be the one missing.
      if (id === undefined || !complete || numbers.has(id)) return;
      // In a record of ratings the field name is the id.
      if (typeof row === 'string')
        faults.add({ code: 'unknown-player', path: [...rows, row], pointAt: 'name', values: { id } });
      else faults.add({ code: 'unknown-player', path: [...rows, row, ...(field ? [field] : [])], values: { id } });
    },
  };
}
