import { type FederationColumns, type ListSheet, playersAfterSheet, recordWithLists } from '@escala/core';

/** The record as it stands after these lists, where a list carries everything on. K as a document told it was that of an earlier list. */
export function recordAfter(record: FederationColumns, sheets: readonly ListSheet[]): FederationColumns {
  const last = sheets.at(-1);
  if (last === undefined) return record;
  const { listedFactor: _, ...players } = playersAfterSheet(record.players, last);
  return recordWithLists(record, sheets, players);
}
