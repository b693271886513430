import { type Day, type EventColumns, type GameColumns, NO_DAY } from '@escala/core';

/** When the rounds of an event were played, from the dates of its games. */
export interface RoundDays {
  /** Rounds of which at least one game is dated, ascending, with the day of the first game of each. */
  readonly firstDays: readonly Day[];
  /** Most rounds that had a game on one and the same day; 0 without dates. */
  readonly mostOnOneDay: number;
  /** Different rounds, dated or not. */
  readonly rounds: number;
  /** First and last day with a game, `NO_DAY` without dates. */
  readonly firstDay: Day;
  readonly lastDay: Day;
}

const MOST_ROUNDS = 1000;

/** Reads the rounds of one event after another without allocating for each game. */
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
      // Games stand round by round as a rule: nothing new after the first of them.
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
    return this.#gather(highest, () => distinctRoundDays(games, from, to));
  }

  #gather(highest: number, roundDays: () => Day[]): RoundDays {
    const firstDays: Day[] = [];
    let rounds = 0;
    let spread = false;
    let firstDay = NO_DAY;
    let lastDay = NO_DAY;
    for (let round = 0; round <= highest; round++) {
      if (this.#seen[round] === 0) continue;
      this.#seen[round] = 0;
      rounds++;
      if (this.#first[round] === NO_DAY) continue;
      firstDays.push(this.#first[round]!);
      if (firstDay === NO_DAY || this.#first[round]! < firstDay) firstDay = this.#first[round]!;
      if (this.#last[round]! > lastDay) lastDay = this.#last[round]!;
      if (this.#last[round] !== this.#first[round]) spread = true;
    }
    return { firstDays, rounds, firstDay, lastDay, mostOnOneDay: mostEqual(spread ? roundDays() : firstDays.slice()) };
  }
}

/** Columns that tell when a game was played. */
export type DatedGames = Pick<GameColumns, 'round' | 'day'>;

/** The rounds of any event of a record, read when they are asked for. */
export function roundsOf(events: EventColumns, { round, day }: DatedGames): (event: number) => RoundDays {
  const calendar = new RoundCalendar();
  return (event) => calendar.read(events, { round, day }, event);
}

/** First and last day with a game of every event, `NO_DAY` without dates. */
export interface DaysOfEvents {
  readonly first: Int32Array;
  readonly last: Int32Array;
}

export function daysOfEvents({ count, gamesFrom }: EventColumns, { day: days }: DatedGames): DaysOfEvents {
  const first = new Int32Array(count).fill(NO_DAY);
  const last = new Int32Array(count).fill(NO_DAY);
  for (let event = 0; event < count; event++)
    for (let game = gamesFrom[event]!; game < gamesFrom[event + 1]!; game++) {
      const day = days[game]!;
      if (day === NO_DAY) continue;
      if (first[event] === NO_DAY || day < first[event]!) first[event] = day;
      if (day > last[event]!) last[event] = day;
    }
  return { first, last };
}

/** One entry for each round and day on which it had a game: for events whose rounds were spread over days. */
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
