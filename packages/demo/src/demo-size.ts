import { addMonths, civilDate, type Day, dayFrom, dayOf, type IsoDate } from '@escala/core';

/** The size of a made-up federation, and its seed among those of that size. */
export interface DemoSize {
  /** All people who ever had a licence or came as a guest. */
  readonly players: number;
  readonly years: number;
  readonly seed: number;
  /** The last day of its history: today, if the office continues from there. */
  readonly endsOn: IsoDate;
  /**
   * For people trying the office out (D-OFF-281): players have categories, claimants have accounts, and the newest list
   * of the second series and matches of the first club are left to do.
   */
  readonly toTry?: boolean | undefined;
}

/** The demo opened by `npm start`. */
export const SMALL_DEMO = { players: 300, years: 3, seed: 1 } as const;

/** For measuring the office: about 6 million games in about 100,000 events. Its regulation is in force from 2016 on. */
export const GIANT_DEMO: DemoSize = { players: 20_000, years: 20, seed: 1, endsOn: '2036-01-05' };

/** The days of the history, both included. It starts on the first of a month. */
export function daysOf({ years, endsOn }: DemoSize): { first: Day; last: Day } {
  const last = dayFrom(endsOn);
  const { year, month } = civilDate(last);
  return { first: addMonths(dayOf(year, month, 1), -12 * years), last };
}

/** Calendar years of the history: its seasons. */
export function yearsOf(size: DemoSize): number[] {
  const { first, last } = daysOf(size);
  const from = civilDate(first).year;
  return Array.from({ length: civilDate(last).year - from + 1 }, (_, i) => from + i);
}
