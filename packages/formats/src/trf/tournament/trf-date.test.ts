import { describe, expect, it } from 'vitest';
import { readTrfDate, readTrfYear, writeTrfDate, writeTrfYear } from './trf-date.ts';
import { readTimeCode, readTimeText, writeTimeCode, writeTimeText } from './trf-time-control.ts';

it.each([
  ['2024/12/01', '2024-12-01'],
  ['2008-06-07', '2008-06-07'],
  ['24/09/2010', '2010-09-24'],
  ['25.02.2011', '2011-02-25'],
  ['10.09.13', '2010-09-13'],
  ['11.25.02', '2011-02-25'],
  ['69/01/01', '2069-01-01'],
  ['70/01/01', '1970-01-01'],
  ['2010/31/12', '2010-12-31'],
  ['1987/00/00', undefined],
  ['1978', undefined],
  ['2011/02/29', undefined],
  ['soon', undefined],
])('dates: %s', (text, date) => {
  expect(readTrfDate(text)).toBe(date);
  if (date !== undefined) expect(readTrfDate(writeTrfDate(date))).toBe(date);
});

it.each([
  ['1990', 1990],
  ['1990/00/00', 1990],
  ['1990.0.0', 1990],
  ['1990/01/00', undefined],
  ['1990/01/01', undefined],
  ['0000/00/00', undefined],
  ['90', undefined],
  ['', undefined],
])('a year of birth alone (D-F24-31): %s', (text, year) => {
  expect(readTrfYear(text)).toBe(year);
  if (year !== undefined) expect(readTrfYear(writeTrfYear(year))).toBe(year);
});

describe('thinking time', () => {
  it.each([
    ['5400+30', { minutes: 90, increment: 30 }],
    ['40/6000+30:20/3000+30:1500+30', { minutes: 175, increment: 30 }],
    ['900', { minutes: 15 }],
    ['W300-B240', undefined],
  ])('code %s', (code, expected) => {
    expect(readTimeCode(code)).toEqual(expected);
    if (expected !== undefined) expect(readTimeCode(writeTimeCode(expected))).toEqual(expected);
  });

  it.each([
    ['90+30', { minutes: 90, increment: 30 }],
    ['1:30 + 10 from move 1', { minutes: 90, increment: 10 }],
    ['120', { minutes: 120 }],
    ['120 minutes per player per game', { minutes: 120 }],
    ['All moves in 90 minutes, plus 10 seconds per move', { minutes: 90, increment: 10 }],
    ["100'x40mm + 50'x20mm + 30\" from move 1", { minutes: 150, increment: 30 }],
    ['90 min/40 moves + 30 min + 30 sec per move', { minutes: 120, increment: 30 }],
    ['1 h 30 min', { minutes: 90 }],
    ['moves/time, increment', undefined],
  ])('words %s', (text, expected) => {
    expect(readTimeText(text)).toEqual(expected);
    if (expected !== undefined) expect(readTimeText(writeTimeText(expected))).toEqual(expected);
  });
});
