import type { FederationColumns, PlayerColumns } from './columns.ts';
import type { ListSheet } from './list-sheet.ts';

/** The players' state after a list; games by year are left to the rule book. */
export function playersAfterSheet(players: PlayerColumns, sheet: ListSheet): PlayerColumns {
  return {
    ...players,
    lastEventDay: sheet.lastEventDay,
    firstRatedDay: sheet.firstRatedDay,
    careerGames: sheet.careerGames,
    reached: sheet.reached,
    pools: new Map(sheet.pools),
  };
}

/** The record with the lists of these sheets added after its own, and the players' facts replaced. */
export function recordWithLists(
  record: FederationColumns,
  sheets: readonly ListSheet[],
  players: PlayerColumns,
): FederationColumns {
  const { days, ratings } = record.lists;
  return {
    ...record,
    players,
    lists: {
      days: [...days, ...sheets.map((sheet) => sheet.day)],
      ratings: [...ratings, ...sheets.map((sheet) => sheet.rating)],
    },
  };
}
