import type { ColumnsOf, PrintedColumns, Register } from '../../rating/printed/printed-columns.ts';
import { listedPlayers, type ScrabbleSheet } from './scrabble-sheet.ts';

/** Everything that a list of Scrabble prints, for its seal: every rating, and every column of whoever has one. */
export function printedScrabble(sheet: ScrabbleSheet, { players, playerIds }: Register, columns: ColumnsOf) {
  const { ratings, general } = sheet;
  const listed = new Set(listedPlayers(sheet));
  const printed: Record<string, PrintedColumns> = {};
  for (const number of players.keys())
    if (listed.has(playerIds[number]!)) printed[playerIds[number]!] = columns(number);
  return { ratings, general, players: printed };
}
