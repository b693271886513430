import { dayFrom, type IsoDate, yearOf } from '@escala/core';
import type { Reading } from '../../ports.ts';
import { type Season, seasonKind } from '../../registry/licences/season.ts';

export async function loadSeasons(reading: Reading): Promise<Season[]> {
  return (await reading.list(seasonKind)).map(({ body }) => body);
}

/** The season of a day; if none was opened for it, the year (D-OFF-88). */
export function seasonOf(seasons: readonly Season[], date: IsoDate): number {
  return seasons.find(({ from, to }) => from <= date && date <= to)?.number ?? yearOf(dayFrom(date));
}
