import type { ScaleTime } from 'd3-scale';
import type { Tick } from './frame.ts';

/** Greatest width of a letter, and the gap between two words. */
const LETTER = 7;
const GAP = 10;
const TWO_YEARS = 2 * 365.25 * 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Created once: creating a format takes as long as formatting hundreds of dates. */
export function dateFormat(language: string, fields: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const key = `${language} ${Object.keys(fields)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...fields, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** Years, or months where there are few years; each once. */
export function timeTicks(x: ScaleTime<number, number>, language: string, most: number): Tick[] {
  const [first, last] = x.domain();
  const isLong = last!.getTime() - first!.getTime() > TWO_YEARS;
  const format = dateFormat(language, isLong ? { year: 'numeric' } : { month: 'short', year: 'numeric' });
  const ticks = x.ticks(most).map((date) => ({ place: x(date), text: format.format(date) }));
  const once = ticks.filter(({ text }, i) => ticks.findIndex((other) => other.text === text) === i);
  const apart = (once[1]?.place ?? 0) - (once[0]?.place ?? 0);
  const every = Math.max(1, Math.ceil((LETTER * Math.max(0, ...once.map(({ text }) => text.length)) + GAP) / apart));
  return once.filter((_, i) => i % every === 0);
}
