import type { EventRecord, GameRecord } from '@escala/core';

/** A FIDE rating older than everything the tests rate, so that first ratings do not depend on ages. */
export const fideRated = (standard: number) => ({ ratings: [{ from: '2016-01-01', standard }] });

/** A one-day Swiss for the standard list. */
export const swissOn = (id: string, day: string, games: readonly GameRecord[]): EventRecord => ({
  id,
  name: `Open ${id}`,
  type: 'swiss',
  start: day,
  end: day,
  timeControl: { minutes: 90, increment: 30 },
  games,
});
