import type { TimeControl } from '@escala/core';

/** 222: seconds, with those added for each move; periods with a colon between them, moves before a stroke. */
export function readTimeCode(code: string): TimeControl | undefined {
  let seconds = 0;
  let increment = 0;
  for (const period of code.split(':')) {
    const parts = /^(?:\d+\/)?(\d+)(?:\+(\d+))?$/.exec(period.trim());
    if (parts === null) return undefined;
    seconds += Number(parts[1]);
    increment = Number(parts[2] ?? 0);
  }
  return timeControl(seconds / 60, increment);
}

export function writeTimeCode({ minutes, increment = 0 }: TimeControl): string {
  const seconds = Math.round(60 * minutes);
  return increment === 0 ? `${seconds}` : `${seconds}+${increment}`;
}

/** A number, with what stands before it and the unit after it. */
const NUMBER =
  /([x×/]\s*)?(\d+):(\d\d)|([x×/]\s*)?(\d+(?:[.,]\d+)?)\s*(''|"|″|”|s(?:e[cg])?[a-z]*\b|'|′|’|m(?:in)?[a-z]*\b|h[a-z]*\b|\/|mo?v|jug)?/gi;

/** 122: words. Minutes add up; seconds, or what follows a plus without a unit, are those of each move. */
export function readTimeText(text: string): TimeControl | undefined {
  let minutes = 0;
  let increment = 0;
  let count = 0;
  for (const match of text.matchAll(NUMBER)) {
    const [, movesBefore, hours, minutesOfHour, moves, number, unit = ''] = match;
    if (movesBefore !== undefined || moves !== undefined || /^(\/|mo?v|jug)/i.test(unit)) continue;
    const value = Number((number ?? '').replace(',', '.'));
    if (hours !== undefined) minutes += 60 * Number(hours) + Number(minutesOfHour);
    else if (/^(''|"|″|”|s)/i.test(unit)) increment = value;
    else if (/^h/i.test(unit)) minutes += 60 * value;
    else if (unit !== '' || count === 0) minutes += value;
    else if (text.slice(0, match.index).trimEnd().endsWith('+')) increment = value;
    count++;
  }
  return timeControl(minutes, increment);
}

export function writeTimeText({ minutes, increment = 0 }: TimeControl): string {
  return increment === 0 ? `${minutes} min` : `${minutes} min + ${increment} s`;
}

function timeControl(minutes: number, increment: number): TimeControl | undefined {
  if (minutes + increment === 0) return undefined;
  return increment === 0 ? { minutes } : { minutes, increment };
}
