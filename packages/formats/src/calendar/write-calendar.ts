import { dayFrom, momentOf, writeDay } from '@escala/core';

/** A calendar entry: whole days, or from a time of day. */
export interface CalendarDate {
  /** The same each time it is written, so that calendars update the entry instead of duplicating it. */
  readonly id: string;
  readonly title: string;
  readonly start: string;
  /** The last day. */
  readonly end?: string | undefined;
  /** Local time, as `16:30`. */
  readonly time?: string | undefined;
  readonly place?: string | undefined;
  readonly address?: string | undefined;
}

interface CalendarTerms {
  readonly name: string;
  readonly timeZone: string;
  /** The moment of writing. */
  readonly at: string;
}

/** Most bytes in a line (RFC 5545 3.1). */
const LONGEST = 75;

/** A calendar file (RFC 5545). Moments are in UTC, so that no time zone rules have to be included. */
export function writeCalendar(dates: readonly CalendarDate[], { name, timeZone, at }: CalendarTerms): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Escala//EN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    ...dates.flatMap((date) => [
      'BEGIN:VEVENT',
      `UID:${escaped(date.id)}`,
      `DTSTAMP:${moment(at)}`,
      ...when(date, timeZone),
      `SUMMARY:${escaped(date.title)}`,
      ...(date.place ? [`LOCATION:${escaped(date.place)}`] : []),
      ...(date.address ? [`URL:${date.address}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function when({ start, end = start, time }: CalendarDate, timeZone: string): string[] {
  if (time !== undefined) return [`DTSTART:${moment(momentOf(`${start}T${time}`, timeZone))}`];
  // DTEND is the day after the last one.
  const after = writeDay(dayFrom(end) + 1);
  return [`DTSTART;VALUE=DATE:${start.replaceAll('-', '')}`, `DTEND;VALUE=DATE:${after.replaceAll('-', '')}`];
}

const moment = (at: string): string => `${at.slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

/** A continuation line begins with a blank; no character is split. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (bytes + size > LONGEST) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}

/** In UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0)!;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}
