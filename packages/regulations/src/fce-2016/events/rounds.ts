import { type Day, type EventColumns, type GameColumns, NO_DAY } from '@escala/core';

/** When the rounds of an event were played, from the dates of its games. */
export interface RoundDays {
  /**
   * Rounds with at least one dated game, ascending: for each, the day on which most of its games were played, the
   * earliest if several.
   */
  readonly days: readonly Day[];
  /** The largest number of rounds with a game on one day; 0 without dates. */
  readonly mostOnOneDay: number;
  /** Number of different rounds, dated or not. */
  readonly rounds: number;
  /** First and last day with a game, `NO_DAY` without dates. */
  readonly firstDay: Day;
  readonly lastDay: Day;
}

const MOST_ROUNDS = 1000;

/** Reads the rounds of one event after another, without allocating for each game. */
export class RoundCalendar {
  readonly #first = new Int32Array(MOST_ROUNDS);
  readonly #last = new Int32Array(MOST_ROUNDS);
  readonly #seen = new Uint8Array(MOST_ROUNDS);

  read(events: EventColumns, games: DatedGames, event: number): RoundDays {
    const from = events.gamesFrom[event]!;
    const to = events.gamesFrom[event + 1]!;
    let highest = 0;
    let lastRound = -1;
    let lastDay = NO_DAY;
    for (let game = from; game < to; game++) {
      const round = games.round[game]!;
      const day = games.day[game]!;
      // Games are usually ordered by round, so most repeat the previous one.
      if (round === lastRound && day === lastDay) continue;
      lastRound = round;
      lastDay = day;
      if (round > highest) highest = round;
      if (this.#seen[round] === 0) {
        this.#seen[round] = 1;
        this.#first[round] = day;
        this.#last[round] = day;
      } else if (day !== this.#last[round] || day !== this.#first[round]) {
        const first = this.#first[round]!;
        if (day !== NO_DAY && (first === NO_DAY || day < first)) this.#first[round] = day;
        if (day > this.#last[round]!) this.#last[round] = day;
      }
    }
    return this.#gather(highest, games, from, to);
  }

  #gather(highest: number, games: DatedGames, from: number, to: number): RoundDays {
    const days: Day[] = [];
    let rounds = 0;
    let spread = false;
    let firstDay = NO_DAY;
    let lastDay = NO_DAY;
    for (let round = 0; round <= highest; round++) {
      if (this.#seen[round] === 0) continue;
      this.#seen[round] = 0;
      rounds++;
      if (this.#first[round] === NO_DAY) continue;
      const isSpread = this.#last[round] !== this.#first[round];
      days.push(isSpread ? fullestDay(games, from, to, round) : this.#first[round]!);
      if (firstDay === NO_DAY || this.#first[round]! < firstDay) firstDay = this.#first[round]!;
      if (this.#last[round]! > lastDay) lastDay = this.#last[round]!;
      if (isSpread) spread = true;
    }
    const mostOnOneDay = mostEqual(spread ? distinctRoundDays(games, from, to) : days.slice());
    return { days, rounds, firstDay, lastDay, mostOnOneDay };
  }
}

/** Columns that say when a game was played. */
export type DatedGames = Pick<GameColumns, 'round' | 'day'>;

/** The rounds of any event of a record, computed on demand. */
export function roundsOf(events: EventColumns, { round, day }: DatedGames): (event: number) => RoundDays {
  const calendar = new RoundCalendar();
  return (event) => calendar.read(events, { round, day }, event);
}

/** Days of all events. */
export interface DaysOfEvents {
  /** From its start, or the first day with a game if earlier, to the last day with a game. */
  readonly earliest: Int32Array;
  readonly latest: Int32Array;
  /** The last day on which a game was played or evaluated; `NO_DAY` if none. */
  readonly last: Int32Array;
  /** 1 if every game is dated and the games are in order of date. */
  readonly inOrder: Uint8Array;
}

export function daysOfEvents(events: EventColumns, { day: days }: DatedGames): DaysOfEvents {
  const { count, gamesFrom } = events;
  const earliest = events.startDay.slice();
  const latest = events.startDay.slice();
  const last = events.evaluatedDay.slice();
  const inOrder = new Uint8Array(count);
  for (const [event, { games }] of events.parts) for (const day of games) if (day > last[event]!) last[event] = day;
  for (let event = 0; event < count; event++) {
    let before = NO_DAY + 1;
    inOrder[event] = 1;
    for (let game = gamesFrom[event]!; game < gamesFrom[event + 1]!; game++) {
      const day = days[game]!;
      if (day === before) continue;
      if (day < before) inOrder[event] = 0;
      before = day;
      if (day === NO_DAY) continue;
      if (day < earliest[event]!) earliest[event] = day;
      if (day > latest[event]!) latest[event] = day;
      if (day > last[event]!) last[event] = day;
    }
  }
  return { earliest, latest, last, inOrder };
}

/**
 * D-FCE-2: the day on which most games of a round were played, the earliest if several: one board played early makes no
 * difference.
 */
function fullestDay(games: DatedGames, from: number, to: number, round: number): Day {
  const played = new Map<Day, number>();
  for (let game = from; game < to; game++) {
    const day = games.day[game]!;
    if (games.round[game] === round && day !== NO_DAY) played.set(day, (played.get(day) ?? 0) + 1);
  }
  const most = Math.max(...played.values());
  return Math.min(...[...played].filter(([, count]) => count === most).map(([day]) => day));
}

/** One entry for each round and day with a game of it: for events whose rounds were spread over several days. */
function distinctRoundDays(games: DatedGames, from: number, to: number): Day[] {
  const seen = new Set<number>();
  const days: Day[] = [];
  for (let game = from; game < to; game++) {
    const day = games.day[game]!;
    const key = day * MOST_ROUNDS + games.round[game]!;
    if (day === NO_DAY || seen.has(key)) continue;
    seen.add(key);
    days.push(day);
  }
  return days;
}

function mostEqual(days: Day[]): number {
  for (let i = 1; i < days.length; i++)
    if (days[i]! < days[i - 1]!) {
      days.sort((a, b) => a - b);
      break;
    }
  let most = 0;
  let run = 0;
  for (let i = 0; i < days.length; i++) {
    run = i > 0 && days[i] === days[i - 1] ? run + 1 : 1;
    if (run > most) most = run;
  }
  return most;
}
