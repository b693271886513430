import type { TimeControl } from './documents/head-to-head.ts';

/**
 * A part of the thinking time: minutes for a number of moves, with seconds added for each move; without moves, for the
 * rest of the game.
 */
export interface TimePeriod {
  readonly moves?: number | undefined;
  readonly minutes: number;
  readonly increment: number;
}

/** Several periods as arbiters write them, minutes and seconds: `40/90+30:30+30` (D-F24-41). */
export const PERIODS = /^(\d{1,3}\/\d{1,4}(\.\d{1,3})?(\+\d{1,4})?:){1,4}\d{1,4}(\.\d{1,3})?(\+\d{1,4})?$/;

export function readPeriods(text: string): readonly TimePeriod[] | undefined {
  if (!PERIODS.test(text)) return undefined;
  return text.split(':').map((period) => {
    const [time, moves] = period.split('/').toReversed();
    const [minutes, increment = 0] = time!.split('+').map(Number);
    return { ...(moves !== undefined && { moves: Number(moves) }), minutes: minutes!, increment };
  });
}

export const writePeriods = (periods: readonly TimePeriod[]): string =>
  periods
    .map(({ moves, minutes, increment }) => {
      const time = increment === 0 ? `${minutes}` : `${minutes}+${increment}`;
      return moves === undefined ? time : `${moves}/${time}`;
    })
    .join(':');

/** All minutes, the seconds of the last period, the moves of the first: what ratings depend on (D-F24-41). */
export function timeOf(periods: readonly TimePeriod[]): TimeControl {
  const minutes = periods.reduce((sum, period) => sum + Math.round(1000 * period.minutes), 0) / 1000;
  const { increment } = periods.at(-1)!;
  const { moves } = periods[0]!;
  return { minutes, ...(increment > 0 && { increment }), ...(moves !== undefined && { moves }) };
}
