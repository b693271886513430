import type { ScaleTime } from 'd3-scale';
import type { Tick } from './frame.ts';

const TWO_YEARS = 2 * 365.25 * 86_400_000;

/** Years, or months where there are few years; each once. */
export function timeTicks(x: ScaleTime<number, number>, language: string, most: number): Tick[] {
  const [first, last] = x.domain();
  const isLong = last!.getTime() - first!.getTime() > TWO_YEARS;
  const format = new Intl.DateTimeFormat(language, {
    ...(isLong ? {} : { month: 'short' }),
    year: 'numeric',
    timeZone: 'UTC',
  });
  const ticks = x.ticks(most).map((date) => ({ place: x(date), text: format.format(date) }));
  return ticks.filter(({ text }, i) => ticks.findIndex((other) => other.text === text) === i);
}
