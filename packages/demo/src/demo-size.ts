import { addMonths, civilDate, type Day, dayFrom, dayOf, type IsoDate } from '@escala/core';

/** How large a made-up federation is, and which one of all of that size. */
export interface DemoSize {
  /** Everybody who ever had a licence or came as a guest. */
  readonly players: number;
  readonly years: number;
  readonly seed: number;
  /** The last day of its history: today, for an office that goes on from there. */
  readonly endsOn: IsoDate;
  /**
   * For whoever tries the office out (D-OFF-281): players have categories, whoever claims has an account, and the newest list of the
   * second series and matches of the first club are left to do.
   */
  readonly toTry?: boolean | undefined;
}

/** What `npm start` opens. */
export const SMALL_DEMO = { players: 300, years: 3, seed: 1 } as const;

/** What the office is measured with: about 6 million games of about 100,000 events. Its regulation holds from 2016 on. */
export const GIANT_DEMO: DemoSize = { players: 20_000, years: 20, seed: 1, endsOn: '2036-01-05' };

/** The days of the history, both included. It begins with a month. */
export function daysOf({ years, endsOn }: DemoSize): { first: Day; last: Day } {
  const last = dayFrom(endsOn);
  const { year, month } = civilDate(last);
  return { first: addMonths(dayOf(year, month, 1), -12 * years), last };
}

/** Calendar years that the history touches: its seasons. */
export function yearsOf(size: DemoSize): number[] {
  const { first, last } = daysOf(size);
  const from = civilDate(first).year;
  return Array.from({ length: civilDate(last).year - from + 1 }, (_, i) => from + i);
}
