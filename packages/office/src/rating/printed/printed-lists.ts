import type { Filing } from '../../kit/act.ts';
import { keptNumbers } from '../columns/player-columns.ts';
import { type ColumnsOf, columnsOn, type PrintedColumns, type Register } from './printed-columns.ts';
import { isPrintedAlike, type KeptColumns, type PrintedPaper, packPrinted } from './printed-paper.ts';

/** From which list on something is printed so, by the order in which lists were filed. */
interface Step<Value> {
  readonly from: number;
  readonly value: Value;
}

type Steps<Value> = Map<string, Step<Value>[]>;

/** What every list of a series prints beside the figures, put together from the papers with what changed. */
export class PrintedLists {
  readonly #places = new Map<string, number>();
  /** With the name that the club had then, which is nearly always the one it has. */
  readonly #players: Steps<PrintedColumns> = new Map();
  readonly #clubs: Steps<string> = new Map();

  /** The next list by the order of filing. One that is known already is passed over. */
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
   * How the list prints somebody. Who was registered after it came out, and is on it by a revision, stands there as on the first
   * list after that (D-OFF-411); nothing where there is none yet.
   */
  columnsOf(date: string, id: string): PrintedColumns | undefined {
    const place = this.#places.get(date);
    const steps = this.#players.get(id);
    if (place === undefined || steps === undefined) return undefined;
    const columns = valueAt(steps, place)!;
    const clubName = columns.club === undefined ? undefined : valueAt(this.#clubs.get(columns.club), place);
    return clubName === columns.clubName ? columns : withClub(columns, clubName);
  }

  /** The newest of each. */
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

/** A list that comes out, with the columns that it prints and the paper that keeps them. */
interface PrintedList {
  readonly columns: ColumnsOf;
  readonly filing: Filing;
}

/**
 * New lists after those that are kept, in their order. Everybody on the register is kept, also who is not on the list: a correction
 * may bring them there, and both editions show the columns of the publication (D-FCE-23). Who turned out to be somebody else is on no
 * list to come, and stays on those that are out (D-OFF-412).
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

/** The paper and the rows of a list ask for the same columns. */
function madeOnce(columnsOf: ColumnsOf): ColumnsOf {
  const made: PrintedColumns[] = [];
  return (player) => (made[player] ??= columnsOf(player));
}
