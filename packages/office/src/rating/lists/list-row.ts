import { LIST_STATUS, type ListRow, type ListSheet, RATING_STATUSES, sheetRow } from '@escala/core';
import { z } from 'zod';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { type ColumnsOf, printedColumnsSchema } from '../printed/printed-columns.ts';
import { headToHeadBook } from '../series/series-book.ts';
import { hasRating } from './list-order.ts';

export const listedStatusSchema = z.enum(RATING_STATUSES).exclude(['absent']);

/** A line of a list as read: what fce-2016 9.1 and fide-2009 7.12 ask for, and the change. */
export const listRowSchema = z.strictObject({
  rank: z.int().nullable(),
  /** On the previous list, if the player was ranked there. */
  rankBefore: z.int().optional(),
  id: z.string(),
  ...printedColumnsSchema.shape,
  /** From the revised edition, unless the published one is asked for (D-OFF-414). */
  rating: z.int().nullable(),
  /** Before rounding, if the book continues from the exact value. */
  exact: z.number().optional(),
  /** As published, if different; null: there was no rating on this line. */
  published: z.int().nullable().optional(),
  previous: z.int().nullable().optional(),
  /** The standard rating from which a new player starts (fide-2024 R7.2.1). */
  seed: z.int().optional(),
  change: z.number().optional(),
  /** Points added to the rating when the list changed to another regulation (D-OFF-530). */
  lift: z.int().optional(),
  k0: z.int().optional(),
  k: z.int().optional(),
  games: z.int().optional(),
  status: listedStatusSchema,
  /** On other series' lists in force on the day of this one, by series. */
  others: z.record(z.string(), z.int()).optional(),
  poolGames: z.int().optional(),
  poolRating: z.int().optional(),
});
export type ListedRow = z.infer<typeof listRowSchema>;

export function listedRow(
  { record, series }: LoadedSeries,
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
