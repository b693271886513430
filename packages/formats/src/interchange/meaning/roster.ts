import type { Path } from '../faults/fault.ts';
import type { FaultList } from '../faults/fault-list.ts';
import { checkIds } from './ids.ts';

/** The players of a document. */
export interface Roster {
  /** A number of its own for each id, also for those that are not in the document. */
  numberOf(id: string): number;
  /** Reports an id that is none of the document's players: the rows, which of them, and its field. */
  expect(id: string | undefined, rows: Path, row: string | number, field?: string): void;
}

/** Ids given twice are reported. */
export function rosterOf(players: readonly ({ id?: string | undefined } | undefined)[], faults: FaultList): Roster {
  const numbers = new Map<string, number>();
  let complete = true;
  players.forEach((player, i) => {
    if (player?.id === undefined) complete = false;
    else if (!numbers.has(player.id)) numbers.set(player.id, i);
  });
  if (numbers.size < players.length) checkIds('players', players, 'duplicate-player', faults);
  const strangers = new Map<string, number>();
  return {
    numberOf(id) {
      const number = numbers.get(id) ?? strangers.get(id);
      if (number !== undefined) return number;
      strangers.set(id, players.length + strangers.size);
      return players.length + strangers.size - 1;
    },
    expect(id, rows, row, field) {
      // With a faulty player in the document, whoever is missing may be that one.
      if (id === undefined || !complete || numbers.has(id)) return;
      // In a record of ratings the name of the field is the id.
      if (typeof row === 'string')
        faults.add({ code: 'unknown-player', path: [...rows, row], pointAt: 'name', values: { id } });
      else faults.add({ code: 'unknown-player', path: [...rows, row, ...(field ? [field] : [])], values: { id } });
    },
  };
}
