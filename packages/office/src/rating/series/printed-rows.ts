import { type ListSheet, sheetRow } from '@escala/core';
import type { Series } from '../../registry/federation/federation.ts';
import { listOrder } from '../lists/list-order.ts';
import type { ColumnsOf } from '../printed/printed-columns.ts';
import { headToHeadBook } from './series-book.ts';

/** Every row with every printed column, in the order of the list (fce-2016 9.1, D-FCE-23). */
export function printedRows(series: Series, sheet: ListSheet, playerIds: readonly string[], columns: ColumnsOf) {
  const { rowForm } = headToHeadBook(series);
  return Array.from(listOrder(sheet, playerIds).players, (player) =>
    Object.assign({}, columns(player), sheetRow(sheet, player, playerIds[player]!, rowForm)),
  );
}
