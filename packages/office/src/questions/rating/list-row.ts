import { type ListRow, type ListSheet, sheetRow } from '@escala/core';
import { z } from 'zod';
import { headToHeadBook } from '../../rating/series-book.ts';
import type { SeriesRoom } from '../../rating/series-room.ts';
import { birthYearOf, clubOf, type Player } from '../../records/player.ts';
import { highestTitle } from '../../records/title.ts';

/** A line of a list as it is read: what fce-2016 9.1 and fide-2009 7.2 ask for, and the change. */
export const listRowSchema = z.strictObject({
  rank: z.int().nullable(),
  id: z.string(),
  name: z.string(),
  title: z.string().optional(),
  club: z.string().optional(),
  sex: z.enum(['f', 'm']).optional(),
  nationality: z.string().optional(),
  birthYear: z.int().optional(),
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

export function titleOf({ titles = [] }: Pick<Player, 'titles'>, on: string): string | undefined {
  if (titles.length === 0) return undefined;
  const held = titles.filter((title) => title.on === undefined || title.on <= on).map(({ title }) => title);
  return highestTitle(held) ?? held[0];
}

/** The club on a list: that of the licence of its season, else the last one there was. */
export function clubOnList(facts: Player, date: string): string | undefined {
  const club = facts.licences[date.slice(0, 4)] ?? clubOf(facts);
  return club === '-' ? undefined : club;
}

export function listedRow(
  room: SeriesRoom,
  sheet: ListSheet,
  player: number,
  rank: number | null,
  date: string,
): ListedRow {
  const { record, series } = room;
  const facts = record.players[player]!;
  const row: ListRow = sheetRow(sheet, player, record.playerIds[player]!, headToHeadBook(series).rowForm);
  const title = titleOf(facts, date);
  const club = clubOnList(facts, date);
  const year = birthYearOf(facts);
  // Field after field: a list has thousands of lines, and an object put together from others takes several times as long.
  const line: Omit<ListedRow, 'rating' | 'status'> = { rank, id: row.id, name: facts.name };
  if (title !== undefined) line.title = title;
  if (club !== undefined) line.club = club;
  if (facts.sex !== undefined) line.sex = facts.sex;
  if (facts.nationality !== undefined) line.nationality = facts.nationality;
  if (year !== undefined) line.birthYear = year;
  return Object.assign(line, row);
}
