import { type ListRow, type ListSheet, sheetRow } from '@escala/core';
import { z } from 'zod';
import { type ColumnsOf, printedColumnsSchema } from '../../printed/printed-columns.ts';
import { headToHeadBook } from '../../rating/series-book.ts';
import type { SeriesRoom } from '../../rating/series-room.ts';

/** A line of a list as it is read: what fce-2016 9.1 and fide-2009 7.2 ask for, and the change. */
export const listRowSchema = z.strictObject({
  rank: z.int().nullable(),
  id: z.string(),
  ...printedColumnsSchema.shape,
  rating: z.int().nullable(),
  previous: z.int().nullable().optional(),
  change: z.number().optional(),
  k0: z.int().optional(),
  k: z.int().optional(),
  games: z.int().optional(),
  status: z.string(),
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
): ListedRow {
  const row: ListRow = sheetRow(sheet, player, record.playerIds[player]!, headToHeadBook(series).rowForm);
  return Object.assign({ rank }, columns(player), row);
}
