import { columnsOfDocument, dayFrom, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { fide2009, regulationOfRevision } from '../index.ts';
import { parameters, regulationByDay } from '../parameters.ts';
import { documentOf, eventOf, field, gameOf } from '../testing/document.ts';
import { isListDay, listDaysBetween } from './period.ts';

const regulations = regulationOfRevision('15-points');
const listDaysOf = (calendar: typeof regulations, year: number) =>
  listDaysBetween(calendar, dayFrom(`${year}-01-01`), dayFrom(`${year}-12-31`));
/** The last list on or before a day. */
const listServing = (calendar: typeof regulations, start: number, monthlyFrom?: number) =>
  listDaysBetween(calendar, start - 366, start, monthlyFrom).at(-1)!;

describe('the calendar of lists', () => {
  it('[7.1] six lists a year', () => {
    const dates = ['01-01', '03-01', '05-01', '07-01', '09-01', '11-01'].map((date) => `2010-${date}`);
    expect(listDaysOf(regulations, 2010).map(writeDay)).toEqual(dates);
    expect(isListDay(regulations, dayFrom('2010-03-01'))).toBe(true);
    expect(isListDay(regulations, dayFrom('2010-03-02'))).toBe(false);
    expect(isListDay(regulations, dayFrom('2010-04-01'))).toBe(false);
  });

  it.each([
    ['2010-12-31', '2010-11-01'],
    ['2011-01-01', '2011-01-01'],
    ['2012-02-29', '2012-01-01'],
    ['2012-03-01', '2012-03-01'],
    ['2011-04-30', '2011-03-01'],
    ['2011-06-30', '2011-05-01'],
    ['2011-08-31', '2011-07-01'],
    ['2011-10-31', '2011-09-01'],
  ])('[7.11] an event that starts on %s is served by the list of %s', (start, list) => {
    expect(writeDay(listServing(regulations, dayFrom(start)))).toBe(list);
  });

  it('[7.3] every month from the day on which a federation begins with it', () => {
    const terms = { monthlyFrom: dayFrom('2012-07-01') };
    const days = fide2009.listDays(dayFrom('2012-04-01'), dayFrom('2012-09-30'), terms).map(writeDay);
    expect(days).toEqual(['2012-05-01', '2012-07-01', '2012-08-01', '2012-09-01']);
    const isDay = (date: string) => fide2009.isListDay(dayFrom(date), terms);
    expect(['2012-06-01', '2012-07-01', '2012-08-01', '2012-08-02'].map(isDay)).toEqual([false, true, true, false]);
    expect(writeDay(listServing(regulations, dayFrom('2012-08-31'), terms.monthlyFrom))).toBe('2012-08-01');
  });

  it('[7.3] monthly lists are one more value of the parameter', () => {
    const months = Array.from({ length: 12 }, (_, i) => i + 1);
    const values = [...parameters.listMonths.values, { from: '2012-07-01', value: months }] as const;
    const monthly = regulationByDay({
      ...parameters,
      listMonths: { ...parameters.listMonths, values: [values[0], values[1]!] },
    });
    expect(listDaysOf(monthly, 2012).length).toBe(3 + 6);
    expect(writeDay(listServing(monthly, dayFrom('2012-08-31')))).toBe('2012-08-01');
    expect(writeDay(listServing(monthly, dayFrom('2012-06-30')))).toBe('2012-05-01');
  });
});

describe('the events of a period', () => {
  function isRated(end: string, official = false): boolean {
    const event = eventOf({ start: '2010-12-15', end, official, games: [gameOf('a', 'b', '1-0')] });
    return fide2009.rate(documentOf({ ...field({ a: 1500, b: 1500 }), events: [event] })).ledger.length > 0;
  }

  it.each([
    ['2010-12-25', false],
    ['2010-12-26', true],
    ['2011-02-21', true],
    ['2011-02-22', true],
    ['2011-02-23', false],
  ])('[7.13] an event that ended on %s is in the list of 2011-03-01: %s', (end, rated) => {
    expect(isRated(end)).toBe(rated);
  });

  it.each([
    ['2010-12-31', false],
    ['2011-01-01', true],
    ['2011-02-28', true],
    ['2011-03-01', false],
  ])("[7.13] one of FIDE's own that ended on %s: %s", (end, rated) => {
    expect(isRated(end, true)).toBe(rated);
  });

  const lists = ['2010-11-01', '2011-01-01'].map((date) => ({ date, ratings: { a: 1500, b: 1500 } }));
  const ratedLate = (parts: object): boolean => {
    const event = eventOf({ start: '2010-12-15', end: '2010-12-20', games: [gameOf('a', 'b', '1-0')], ...parts });
    const { players } = field({ a: 1500, b: 1500 });
    return fide2009.rate(documentOf({ players, lists, events: [event] })).ledger.length > 0;
  };

  it.each([
    ['2010-12-25', false],
    ['2010-12-26', true],
    ['2011-02-22', true],
    ['2011-02-23', false],
  ])('[7.13] ended in time for January, received on %s: in the list of March: %s', (receivedOn, rated) => {
    expect(ratedLate({ receivedOn })).toBe(rated);
  });

  it.each([
    ['2010-12-31', false],
    ['2011-01-01', true],
    ['2011-02-28', true],
    ['2011-03-01', false],
  ])('[7.1] D-FIDE-16: accepted on %s: in the list of March: %s', (evaluatedOn, rated) => {
    expect(ratedLate({ evaluatedOn })).toBe(rated);
  });

  it.each([
    ['2010-12-31', false],
    ['2011-01-01', true],
  ])("[7.13] D-FIDE-17: one of FIDE's own received on %s: %s", (receivedOn, rated) => {
    expect(ratedLate({ receivedOn, official: true })).toBe(rated);
  });

  it('[7.13] received late, it uses the ratings of its start and makes nobody older', () => {
    const players = [{ id: 'a', lastEventOn: '2011-01-10' }, { id: 'b' }];
    const event = eventOf({
      start: '2010-12-15',
      end: '2010-12-20',
      receivedOn: '2011-01-20',
      games: [gameOf('a', 'b', '1-0')],
    });
    const moved = [lists[0]!, { date: '2011-01-01', ratings: { a: 1600, b: 1500 } }];
    const record = columnsOfDocument(documentOf({ players, lists: moved, events: [event] }));
    const own: number[] = [];
    const after = fide2009.replay(record, {
      listDays: [dayFrom('2011-03-01')],
      onList: () => undefined,
      ledgerOf: () => ({ line: (_game, _player, _opponent, rating) => own.push(rating) }),
    });
    expect(own).toEqual([1500, 1500]);
    expect([...after.lastEventDay].map(writeDay)).toEqual(['2011-01-10', '2010-12-20']);
  });

  it('[7.13] without an earlier list there is no earliest day', () => {
    const { players } = field({ a: 1500, b: 0 });
    const event = eventOf({ start: '2009-08-01', end: '2009-08-02', type: 'match', games: [gameOf('a', 'b', '1-0')] });
    const { findings } = fide2009.rate(documentOf({ players, events: [event] }));
    expect(findings.map(({ article }) => article)).toEqual(['6.6']);
  });

  it('[7.13] events of other periods leave no trace', () => {
    const events = ['2010-12-01', '2011-02-28'].map((end) =>
      eventOf({ id: end, start: '2010-08-01', end, timeControl: { minutes: 5 }, games: [gameOf('a', 'u', '1-0')] }),
    );
    const { findings, performances } = fide2009.rate(documentOf({ ...field({ a: 1500, u: 0 }), events }));
    expect([...findings, ...performances]).toEqual([]);
  });
});
