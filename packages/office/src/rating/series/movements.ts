import {
  type Day,
  dayFrom,
  LIST_STATUSES,
  type ListSheet,
  type SheetLines,
  type SheetStatus,
  UNRATED,
  writeDay,
} from '@escala/core';
import type { Filing } from '../../kit/act.ts';

/** What a later act moved on a list: a player's rating and status before and after. */
export interface Movement {
  readonly player: number;
  readonly before: number | null;
  readonly after: number | null;
  readonly statusBefore: SheetStatus;
  readonly statusAfter: SheetStatus;
}

export interface ListMovements {
  readonly day: Day;
  readonly movements: readonly Movement[];
  /** Lines that differ, including those with the same printed rating. */
  readonly lines: number;
}

/** Papers with the movements on published lists, under the date of the list; the filing act is the cause. */
export const movementFolder = (series: string) => `movements/${series}` as const;

const BYTES = 10;

/** The columns in which lines visibly move. */
type SeenColumns = Readonly<Record<'rating' | 'status' | 'change' | 'factor', ArrayLike<number>>>;

export const movementsBetween = (before: ListSheet, after: ListSheet): ListMovements =>
  movementsOf(before, after, after.rating.keys(), after.day);

/** The same if the changed lines are known, in order of player numbers. */
export const movementsOfLines = (before: ListSheet, lines: SheetLines): ListMovements =>
  movementsOf(before, lines, lines.players, before.day);

/** Compares each player's line before with the line at the player's place in `after`. */
function movementsOf(before: SeenColumns, after: SeenColumns, players: Iterable<number>, day: Day): ListMovements {
  const movements: Movement[] = [];
  let lines = 0;
  let place = -1;
  for (const player of players) {
    place++;
    const moved = before.rating[player] !== after.rating[place] || before.status[player] !== after.status[place];
    if (moved || before.change[player] !== after.change[place] || before.factor[player] !== after.factor[place])
      lines++;
    if (!moved) continue;
    const statusBefore = LIST_STATUSES[before.status[player]!]!;
    const statusAfter = LIST_STATUSES[after.status[place]!]!;
    // A rating only kept for a player's return is not on the list.
    if (statusBefore === 'absent' && statusAfter === 'absent') continue;
    movements.push({
      player,
      before: printed(before, player),
      after: printed(after, place),
      statusBefore,
      statusAfter,
    });
  }
  return { day, movements, lines };
}

function printed({ rating, status }: SeenColumns, place: number): number | null {
  const word = LIST_STATUSES[status[place]!]!;
  const hidden = word === 'absent' || word === 'unrated' || word === 'pending' || word === 'delisted';
  return hidden || rating[place] === UNRATED ? null : rating[place]!;
}

export function packMovements(series: string, { day, movements }: ListMovements): Filing {
  const view = new DataView(new ArrayBuffer(movements.length * BYTES));
  movements.forEach(({ player, before, after, statusBefore, statusAfter }, i) => {
    const at = i * BYTES;
    view.setInt32(at, player, true);
    view.setInt16(at + 4, before ?? UNRATED, true);
    view.setInt16(at + 6, after ?? UNRATED, true);
    view.setUint8(at + 8, LIST_STATUSES.indexOf(statusBefore));
    view.setUint8(at + 9, LIST_STATUSES.indexOf(statusAfter));
  });
  return { folder: movementFolder(series), name: writeDay(day), part: 0, bytes: new Uint8Array(view.buffer) };
}

export function unpackMovements(date: string, bytes: Uint8Array): ListMovements {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const movements = Array.from({ length: bytes.length / BYTES }, (_, i): Movement => {
    const at = i * BYTES;
    const rating = (value: number): number | null => (value === UNRATED ? null : value);
    return {
      player: view.getInt32(at, true),
      before: rating(view.getInt16(at + 4, true)),
      after: rating(view.getInt16(at + 6, true)),
      statusBefore: LIST_STATUSES[view.getUint8(at + 8)]!,
      statusAfter: LIST_STATUSES[view.getUint8(at + 9)]!,
    };
  });
  return { day: dayFrom(date), movements, lines: movements.length };
}
