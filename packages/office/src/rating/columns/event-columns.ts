import { type EventColumns, type GameColumns, NO_DAY } from '@escala/core';
import type { PackedFacts } from './packed-facts.ts';
import { ALL_ROUNDS, type Dating, type Evaluation, headerOf, type ReportHeader, readGames } from './packed-games.ts';

/** Number columns: one value for each event, and one for each game. */
export const EVENT_COLUMNS = [
  'type',
  'startDay',
  'endDay',
  'fixedMinutes',
  'minutesFor60',
  'flags',
  'rounds',
  'evaluatedDay',
  'receivedDay',
] as const satisfies readonly (keyof EventColumns)[];
export const GAME_COLUMNS = [
  'round',
  'day',
  'white',
  'black',
  'outcome',
] as const satisfies readonly (keyof GameColumns)[];

/** The accepted events that count, sorted by id, and their games, as the rating books read them. */
export interface ReportColumns {
  /**
   * `evaluatedDay` is the day of the act and `evaluatedBy` the act itself: what this means for a list depends on its
   * series.
   */
  readonly events: EventColumns & { readonly evaluatedBy: Int32Array };
  readonly games: GameColumns;
  /**
   * Evaluations of events reported in parts, by event. In `events` they have no days, since those depend on the series.
   */
  readonly parts: ReadonlyMap<string, readonly Evaluation[]>;
  /** Days before corrections of dates, by event. */
  readonly redated: ReadonlyMap<string, readonly Dating[]>;
  /** Rare facts of events, by event. */
  readonly told: ReadonlyMap<string, PackedFacts>;
}

/**
 * Papers straight into columns: this is how twenty years are loaded. `keptAs` maps each player to the one their games
 * count for, which changes with a merge.
 */
export function reportColumns(reports: ReadonlyMap<string, Uint8Array>, keptAs: Int32Array): ReportColumns {
  const ids = [...reports.keys()].sort();
  const counted: { id: string; bytes: Uint8Array; header: ReportHeader }[] = [];
  let games = 0;
  let seats = 0;
  for (const id of ids) {
    const bytes = reports.get(id)!;
    const header = headerOf(bytes);
    if (!header.counts) continue;
    counted.push({ id, bytes, header });
    games += header.games;
    seats += header.participants;
  }
  const columns = emptyColumns(
    counted.map(({ id }) => id),
    games,
    seats,
  );
  const { events } = columns;
  const parts = new Map<string, readonly Evaluation[]>();
  const redated = new Map<string, readonly Dating[]>();
  const told = new Map<string, PackedFacts>();
  counted.forEach(({ id, bytes, header }, event) => {
    events.type[event] = header.type;
    events.flags[event] = header.flags;
    events.startDay[event] = header.startDay;
    events.endDay[event] = header.endDay;
    events.fixedMinutes[event] = header.minutes;
    events.minutesFor60[event] = header.minutes + header.increment;
    events.rounds[event] = header.rounds;
    events.gamesFrom[event + 1] = events.gamesFrom[event]! + header.games;
    events.participantsFrom[event + 1] = events.participantsFrom[event]! + header.participants;
    const { evaluations } = header;
    const last = evaluations.at(-1);
    if (last !== undefined) {
      events.evaluatedBy[event] = last.act;
      events.evaluatedDay[event] = last.on;
      events.receivedDay[event] = last.received;
    }
    if (last !== undefined && last.from !== ALL_ROUNDS.from) parts.set(id, evaluations);
    if (header.datings.length > 0) redated.set(id, header.datings);
    if (header.facts) told.set(id, header.facts);
    readGames(bytes, header, columns, event, keptAs);
  });
  return { ...columns, parts, redated, told };
}

export function emptyColumns(ids: readonly string[], games: number, seats: number): ReportColumns {
  const count = ids.length;
  return {
    events: {
      count,
      ids,
      type: new Uint8Array(count),
      startDay: new Int32Array(count),
      endDay: new Int32Array(count),
      evaluatedBy: new Int32Array(count),
      evaluatedDay: new Int32Array(count).fill(NO_DAY),
      receivedDay: new Int32Array(count).fill(NO_DAY),
      parts: new Map(),
      fixedMinutes: new Float64Array(count),
      minutesFor60: new Float64Array(count),
      flags: new Uint8Array(count),
      rounds: new Int32Array(count),
      gamesFrom: new Int32Array(count + 1),
      participantsFrom: new Int32Array(count + 1),
      participants: new Int32Array(seats),
    },
    games: {
      count: games,
      round: new Int32Array(games),
      day: new Int32Array(games),
      white: new Int32Array(games),
      black: new Int32Array(games),
      outcome: new Uint8Array(games),
    },
    parts: new Map(),
    redated: new Map(),
    told: new Map(),
  };
}
