import type { Filing } from '../../kit/act.ts';
import { keptNumbers } from '../columns/player-columns.ts';
import { type ColumnsOf, columnsOn, type PrintedColumns, type Register } from './printed-columns.ts';
import { isPrintedAlike, type KeptColumns, type PrintedPaper, packPrinted } from './printed-paper.ts';

/** A printed value and the list from which on it holds, in order of filing. */
interface Step<Value> {
  readonly from: number;
  readonly value: Value;
}

type Steps<Value> = Map<string, Step<Value>[]>;

/** The printed columns of every list of a series, put together from papers that hold only changes. */
export class PrintedLists {
  readonly #places = new Map<string, number>();
  /** With the club's name at the time, which is nearly always its present name. */
  readonly #players: Steps<PrintedColumns> = new Map();
  readonly #clubs: Steps<string> = new Map();

  /** Adds the next list in order of filing. A known list is skipped. */
  add(date: string, { clubs, players }: PrintedPaper): void {
    if (this.#places.has(date)) return;
    const from = this.#places.size;
    this.#places.set(date, from);
    for (const [id, value] of clubs) step(this.#clubs, id, { from, value });
    for (const [id, own] of players) {
      const clubName = own.club === undefined ? undefined : this.lastNameOf(own.club);
      step(this.#players, id, { from, value: withClub(own, clubName) });
    }
  }

  /**
   * The columns a list prints for a player. A player who was registered after it came out, and got onto it by a
   * revision, is printed as on the first list after that (D-OFF-411); undefined if there is none yet.
   */
  columnsOf(date: string, id: string): PrintedColumns | undefined {
    const place = this.#places.get(date);
    const steps = this.#players.get(id);
    if (place === undefined || steps === undefined) return undefined;
    const columns = valueAt(steps, place)!;
    const clubName = columns.club === undefined ? undefined : valueAt(this.#clubs.get(columns.club), place);
    return clubName === columns.clubName ? columns : withClub(columns, clubName);
  }

  /** The latest columns of a player. */
  lastOf(id: string): KeptColumns | undefined {
    return this.#players.get(id)?.at(-1)?.value;
  }

  lastNameOf(club: string): string | undefined {
    return this.#clubs.get(club)?.at(-1)?.value;
  }
}

const withClub = (columns: PrintedColumns, clubName: string | undefined): PrintedColumns =>
  clubName === undefined ? columns : { ...columns, clubName };

function step<Value>(all: Steps<Value>, id: string, next: Step<Value>): void {
  const known = all.get(id);
  if (known === undefined) all.set(id, [next]);
  else known.push(next);
}

function valueAt<Value>(steps: readonly Step<Value>[] = [], place: number): Value | undefined {
  let at = steps.length - 1;
  while (at > 0 && steps[at]!.from > place) at--;
  return steps[at]?.value;
}

/** A list being published, with the columns it prints and the paper that keeps them. */
interface PrintedList {
  readonly columns: ColumnsOf;
  readonly filing: Filing;
}

/**
 * New lists after the kept ones, in order. Every player on the register is kept, even if not on the list: a correction
 * may add them, and both editions print the columns of the day of publication (D-FCE-23). Merged duplicates are on no
 * future list and stay on published ones (D-OFF-412).
 */
export function printLists(
  series: string,
  before: PrintedLists,
  register: Register,
  dates: readonly string[],
): PrintedList[] {
  const players = new Map<string, KeptColumns>();
  const clubs = new Map<string, string>();
  const keptAs = keptNumbers(register.players, register.playerIds);
  return dates.map((date) => {
    const columns = madeOnce(columnsOn(register, date));
    const changed: [string, KeptColumns][] = [];
    register.playerIds.forEach((id, number) => {
      if (keptAs[number] !== number) return;
      const known = players.get(id) ?? before.lastOf(id);
      if (known !== undefined && isPrintedAlike(known, columns(number))) return;
      const { clubName: _, ...own } = columns(number);
      players.set(id, own);
      changed.push([id, own]);
    });
    const renamed = [...register.clubs].filter(([id, name]) => (clubs.get(id) ?? before.lastNameOf(id)) !== name);
    for (const [id, name] of renamed) clubs.set(id, name);
    return { columns, filing: packPrinted(series, date, { clubs: renamed, players: changed }) };
  });
}

/** The paper and the rows of a list need the same columns. */
function madeOnce(columnsOf: ColumnsOf): ColumnsOf {
  const made: PrintedColumns[] = [];
  return (player) => (made[player] ??= columnsOf(player));
}
