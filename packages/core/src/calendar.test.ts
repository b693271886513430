import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysInMonth, parseDay, writeDay } from './calendar.ts';
import { forAll } from './testing/for-all.ts';

/** The slow, obvious way. */
function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth && Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month));
}

const digit = fc.constantFrom(...'0123456789');
const letter = fc.oneof(
  { weight: 20, arbitrary: digit },
  { weight: 1, arbitrary: fc.constantFrom('-', ' ', '+', '.', '٣', '/', ':') },
);
const like = (length: number) => fc.array(letter, { minLength: length, maxLength: length }).map((all) => all.join(''));

it('a text is a day where it is a date of the calendar, and then writes itself', () => {
  const near = fc.tuple(like(4), fc.constantFrom('0', '1'), digit, fc.constantFrom('0', '1', '2', '3'), digit);
  const texts = fc.oneof(
    near.map(([year, tens, month, days, day]) => `${year}-${tens}${month}-${days}${day}`),
    fc.tuple(like(4), like(2), like(2)).map((parts) => parts.join('-')),
    fc.integer({ min: 7, max: 12 }).chain(like),
  );
  forAll({ of: [texts], numRuns: 500 }, (text) => {
    const day = parseDay(text);
    expect(day !== undefined).toBe(isDate(text));
    if (day !== undefined) expect(writeDay(day)).toBe(text);
  });
});

it.each([
  ['2016-02-29', true],
  ['2015-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['0000-01-01', true],
  ['2016-00-10', false],
  ['2016-01-00', false],
  ['2016-13-01', false],
  ['2016-1-01', false],
  ['2016-01-01\n', false],
  ['', false],
])('%j: %s', (text, is) => {
  expect(parseDay(text) !== undefined).toBe(is);
});
