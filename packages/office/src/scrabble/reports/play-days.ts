import type { ScrabblePlay } from './scrabble-report.ts';

/** The days of the first and the last game. */
export function daysOf({ collective, libere }: ScrabblePlay): { readonly start: string; readonly end: string } {
  const days = [...collective, ...libere].map(({ date }) => date).sort();
  return { start: days[0]!, end: days.at(-1)! };
}
