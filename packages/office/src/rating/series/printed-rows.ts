import { type ListRow, type ListSheet, sheetRow } from '@escala/core';
import type { Series } from '../../registry/federation/federation.ts';
import { listOrder } from '../lists/list-order.ts';
import type { ColumnsOf, PrintedColumns } from '../printed/printed-columns.ts';
import type { PrintedRow } from './rating-series.ts';
import { headToHeadBook } from './series-book.ts';

/**
 * Every row with every printed column, in the order of the list (fce-2016 9.1, D-FCE-23). Fields are sorted by name, so
 * that the seal is computed in a single pass.
 */
export function printedRows(
  series: Series,
  sheet: ListSheet,
  playerIds: readonly string[],
  columns: ColumnsOf,
): readonly PrintedRow[] {
  const { rowForm } = headToHeadBook(series);
  return Array.from(listOrder(sheet, playerIds).players, (player) =>
    printedRow(columns(player), sheetRow(sheet, player, playerIds[player]!, rowForm)),
  );
}

const printedRow = (columns: PrintedColumns, row: ListRow) =>
  ({
    birthYear: columns.birthYear,
    category: columns.category,
    change: row.change,
    club: columns.club,
    clubName: columns.clubName,
    games: row.games,
    id: row.id,
    k: row.k,
    k0: row.k0,
    lift: row.lift,
    name: columns.name,
    nationality: columns.nationality,
    poolGames: row.poolGames,
    poolRating: row.poolRating,
    previous: row.previous,
    rating: row.rating,
    seed: row.seed,
    sex: columns.sex,
    status: row.status,
    title: columns.title,
  }) satisfies Record<keyof PrintedColumns | keyof ListRow, unknown>;
