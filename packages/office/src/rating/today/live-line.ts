import { CHANGES_PER_POINT, dayFrom, decimal, isListed, LIST_STATUSES, type ListStatus } from '@escala/core';
import type { Reading } from '../../ports.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { hasRating } from '../lists/list-order.ts';
import { liveList } from '../lists/live-list.ts';
import { listDocument } from '../player/list-document.ts';
import { findPlayer } from '../series/find-series.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { seriesToday } from './series-today.ts';
import { undecidedEventsOf } from './undecided-events.ts';

/** A player's line of the next list as it would be today; nothing here is official. */
export interface LiveLine {
  readonly nextList: string;
  readonly rating: number | null;
  readonly listed: number | null;
  /** Unrounded. */
  readonly change: number;
  readonly games: number;
  readonly status: ListStatus;
  /** Events with games for it. */
  readonly events: number;
}

/** The series in which a player's line of today is worked out, and the date of the next list. */
export async function todayOf(reading: Reading, loaded: LoadedSeries, player: string) {
  const today = seriesToday(loaded, player, await undecidedEventsOf(reading, player));
  return { today, nextList: liveList(loaded).date };
}

/**
 * The one definition of a player's value of today: the next list with everything accepted so far and with the results
 * of events that are played, closed or reported, as if these were accepted now (D-OFF-760).
 */
export async function liveLine(reading: Reading, loaded: LoadedSeries, player: string): Promise<LiveLine | undefined> {
  const { today, nextList } = await todayOf(reading, loaded, player);
  const number = findPlayer(loaded, player);
  const events = today.entriesWith(dayFrom(nextList), [number]).events.length;
  if (today === loaded) return lineOfList(loaded, number, events);
  const document = listDocument(today, dayFrom(nextList), new Set([number]));
  const row = headToHeadBook(loaded.series)
    .rate(document)
    .list.find(({ id }) => id === player);
  if (row === undefined) return undefined;
  const { rating, previous = null, change = 0, games = 0, status } = row;
  return { nextList, rating, listed: previous, change, games, status, events };
}

/** Of a player with no such events: from the list made for everybody. */
function lineOfList(loaded: LoadedSeries, number: number, events: number): LiveLine | undefined {
  const { date, sheet } = liveList(loaded);
  const status = sheet.status[number]!;
  if (!isListed(status)) return undefined;
  return {
    nextList: date,
    rating: hasRating(status) ? sheet.rating[number]! : null,
    listed: sheet.previous[number]! || null,
    change: decimal(sheet.change[number]! / CHANGES_PER_POINT),
    games: sheet.games[number]!,
    status: LIST_STATUSES[status] as ListStatus,
    events,
  };
}
