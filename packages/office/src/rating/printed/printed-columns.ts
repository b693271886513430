import { z } from 'zod';
import { picked } from '../../kit/record-fields.ts';
import type { Season } from '../../registry/licences/season.ts';
import { type Player, playerSchema } from '../../registry/players/player.ts';
import { columnsOfPlayer, seasonOn, TOLD } from './printed-player.ts';
import { printedAtHand } from './ready-printed.ts';

/** What a list prints of a player beside the figures (fce-2016 9.1 a, c, d, h). */
export const printedColumnsSchema = z.strictObject({
  ...picked(playerSchema.shape, TOLD),
  title: z.string().optional(),
  club: z.string().optional(),
  /** As the club was called when the list came out. */
  clubName: z.string().optional(),
  birthYear: z.int().optional(),
});
export type PrintedColumns = z.infer<typeof printedColumnsSchema>;

/** The columns of whoever stands at this number. */
export type ColumnsOf = (player: number) => PrintedColumns;

/** What the columns are taken from when a list comes out; players stand at their numbers. */
export interface Register {
  readonly players: readonly Player[];
  readonly playerIds: readonly string[];
  readonly seasons: readonly Season[];
  /** Names of clubs by id. */
  readonly clubs: ReadonlyMap<string, string>;
}

/** How a list of this date prints everybody by what the register says (D-FCE-23). */
export function columnsOn({ players, seasons, clubs }: Register, date: string): ColumnsOf {
  const season = seasonOn(seasons, date);
  const atHand = printedAtHand(players, seasons, date);
  return (player) => {
    const columns: PrintedColumns = atHand(player) ?? columnsOfPlayer(players[player]!, season, date);
    const clubName = columns.club === undefined ? undefined : clubs.get(columns.club);
    if (clubName !== undefined) columns.clubName = clubName;
    return columns;
  };
}
