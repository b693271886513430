import { type Day, type FederationColumns, NO_DAY } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contributes, countingDay, gamesInPeriod, isInPeriod } from './counting-day.ts';

const WEEKLY = { periodicity: 'by-game', inParts: false } as const;
const AT_ONCE = { periodicity: 'by-event', inParts: false } as const;

/** One event with games on these days. */
function eventWith(days: readonly Day[], evaluated: Day = NO_DAY): Pick<FederationColumns, 'events' | 'games'> {
  const events = {
    count: 1,
    gamesFrom: Int32Array.of(0, days.length),
    startDay: Int32Array.of(100),
    endDay: Int32Array.of(140),
    evaluatedDay: Int32Array.of(evaluated),
    parts: new Map(),
  };
  const games = { day: Int32Array.from(days), round: Uint16Array.from(days, (_, i) => i + 1) };
  return { events, games } as unknown as Pick<FederationColumns, 'events' | 'games'>;
}

describe('the games of an event that belong to a period', () => {
  const span = (days: readonly Day[], from: Day, to: Day, evaluated?: Day) =>
    gamesInPeriod(eventWith(days, evaluated), 0, WEEKLY, { from, to });

  it('[8.3] are those from the day of the list in force to the eve of the next one, where they stand in order', () => {
    const days = [109, 110, 110, 111, 119, 120, 121];
    expect(span(days, 110, 120)).toEqual({ from: 1, to: 5, isCertain: true });
    expect(span(days, 111, 119)).toEqual({ from: 3, to: 4, isCertain: true });
    expect(span(days, 122, 130)).toEqual({ from: 7, to: 7, isCertain: true });
  });
  it('[8.1] count from the evaluation on, if that came later (D-FCE-20)', () => {
    const days = [109, 110, 119, 120];
    expect(span(days, 110, 120, 109)).toEqual({ from: 1, to: 3, isCertain: true });
    expect(span(days, 110, 120, 110)).toEqual({ from: 0, to: 3, isCertain: true });
    expect(span(days, 110, 120, 120)).toEqual({ from: 0, to: 0, isCertain: true });
  });
  it('[8.3] are to be looked at one by one where a day is missing or an earlier one comes later', () => {
    expect(span([109, 111, 110], 110, 120).isCertain).toBe(false);
    expect(span([109, NO_DAY, 110], 110, 120).isCertain).toBe(false);
  });

  it('[8.1] [8.3] are those whose day is in it, whatever the order', () => {
    const day = fc.oneof({ weight: 11, arbitrary: fc.integer({ min: 100, max: 130 }) }, fc.constant(NO_DAY));
    const evaluatedOn = fc.option(fc.integer({ min: 95, max: 140 }), { nil: NO_DAY });
    const of = fc.tuple(fc.array(day, { maxLength: 12 }), fc.boolean(), evaluatedOn, fc.nat(30), fc.nat(20));
    forAll({ of: [of], numRuns: 300 }, ([drawn, isSorted, evaluated, start, length]) => {
      const days = isSorted ? drawn.toSorted((a, b) => a - b) : drawn;
      const columns = eventWith(days, evaluated);
      const period = { from: 95 + start, to: 95 + start + length };
      for (const kind of [WEEKLY, AT_ONCE]) {
        const { from: first, to, isCertain } = gamesInPeriod(columns, 0, kind, period);
        const belong = days.map((_, game) => isInPeriod(countingDay(columns, 0, game, kind), period));
        const taken = days.map((_, game) => game >= first && game < to && (isCertain || belong[game]!));
        expect(taken).toEqual(belong);
        if (days.length > 0) expect(contributes(columns, 0, kind, period)).toBe(belong.includes(true));
      }
    });
  });
});
