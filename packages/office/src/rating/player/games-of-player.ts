import { CHANGES_PER_POINT, decimal, LIST_STATUS, LIST_STATUSES } from '@escala/core';
import type { OfficePorts, Reading } from '../../ports.ts';
import type { Series } from '../../registry/federation/federation.ts';
import { type CareerLine, lineOf } from '../columns/lazy-sheet.ts';
import { hasRating } from '../lists/list-order.ts';
import { findPlayer, findSeries } from '../series/find-series.ts';
import type { RatingHistory } from '../series/rating-series.ts';
import { liveLine } from '../today/live-line.ts';
import type { LiveRating } from './live-rating.ts';

/** The single rating of a series of games, list by list. */
export async function historyOfGames(
  reading: Reading,
  ports: OfficePorts,
  { id }: Series,
  player: string,
): Promise<readonly RatingHistory[]> {
  const loaded = await findSeries(ports, reading, id);
  const number = findPlayer(loaded, player);
  const points: RatingHistory['points'][number][] = [];
  loaded.sheets.forEach((sheet, list) => {
    const line = lineOf(sheet, number);
    if (line.status === LIST_STATUS.absent) return;
    const date = loaded.dates[list]!;
    const published = loaded.revisions.has(date) ? loaded.sheetOn(date, 'published')! : sheet;
    const rating = hasRating(line.status) ? line.rating : null;
    const printed = published === sheet ? rating : ratingOn(lineOf(published, number));
    points.push({
      date,
      rating,
      ...(printed === rating ? {} : { published: printed }),
      status: LIST_STATUSES[line.status]!,
      games: line.games,
      change: decimal(line.change / CHANGES_PER_POINT),
      ...(line.factor !== 0 && { k: line.factor }),
    });
  });
  return [{ points }];
}

const ratingOn = ({ status, rating }: CareerLine): number | null =>
  hasRating(status) && status !== LIST_STATUS.absent ? rating : null;

/** On the next list. */
export async function liveGames(
  reading: Reading,
  ports: OfficePorts,
  { id }: Series,
  player: string,
): Promise<readonly LiveRating[]> {
  const line = await liveLine(reading, await findSeries(ports, reading, id), player);
  if (line === undefined) return [];
  const { events: _, ...live } = line;
  return [live];
}
