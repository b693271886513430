import { dayFrom, type IsoDate, yearOf } from '@escala/core';
import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import type { Reading } from '../../ports.ts';

/** A season, to which licences belong. Its id is its number: the year rule books count it for. */
export const seasonSchema = z.strictObject({
  number: z.int().min(1900).max(2199),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Until this day a licence of the previous season is still valid, for lists when a new season begins (D-OFF-3). */
  renewalUntil: z.iso.date().optional(),
});
export type Season = z.infer<typeof seasonSchema>;

export const seasonKind = recordKind('season', seasonSchema, ({ from }) => ({ from }));

export async function loadSeasons(reading: Reading): Promise<Season[]> {
  return (await reading.list(seasonKind)).map(({ body }) => body);
}

/** The season of a day; if none was opened for it, the year (D-OFF-88). */
export function seasonOf(seasons: readonly Season[], date: IsoDate): number {
  return seasons.find(({ from, to }) => from <= date && date <= to)?.number ?? yearOf(dayFrom(date));
}
