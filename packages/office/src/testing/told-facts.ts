import type { EventRecord, GameRecord } from '@escala/core';

/** A rating of FIDE from before everything that tests rate: with it, first ratings do not depend on ages. */
export const fideRated = (standard: number) => ({ ratings: [{ from: '2016-01-01', standard }] });

/** A Swiss for the standard list, over on the day on which it began. */
export const swissOn = (id: string, day: string, games: readonly GameRecord[]): EventRecord => ({
  id,
  name: `Open ${id}`,
  type: 'swiss',
  start: day,
  end: day,
  timeControl: { minutes: 90, increment: 30 },
  games,
});
