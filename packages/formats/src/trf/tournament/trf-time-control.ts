import { PERIODS, readPeriods, type TimeControl, type TimePeriod, timeOf, writePeriods } from '@escala/core';

/** 222: seconds, plus seconds per move; periods separated by colons, moves before a slash. */
export function readTimeCode(code: string): TimeControl | undefined {
  const periods: TimePeriod[] = [];
  for (const period of code.split(':')) {
    const parts = /^(?:(\d+)\/)?(\d+)(?:\+(\d+))?$/.exec(period.trim());
    if (parts === null) return undefined;
    const [, moves, seconds, increment] = parts;
    periods.push({
      ...(moves !== undefined && { moves: Number(moves) }),
      minutes: Math.round((1000 * Number(seconds)) / 60) / 1000,
      increment: Number(increment ?? 0),
    });
  }
  return timeControlOf(periods);
}

export function writeTimeCode(control: TimeControl): string {
  const inSeconds = periodsOf(control).map((period) => ({ ...period, minutes: Math.round(60 * period.minutes) }));
  return writePeriods(inSeconds);
}

/** A number, with its prefix and its unit. */
const NUMBER =
  /([x×/]\s*)?(\d+):(\d\d)|([x×/]\s*)?(\d+(?:[.,]\d+)?)\s*(''|"|″|”|s(?:e[cg])?[a-z]*\b|'|′|’|m(?:in)?[a-z]*\b|h[a-z]*\b|\/|mo?v|jug)?/gi;

/** 122: words, period by period if all but the last have their moves. */
export function readTimeText(text: string): TimeControl | undefined {
  const whole = readPeriods(text.replace(/\s/g, ''));
  if (whole !== undefined) return timeControlOf(whole);
  const periods = text.split(/[,;]|\bthen\b/i).flatMap((part) => periodInWords(part) ?? []);
  const isInPeriods =
    periods.length > 1 &&
    periods.every(({ moves, minutes }, i) => minutes > 0 && !moves === (i === periods.length - 1));
  const { minutes, increment } = periodInWords(text) ?? { minutes: 0, increment: 0 };
  return timeControlOf(isInPeriods ? periods : [{ minutes, increment }]);
}

/** Minutes are added up; seconds, or a number after a plus without a unit, are per move. */
function periodInWords(text: string): TimePeriod | undefined {
  let minutes = 0;
  let increment = 0;
  let count = 0;
  let counted: number | undefined;
  for (const match of text.matchAll(NUMBER)) {
    const [, movesBefore, hours, minutesOfHour, movesAfter, number, unit = ''] = match;
    const value = Number((number ?? '').replace(',', '.'));
    if (movesBefore !== undefined || movesAfter !== undefined || /^(\/|mo?v|jug)/i.test(unit)) {
      counted ??= number === undefined ? undefined : value;
      continue;
    }
    if (hours !== undefined) minutes += 60 * Number(hours) + Number(minutesOfHour);
    else if (/^(''|"|″|”|s)/i.test(unit)) increment = value;
    else if (/^h/i.test(unit)) minutes += 60 * value;
    else if (unit !== '' || count === 0) minutes += value;
    else if (text.slice(0, match.index).trimEnd().endsWith('+')) increment = value;
    count++;
  }
  if (minutes + increment === 0) return undefined;
  return { ...(counted !== undefined && { moves: counted }), minutes, increment };
}

export function writeTimeText(control: TimeControl): string {
  return periodsOf(control)
    .map(({ moves, minutes, increment }) => {
      const time = increment === 0 ? `${minutes} min` : `${minutes} min + ${increment} s`;
      return moves === undefined ? time : `${moves} moves in ${time}`;
    })
    .join(', then ');
}

/** A single period unless more are given. */
const periodsOf = ({ minutes, increment = 0, periods }: TimeControl): readonly TimePeriod[] =>
  (periods !== undefined && readPeriods(periods)) || [{ minutes, increment }];

/** Several periods are kept if documents can express them (D-F24-41). */
function timeControlOf(found: readonly TimePeriod[]): TimeControl | undefined {
  const { moves, ...time } = timeOf(found);
  if (time.minutes + (time.increment ?? 0) === 0) return undefined;
  const periods = writePeriods(found);
  return PERIODS.test(periods) ? { ...time, ...(moves !== undefined && { moves }), periods } : time;
}
