import { LIST_STATUS, type ListRow, type ListSheet, RATING_STATUSES, sheetRow } from '@escala/core';
import { z } from 'zod';
import { type ColumnsOf, printedColumnsSchema } from '../printed/printed-columns.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { hasRating } from './list-order.ts';

export const listedStatusSchema = z.enum(RATING_STATUSES).exclude(['absent']);

/** A line of a list as it is read: what fce-2016 9.1 and fide-2009 7.12 ask for, and the change. */
export const listRowSchema = z.strictObject({
  rank: z.int().nullable(),
  /** On the list before, where the player was ranked. */
  rankBefore: z.int().optional(),
  id: z.string(),
  ...printedColumnsSchema.shape,
  /** Of the edition in force, the revised one, unless the published one is asked for (D-OFF-414). */
  rating: z.int().nullable(),
  /** Before it was rounded, where the book goes on with that. */
  exact: z.number().optional(),
  /** As it was published, where that was another number; null: nobody had one on this line. */
  published: z.int().nullable().optional(),
  previous: z.int().nullable().optional(),
  /** The rating of standard play from which a new player starts (fide-2024 R7.2.1). */
  seed: z.int().optional(),
  change: z.number().optional(),
  /** Points by which it was lifted as another regulation took the list over (D-OFF-530). */
  lift: z.int().optional(),
  k0: z.int().optional(),
  k: z.int().optional(),
  games: z.int().optional(),
  status: listedStatusSchema,
  /** On the lists of other series in force on the day of this one, by series. */
  others: z.record(z.string(), z.int()).optional(),
  poolGames: z.int().optional(),
  poolRating: z.int().optional(),
});
export type ListedRow = z.infer<typeof listRowSchema>;

export function listedRow(
  { record, series }: SeriesRoom,
  sheet: ListSheet,
  player: number,
  rank: number | null,
  columns: ColumnsOf,
  published: ListSheet = sheet,
): ListedRow {
  const row: ListRow = sheetRow(sheet, player, record.playerIds[player]!, headToHeadBook(series).rowForm);
  const line = Object.assign({ rank }, columns(player), row) as ListedRow;
  if (published === sheet) return line;
  const before = published.status[player] === LIST_STATUS.absent ? null : ratingOn(published, player);
  if (before !== line.rating) line.published = before;
  return line;
}

const ratingOn = ({ status, rating }: ListSheet, player: number): number | null =>
  hasRating(status[player]!) ? rating[player]! : null;
