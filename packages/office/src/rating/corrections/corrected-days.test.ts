import { dayFrom, type EventRecord, type IsoDate, writeDay } from '@escala/core';
import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packedReport } from '../columns/packed-report.ts';
import { correctedDays } from './corrected-days.ts';
import type { ChangeOfDates } from './moved-days.ts';

const ROUND_DATES = ['2017-01-20', '2017-01-21', '2017-01-22'];
const [start, , end] = ROUND_DATES as [IsoDate, IsoDate, IsoDate];
const EVENT = { rounds: 3, roundDates: ROUND_DATES };

/** One game per round, played on these days. */
function reportOf(days: readonly (IsoDate | undefined)[] = ROUND_DATES) {
  const games = days.map((date, i) => ({
    round: i + 1,
    white: 'p0',
    black: 'p1',
    result: '1-0' as const,
    ...(date !== undefined && { date }),
  }));
  const event: EventRecord = { id: 'e', type: 'swiss', start, end, timeControl: { minutes: 90 }, games };
  return packedReport(event, (id) => Number(id.slice(1)));
}

const dates = (from: IsoDate, to: IsoDate, days?: ChangeOfDates['days']): ChangeOfDates => ({
  kind: 'dates',
  event: 'e',
  start: from,
  end: to,
  ...(days !== undefined && { days }),
});

function done(change: ChangeOfDates, report = reportOf(), event: Parameters<typeof correctedDays>[1] = EVENT) {
  const corrected = correctedDays(report, event, change, 7);
  if ('refused' in corrected) throw new Error(corrected.refused.map(({ code }) => code).join());
  return { ...corrected, played: [...corrected.report.games.day].map(writeDay) };
}

function refusals(change: ChangeOfDates, report = reportOf()) {
  const corrected = correctedDays(report, EVENT, change, 7);
  return 'refused' in corrected ? corrected.refused.map(({ code, values }) => [code, values.round, values.date]) : [];
}

describe('the days of the rounds after a correction of the dates (D-OFF-261)', () => {
  it('[8.3] stay where they lie in the new dates', () => {
    const { played, roundDates, days } = done(dates('2017-01-19', '2017-01-25'));
    expect([played, roundDates, days]).toEqual([ROUND_DATES, ROUND_DATES, []]);
  });

  it('[8.3] move along where the event as a whole was on other days', () => {
    const moved = ['2017-02-03', '2017-02-04', '2017-02-05'];
    const { played, roundDates, days } = done(dates('2017-02-03', '2017-02-05'));
    expect([played, roundDates]).toEqual([moved, moved]);
    expect(days).toEqual(ROUND_DATES.map((before, i) => ({ round: i + 1, before, after: moved[i] })));
  });

  it('are those that the correction names; the others stay', () => {
    const { played, days } = done(dates('2017-01-20', '2017-01-29', [{ round: 3, date: '2017-01-29' }]));
    expect(played).toEqual(['2017-01-20', '2017-01-21', '2017-01-29']);
    expect(days).toEqual([{ round: 3, before: '2017-01-22', after: '2017-01-29' }]);
  });

  it('are not made up for games without a day', () => {
    const { report, roundDates } = done(dates('2017-02-03', '2017-02-05'), reportOf([undefined]), { rounds: 1 });
    expect([report.games.day, roundDates]).toEqual([reportOf([undefined]).games.day, undefined]);
  });

  it('become those of the event where it had none and every round is named', () => {
    const named = [{ round: 1, date: '2017-02-03' }];
    const report = reportOf([undefined]);
    const { played, roundDates, days } = done(dates('2017-02-03', '2017-02-05', named), report, { rounds: 1 });
    expect([played, roundDates, days]).toEqual([
      ['2017-02-03'],
      ['2017-02-03'],
      [{ round: 1, before: null, after: '2017-02-03' }],
    ]);
  });

  it('[8.1] are never left outside: every round is named at once', () => {
    expect(refusals(dates('2017-01-21', '2017-01-21'))).toEqual([
      ['round-outside-dates', 1, '2017-01-20'],
      ['round-outside-dates', 3, '2017-01-22'],
    ]);
  });

  it.each([
    ['2017-01-19', [['round-outside-dates', 2, '2017-01-19']]],
    ['2017-01-20', []],
    ['2017-01-22', []],
    ['2017-01-23', [['round-outside-dates', 2, '2017-01-23']]],
  ])('are not named outside either: round 2 on %s', (date, refused) => {
    const found = refusals(dates(start, end, [{ round: 2, date }]));
    expect(found.filter(([code]) => code === 'round-outside-dates')).toEqual(refused);
  });

  it.each([
    ['2027-01-19', []],
    ['2027-01-20', []],
    ['2027-01-21', [['event-too-long', undefined, undefined]]],
  ])('are of an event of ten years at most: from 2017-01-20 to %s', (to, refused) => {
    expect(refusals(dates(start, to))).toEqual(refused);
  });

  it('follow each other, and belong to rounds that there are', () => {
    const days = [
      { round: 1, date: '2017-01-22' },
      { round: 4, date: '2017-01-22' },
    ];
    expect(refusals(dates(start, end, days))).toEqual([
      ['round-beyond', 4, undefined],
      ['round-date-order', 2, '2017-01-21'],
    ]);
  });

  it('lie in the dates whatever is corrected, or nothing is', () => {
    const day = fc.integer({ min: dayFrom('2017-01-01'), max: dayFrom('2017-03-01') }).map(writeDay);
    const named = fc.array(fc.record({ round: fc.integer({ min: 1, max: 4 }), date: day }), { maxLength: 3 });
    forAll({ of: [day, day, named, fc.array(fc.option(day, { nil: undefined }))] }, (from, to, days, played) => {
      const corrected = correctedDays(reportOf(played), EVENT, dates(from, to, days), 7);
      if ('refused' in corrected) return corrected.refused.length > 0;
      const known = [...corrected.report.games.day].filter((_, i) => played[i] !== undefined).map(writeDay);
      return [...known, ...(corrected.roundDates ?? [])].every((each) => each >= from && each <= to);
    });
  });
});
