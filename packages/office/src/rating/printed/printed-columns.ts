import { z } from 'zod';
import { picked } from '../../kit/record-fields.ts';
import type { Season } from '../../registry/licences/season.ts';
import { type Player, playerSchema } from '../../registry/players/player.ts';
import { columnsOfPlayer, seasonOn, TOLD } from './printed-player.ts';
import { printedAtHand } from './ready-printed.ts';

/** What a list prints about a player besides the figures (fce-2016 9.1 a, c, d, h). */
export const printedColumnsSchema = z.strictObject({
  ...picked(playerSchema.shape, TOLD),
  title: z.string().optional(),
  club: z.string().optional(),
  /** The club's name when the list came out. */
  clubName: z.string().optional(),
  birthYear: z.int().optional(),
});
export type PrintedColumns = z.infer<typeof printedColumnsSchema>;

/** The columns of the player with this number. */
export type ColumnsOf = (player: number) => PrintedColumns;

/** The source of the columns when a list comes out; players are at their numbers. */
export interface Register {
  readonly players: readonly Player[];
  readonly playerIds: readonly string[];
  readonly seasons: readonly Season[];
  /** Names of clubs by id. */
  readonly clubs: ReadonlyMap<string, string>;
}

/** The columns that a list of this date prints, according to the register (D-FCE-23). */
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
