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

describe('[D-F24-41] thinking time', () => {
  it.each([
    ['5400+30', { minutes: 90, increment: 30 }],
    ['5400+30:1800+30', { minutes: 120, increment: 30 }],
    ['40/6000+30:20/3000+30:1500+30', { minutes: 175, increment: 30, moves: 40, periods: '40/100+30:20/50+30:25+30' }],
    ['40/7200:20/3600:900+30', { minutes: 195, increment: 30, moves: 40, periods: '40/120:20/60:15+30' }],
    ['40/100:20', { minutes: 2, moves: 40, periods: '40/1.667:0.333' }],
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
    ['40/90+30:30+30', { minutes: 120, increment: 30, moves: 40, periods: '40/90+30:30+30' }],
    [
      '40 moves in 90 min + 30 s, then 30 min + 30 s',
      { minutes: 120, increment: 30, moves: 40, periods: '40/90+30:30+30' },
    ],
    ["100'/40; 50'/20; 15'+30''", { minutes: 165, increment: 30, moves: 40, periods: '40/100:20/50:15+30' }],
    ['40 moves in 90 min, then 20 moves in 30 min', { minutes: 120 }],
    ['moves/time, increment', undefined],
  ])('words %s', (text, expected) => {
    expect(readTimeText(text)).toEqual(expected);
    if (expected !== undefined) expect(readTimeText(writeTimeText(expected))).toEqual(expected);
  });
});
