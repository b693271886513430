import { type Day, NO_DAY, type NumbersOfGames } from '@escala/core';
import { CLOSED_BEFORE } from './entries-of-period.ts';
import { EVENT_COLUMNS, emptyColumns, GAME_COLUMNS, type ReportColumns } from './event-columns.ts';
import type { Evaluation } from './packed-games.ts';

type ColumnOfGames = (typeof GAME_COLUMNS)[number] | 'participants';

/** All reports, with games and participants read piece by piece. */
export interface ReportsInPieces extends Pick<ReportColumns, 'parts' | 'redated' | 'told'> {
  readonly events: Omit<ReportColumns['events'], 'participants'>;
  /** The last day with a game, by event. */
  readonly lastDay: Int32Array;
  /** Entries of a column, `from` included, `to` excluded. */
  read(column: ColumnOfGames, from: number, to: number): NumbersOfGames;
}

/** The last day with a game of each event, `NO_DAY` without one. */
export function lastDays({ events: { count, gamesFrom }, games: { day } }: ReportColumns): Int32Array {
  const last = new Int32Array(count).fill(NO_DAY);
  for (let event = 0; event < count; event++)
    for (let game = gamesFrom[event]!; game < gamesFrom[event + 1]!; game++)
      if (day[game]! > last[event]!) last[event] = day[game]!;
  return last;
}

/**
 * The events, and their games, that can belong to lists after a day: anything finished and evaluated long before
 * belongs to lists already out (D-OFF-996). Events with rare facts are always included. Undefined if there are too
 * many: then reading all of them is as fast.
 */
export function reportsSince(
  all: ReportsInPieces,
  day: Day,
  evaluatedDay: (evaluated: Pick<Evaluation, 'act' | 'on'>) => Day,
  most = MOST_OF_ALL,
): ReportColumns | undefined {
  const { events, lastDay, parts, redated, told } = all;
  const from = day - CLOSED_BEFORE;
  const near: number[] = [];
  for (let event = 0; event < events.count; event++) {
    const over = Math.max(events.endDay[event]!, events.receivedDay[event]!, lastDay[event]!);
    const isNear =
      over >= from || evaluatedDay({ act: events.evaluatedBy[event]!, on: events.evaluatedDay[event]! }) >= from;
    const id = events.ids[event]!;
    if (isNear || parts.has(id) || redated.has(id) || told.has(id)) near.push(event);
  }
  return near.length > events.count * most ? undefined : { ...chosen(all, near), parts, redated, told };
}

const MOST_OF_ALL = 0.25;

function chosen({ events, read }: ReportsInPieces, near: readonly number[]): ReportColumns {
  const { gamesFrom, participantsFrom } = events;
  const sizeIn = (starts: Int32Array): number =>
    near.reduce((sum, event) => sum + starts[event + 1]! - starts[event]!, 0);
  const ids = near.map((event) => events.ids[event]!);
  const made = emptyColumns(ids, sizeIn(gamesFrom), sizeIn(participantsFrom));
  near.forEach((event, i) => {
    for (const column of [...EVENT_COLUMNS, 'evaluatedBy'] as const) made.events[column][i] = events[column][event]!;
    made.events.gamesFrom[i + 1] = made.events.gamesFrom[i]! + gamesFrom[event + 1]! - gamesFrom[event]!;
    made.events.participantsFrom[i + 1] =
      made.events.participantsFrom[i]! + participantsFrom[event + 1]! - participantsFrom[event]!;
  });
  for (const [first, end] of runsOf(near)) {
    const [event, after] = [near[first]!, near[end - 1]! + 1];
    for (const column of GAME_COLUMNS)
      made.games[column].set(read(column, gamesFrom[event]!, gamesFrom[after]!), made.events.gamesFrom[first]!);
    made.events.participants.set(
      read('participants', participantsFrom[event]!, participantsFrom[after]!),
      made.events.participantsFrom[first]!,
    );
  }
  return made;
}

/** Runs of consecutive numbers: each from its first place to the one after its last. */
function runsOf(numbers: readonly number[]): [first: number, end: number][] {
  const runs: [number, number][] = [];
  numbers.forEach((number, i) => {
    if (i > 0 && numbers[i - 1] === number - 1) runs.at(-1)![1] = i + 1;
    else runs.push([i, i + 1]);
  });
  return runs;
}
