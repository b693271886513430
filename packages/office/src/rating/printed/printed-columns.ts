import { z } from 'zod';
import { fieldsWhere, picked } from '../../kit/record-fields.ts';
import type { Season } from '../../registry/licences/season.ts';
import { birthYearOf, PLAYER_FIELDS, type Player, playerSchema } from '../../registry/players/player.ts';
import { highestTitle } from '../../titles/title.ts';

const TOLD = fieldsWhere(PLAYER_FIELDS, 'printed', 'told');

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
  return (player) => {
    const facts = players[player]!;
    const [title, club, year] = [titleOn(facts, date), clubOn(facts, season, date), birthYearOf(facts)];
    const clubName = club === undefined ? undefined : clubs.get(club);
    // Field after field: a list has thousands of lines, and an object put together from others takes several times as long.
    const columns: PrintedColumns = { name: facts.name };
    for (const field of TOLD) tell(columns, facts, field);
    if (title !== undefined) columns.title = title;
    if (club !== undefined) columns.club = club;
    if (clubName !== undefined) columns.clubName = clubName;
    if (year !== undefined) columns.birthYear = year;
    return columns;
  };
}

function tell<Field extends (typeof TOLD)[number]>(columns: Pick<Player, Field>, facts: Player, field: Field): void {
  const value = facts[field];
  if (value !== undefined) columns[field] = value;
}

/** The season of a day; where none has the day, the calendar year. */
export function seasonOn(seasons: readonly Season[], date: string): number {
  const own = seasons.find(({ from, to }) => from <= date && date <= to);
  return own?.number ?? Number(date.slice(0, 4));
}

function titleOn({ titles = [] }: Pick<Player, 'titles'>, date: string): string | undefined {
  if (titles.length === 0) return undefined;
  const held = titles.filter(({ on }) => on === undefined || on <= date).map(({ title }) => title);
  return highestTitle(held) ?? held[0];
}

/** The club of the licence of the season, from the day it was issued; before that of the last licence there was (D-OFF-410). */
function clubOn({ licences, licensedOn }: Player, season: number, date: string): string | undefined {
  let newest: string | undefined;
  for (const own in licences) {
    if (Number(own) > season || (licensedOn?.[own] ?? date) > date) continue;
    if (newest === undefined || own > newest) newest = own;
  }
  const club = newest === undefined ? undefined : licences[newest];
  return club === '-' ? undefined : club;
}
