import { createHash, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Clock, Digest, NewId } from '@escala/office';

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Created once per time zone: every question asks for the day. */
function calendarAt(timeZone: string): Intl.DateTimeFormat {
  // The Swedish locale writes dates as ISO 8601 does.
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  calendars.set(timeZone, calendar);
  return calendar;
}

export const systemClock: Clock = {
  now: () => new Date().toISOString(),
  today: (timeZone) => calendarAt(timeZone).format(new Date()),
};

export const sha256: Digest = (content) => createHash('sha256').update(content).digest('hex');

/** Lets everything else that has come in go first. */
export const turnOfOthers = (): Promise<void> => setImmediate();

/** UUID version 7 (RFC 9562 5.7): milliseconds, then random bits. */
export const newUuid: NewId = () => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};
