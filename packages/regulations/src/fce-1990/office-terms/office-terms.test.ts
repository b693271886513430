import { dayFrom, writeDay } from '@escala/core';
import { describe, expect, it } from 'vitest';
import { IN_FORCE_FROM, judgingDay, OFFICE_TERMS } from '../parameters.ts';
import { confirmationTerm, licenceTerm, listGrowth } from './entry-terms.ts';
import { resultsAddressee, resultsDue, resultsInTime } from './results-term.ts';
import { addWorkingDays, isWorkingDay, weekday } from './working-days.ts';

const day = dayFrom;

it('[Normes 4.1.2] each parameter has an article and its first day', () => {
  for (const { article, values } of Object.values(OFFICE_TERMS)) {
    expect(article).toMatch(/\d/);
    expect(values[0].from).toBe(IN_FORCE_FROM);
  }
  expect(OFFICE_TERMS.restDays.decision).toBe('D-COMP-33');
  expect(OFFICE_TERMS.confirmationDays).not.toHaveProperty('decision');
  expect(
    [judgingDay(), judgingDay({ start: '1991-02-01' }), judgingDay({ start: '1991-02-01', end: '1991-02-03' })].map(
      writeDay,
    ),
  ).toEqual(['1990-01-01', '1991-02-01', '1991-02-03']);
});

describe('working days', () => {
  it('[Delegats 5.5.1] all but Sundays and the given holidays (D-COMP-33)', () => {
    expect(weekday(day('1990-09-16'))).toBe(0);
    expect(weekday(day('1969-12-28'))).toBe(0);
    const week = [14, 15, 16, 17].map((date) => day(`1990-09-${date}`));
    expect(week.map((one) => isWorkingDay(one, []))).toEqual([true, true, false, true]);
    expect(isWorkingDay(day('1990-09-11'), [day('1990-09-11')])).toBe(false);
  });
  it('[Delegats 5.5.1] the first working day after a Saturday is Monday, or later', () => {
    const next = (holidays: string[]) => writeDay(addWorkingDays(day('1990-09-15'), 1, holidays.map(day)));
    expect([next([]), next(['1990-09-17'])]).toEqual(['1990-09-17', '1990-09-18']);
    expect(addWorkingDays(day('1990-09-15'), 0, [])).toBe(day('1990-09-15'));
  });
});

describe('terms', () => {
  it('[Normes 4.1.2] fifteen days before: below, at, above', () => {
    const given = ['1990-03-16', '1990-03-17', '1990-03-18'].map((one) =>
      confirmationTerm(day('1990-04-01'), day(one)),
    );
    expect(given.map(({ holds }) => holds)).toEqual(['yes', 'yes', 'no']);
    expect(given[2]!.values).toEqual({ holds: 'no', done: '1990-03-18', due: '1990-03-17' });
    expect(given[2]).not.toHaveProperty('decisions');
    expect(licenceTerm(day('1990-03-31'), day('1990-03-31')).decisions).toEqual(['D-COMP-34']);
  });

  it('[Delegats 5.2.2.1] a list grows before the last three rounds', () => {
    const rounds = ['1990-01-07', '1990-01-14', '1990-01-21', '1990-01-28', '1990-02-04'].map(day);
    // Five rounds, so the third is the first of the last three.
    const grown = ['1990-01-19', '1990-01-20', '1990-01-21'].map(
      (one) => listGrowth(rounds, day(one), false)[0]!.holds,
    );
    expect(grown).toEqual(['yes', 'yes', 'no']);
    expect(listGrowth(rounds, day('1990-01-01'), true).map(({ holds }) => holds)).toEqual(['yes', 'no']);
    expect(listGrowth(rounds.slice(0, 2), day('1990-01-07'), false)[0]!.holds).toBe('no');
  });

  it('[Delegats 5.2.2.2] a licence before entries close: the day before, the day, the day after (D-COMP-34)', () => {
    const given = ['1990-03-30', '1990-03-31', '1990-04-01'].map(
      (one) => licenceTerm(day('1990-03-31'), day(one)).holds,
    );
    expect(given).toEqual(['yes', 'yes', 'no']);
  });

  it('[Delegats 5.5.1] results by 13:00 of the first working day', () => {
    const match = day('1990-09-16');
    const told = (date: string, hour: number, minute: number) =>
      resultsInTime(match, { day: day(date), minute: 60 * hour + minute }, []);
    expect(
      [told('1990-09-17', 12, 59), told('1990-09-17', 13, 0), told('1990-09-17', 13, 1)].map(({ holds }) => holds),
    ).toEqual(['yes', 'yes', 'no']);
    expect(told('1990-09-16', 23, 0).holds).toBe('yes');
    expect(told('1990-09-18', 9, 5)).toMatchObject({
      holds: 'no',
      values: { done: '1990-09-18', doneAt: '09:05', due: '1990-09-17', dueAt: '13:00' },
    });
    expect(resultsDue(day('1990-09-10'), [day('1990-09-11')])).toEqual({ day: day('1990-09-12'), minute: 780 });
  });

  it('[Delegats 5.5.2] who is told', () => {
    expect([
      resultsAddressee('barcelona', false),
      resultsAddressee('girona', false),
      resultsAddressee('girona', true),
    ]).toEqual(['federation', 'delegation', 'federation']);
  });
});
