import { EVENT_COLUMNS, emptyColumns, GAME_COLUMNS, type ReportColumns } from './event-columns.ts';

const OF_EVENT = [...EVENT_COLUMNS, 'evaluatedBy'] as const;

/**
 * All columns with another report of one event; `one` holds that event, or nothing if it no longer counts. There are
 * millions of games: if the event keeps its numbers of games and participants, only columns that differ are copied, and
 * results cached for the others stay valid.
 */
export function withEvent(all: ReportColumns, id: string, one: ReportColumns): ReportColumns {
  const place = placeOf(all, id);
  const { event, events, game, games, seat, seats } = place;
  if (events + one.events.count === 0) return all;
  const fits = events === 1 && one.events.count === 1;
  const parts = withOwn(all.parts, id, one.parts);
  const redated = withOwn(all.redated, id, one.redated);
  const told = withOwn(all.told, id, one.told);
  if (!fits || games !== one.games.count || seats !== one.events.participants.length)
    return { ...spliced(all, one, place), parts, redated, told };
  const seated = replaced(all.events, one.events, ['participants'], seat);
  const changed = replaced(seated, one.events, OF_EVENT, event);
  return {
    parts,
    redated,
    told,
    // Results cached for these columns with other facts are no longer valid.
    events: told === all.told ? changed : { ...changed },
    games: replaced(all.games, one.games, GAME_COLUMNS, game),
  };
}

function withOwn<Value>(all: ReadonlyMap<string, Value>, id: string, own: ReadonlyMap<string, Value>) {
  if (!all.has(id) && own.size === 0) return all;
  const others = [...all].filter(([event]) => event !== id);
  return new Map([...others, ...own]);
}

/** The place of an event, present or not: its row, first game and first seat, and how many of each it has now. */
interface EventPlace {
  readonly event: number;
  readonly events: number;
  readonly game: number;
  readonly games: number;
  readonly seat: number;
  readonly seats: number;
}

function placeOf({ events: { ids, gamesFrom, participantsFrom } }: ReportColumns, id: string): EventPlace {
  let [event, end] = [0, ids.length];
  while (event < end) {
    const middle = (event + end) >> 1;
    if (ids[middle]! < id) event = middle + 1;
    else end = middle;
  }
  const events = ids[event] === id ? 1 : 0;
  const [game, seat] = [gamesFrom[event]!, participantsFrom[event]!];
  return {
    event,
    events,
    game,
    games: gamesFrom[event + events]! - game,
    seat,
    seats: participantsFrom[event + events]! - seat,
  };
}

/** Inserts, replaces or removes the event, moving everything behind it. */
function spliced(all: ReportColumns, one: ReportColumns, place: EventPlace): ReportColumns {
  const { event, events, game, games, seat, seats } = place;
  const [moreGames, moreSeats] = [one.games.count - games, one.events.participants.length - seats];
  const ids = all.events.ids.toSpliced(event, events, ...one.events.ids);
  const made = emptyColumns(ids, all.games.count + moreGames, all.events.participants.length + moreSeats);
  for (const name of GAME_COLUMNS) put(made.games[name], all.games[name], one.games[name], game, games);
  for (const name of OF_EVENT) put(made.events[name], all.events[name], one.events[name], event, events);
  put(made.events.participants, all.events.participants, one.events.participants, seat, seats);
  const moved = event + one.events.count;
  for (let i = 0; i <= ids.length; i++) {
    const before = i < moved ? Math.min(i, event) : i - one.events.count + events;
    made.events.gamesFrom[i] = all.events.gamesFrom[before]! + (i < moved ? 0 : moreGames);
    made.events.participantsFrom[i] = all.events.participantsFrom[before]! + (i < moved ? 0 : moreSeats);
  }
  return made;
}

type NumberColumn = Uint8Array | Uint16Array | Int32Array | Float64Array;

function put(made: NumberColumn, all: NumberColumn, one: NumberColumn, at: number, removed: number): void {
  made.set(all.subarray(0, at));
  made.set(one, at);
  made.set(all.subarray(at + removed), at + one.length);
}

/** Writes the other columns' values from this place on; returns the same columns if nothing differs. */
function replaced<Name extends string, Columns extends Readonly<Record<Name, NumberColumn>>>(
  columns: Columns,
  fresh: Readonly<Record<Name, NumberColumn>>,
  names: readonly Name[],
  at: number,
): Columns {
  const changed: Partial<Record<Name, NumberColumn>> = {};
  for (const name of names) {
    if (!fresh[name].some((value, i) => columns[name][at + i] !== value)) continue;
    // Ready columns may be too narrow for the new values.
    const copy = fresh[name] instanceof Int32Array ? new Int32Array(columns[name]) : columns[name].slice();
    copy.set(fresh[name], at);
    changed[name] = copy;
  }
  return Object.keys(changed).length === 0 ? columns : { ...columns, ...changed };
}
