import fc from 'fast-check';
import { expect, it } from 'vitest';
import { forAll } from './testing/for-all.ts';
import { PERIODS, readPeriods, timeOf, writePeriods } from './time-periods.ts';

it.each([
  ['40/90+30:30+30', { minutes: 120, increment: 30, moves: 40 }],
  ['40/100:20/50:15+30', { minutes: 165, increment: 30, moves: 40 }],
  ['40/0.1:0.2', { minutes: 0.3, moves: 40 }],
])('[D-F24-41] %s', (text, whole) => {
  expect(timeOf(readPeriods(text)!)).toEqual(whole);
  expect(writePeriods(readPeriods(text)!)).toBe(text);
});

it.each(['90+30', '40/90', '90:30', '40/90:20/30', '40/90:', ':30', '40/90:30:15', '40/90 : 30', '40/-5:30'])(
  '[D-F24-41] %s is no row of periods',
  (text) => expect(readPeriods(text)).toBeUndefined(),
);

it('[D-F24-41] whatever is written is read back', () => {
  const time = { minutes: fc.integer({ min: 0, max: 9999 }), increment: fc.integer({ min: 0, max: 9999 }) };
  const timed = fc.record({ moves: fc.integer({ min: 1, max: 999 }), ...time });
  const periods = fc.tuple(fc.array(timed, { minLength: 1, maxLength: 4 }), fc.record(time));
  forAll({ of: [periods] }, ([first, last]) => {
    const text = writePeriods([...first, last]);
    expect(text).toMatch(PERIODS);
    expect(readPeriods(text)).toEqual([...first, last]);
  });
});
