import { forAll } from '@escala/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

const TERMS = { name: 'Club', timeZone: 'Europe/Madrid', at: '2026-11-14T09:00:00.000Z' };
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');

it('whole days end on the day after the last; times are in UTC, in summer and in winter', () => {
  const text = writeCalendar(
    [
      { id: 'a', title: 'Open', start: '2026-11-14', end: '2026-11-15', place: 'Sants; carrer 3, baixos' },
      { id: 'b', title: 'Round 1', start: '2026-11-14', time: '16:30', address: 'https://club.example/en/x' },
      { id: 'c', title: 'Round 2', start: '2026-07-14', time: '16:30' },
    ],
    TERMS,
  );
  const lines = unfolded(text);
  for (const line of [
    'DTSTART;VALUE=DATE:20261114',
    'DTEND;VALUE=DATE:20261116',
    'DTSTART:20261114T153000Z',
    'DTSTART:20260714T143000Z',
    'LOCATION:Sants\\; carrer 3\\, baixos',
    'URL:https://club.example/en/x',
    'DTSTAMP:20261114T090000Z',
  ])
    expect(lines).toContain(line);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
});

it('lines have at most 75 bytes, and joined again they give the same text', () => {
  forAll({ of: [fc.string({ unit: 'grapheme', maxLength: 300 })] }, (title) => {
    const text = writeCalendar([{ id: 'a', title, start: '2026-11-14' }], TERMS);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const told = unfolded(text)
      .find((line) => line.startsWith('SUMMARY:'))!
      .slice('SUMMARY:'.length);
    const plain = told.replace(/\\([\\;,n])/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign));
    expect(plain).toBe(title.replace(/\r\n|\r/g, '\n'));
  });
});
