import {
  type Day,
  type EventColumns,
  type FederationColumns,
  type GameColumns,
  NO_DAY,
  type PartDays,
} from '@escala/core';
import type { HeadToHeadRuleBook, ListPeriod, PeriodEntries } from '@escala/regulations';
import { EVENT_COLUMNS, GAME_COLUMNS } from './event-columns.ts';
import { toldOf } from './told-columns.ts';

/**
 * The entries of a list. The rule book is asked only about events around the list's period: a few hundred of a hundred
 * thousand. `among`, in the order of the record, limits the question to these events, since whether an event belongs to
 * a list does not depend on other events.
 */
export function entriesOfPeriod(
  book: HeadToHeadRuleBook,
  record: FederationColumns,
  period: ListPeriod,
  among?: readonly number[],
): PeriodEntries {
  const { first, last } = daysOfEvents(record);
  const from = period.previousListDay === undefined ? NO_DAY : period.previousListDay - CLOSED_BEFORE;
  const near: number[] = [];
  const count = among?.length ?? record.events.count;
  for (let i = 0; i < count; i++) {
    const event = among === undefined ? i : among[i]!;
    if (last[event]! >= from && first[event]! <= period.listDay) near.push(event);
  }
  const games = gamesOf(record.events, near);
  const found = book.entriesOf(selected(record, near, games.length), period);
  return { events: found.events.map((event) => near[event]!), games: found.games.map((game) => games[game]!) };
}

/**
 * A list may close long before its date, and what ends after that belongs to the next one. No regulation needs more
 * days than this.
 */
export const CLOSED_BEFORE = 200;

interface DaysOfEvents {
  readonly first: Int32Array;
  readonly last: Int32Array;
}

const known = new WeakMap<EventColumns, DaysOfEvents & { readonly games: GameColumns }>();

/** First and last day of each event, including games dated outside it and the days of receipt and evaluation. */
export function daysOfEvents({ events, games }: FederationColumns): DaysOfEvents {
  const before = known.get(events);
  if (before?.games === games) return before;
  const days = { games, first: events.startDay.slice(), last: events.endDay.slice() };
  for (let event = 0; event < events.count; event++) {
    days.last[event] = Math.max(days.last[event]!, events.evaluatedDay[event]!, events.receivedDay[event]!);
    for (let game = events.gamesFrom[event]!; game < events.gamesFrom[event + 1]!; game++) {
      const day: Day = games.day[game]!;
      if (day === NO_DAY) continue;
      if (day < days.first[event]!) days.first[event] = day;
      if (day > days.last[event]!) days.last[event] = day;
    }
  }
  known.set(events, days);
  return days;
}

/** The places of these events' games in the record. */
function gamesOf({ gamesFrom }: EventColumns, events: readonly number[]): Int32Array {
  const count = events.reduce((sum, event) => sum + gamesFrom[event + 1]! - gamesFrom[event]!, 0);
  const games = new Int32Array(count);
  let next = 0;
  for (const event of events)
    for (let game = gamesFrom[event]!; game < gamesFrom[event + 1]!; game++) games[next++] = game;
  return games;
}

/** The record reduced to these events and their games. */
export function selected(record: FederationColumns, near: readonly number[], gameCount: number): FederationColumns {
  const { events, games } = record;
  const count = near.length;
  const { gamesFrom, participantsFrom } = events;
  const parts = new Map<number, PartDays>();
  const part = {
    events: {
      count,
      ids: near.map((event) => events.ids[event]!),
      type: new Uint8Array(count),
      startDay: new Int32Array(count),
      endDay: new Int32Array(count),
      evaluatedDay: new Int32Array(count),
      receivedDay: new Int32Array(count),
      parts,
      fixedMinutes: new Float64Array(count),
      minutesFor60: new Float64Array(count),
      flags: new Uint8Array(count),
      rounds: new Int32Array(count),
      gamesFrom: new Int32Array(count + 1),
      participantsFrom: new Int32Array(count + 1),
      participants: new Int32Array(
        near.reduce((sum, event) => sum + participantsFrom[event + 1]! - participantsFrom[event]!, 0),
      ),
    },
    games: {
      count: gameCount,
      round: new Int32Array(gameCount),
      day: new Int32Array(gameCount),
      white: new Int32Array(gameCount),
      black: new Int32Array(gameCount),
      outcome: new Uint8Array(gameCount),
    },
  };
  near.forEach((event, i) => {
    for (const column of EVENT_COLUMNS) part.events[column][i] = events[column][event]!;
    const [game, gameEnd] = [gamesFrom[event]!, gamesFrom[event + 1]!];
    const [seat, seatEnd] = [participantsFrom[event]!, participantsFrom[event + 1]!];
    const [gameAt, seatAt] = [part.events.gamesFrom[i]!, part.events.participantsFrom[i]!];
    for (const column of GAME_COLUMNS) part.games[column].set(games[column].subarray(game, gameEnd), gameAt);
    const ofParts = events.parts.get(event);
    if (ofParts !== undefined) parts.set(i, ofParts);
    part.events.participants.set(events.participants.subarray(seat, seatEnd), seatAt);
    part.events.gamesFrom[i + 1] = gameAt + gameEnd - game;
    part.events.participantsFrom[i + 1] = seatAt + seatEnd - seat;
  });
  const told = toldOf(record, near, (i) => part.events.gamesFrom[i]!);
  return { ...record, events: { ...part.events, ...told.events }, games: { ...part.games, ...told.games } };
}
