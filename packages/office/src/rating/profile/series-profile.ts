import { CHANGES_PER_POINT, type Day, decimal, LIST_STATUSES, listInForce, UNRATED, yearOf } from '@escala/core';
import { z } from 'zod';
import type { OfficePorts, Reading } from '../../ports.ts';
import { entriesOfPeriod } from '../columns/entries-of-period.ts';
import { AGE_GROUPS_OF_LISTS, ageGroupIn, type ListGroup, rankedGroup, rankIn } from '../highlights/ranked-group.ts';
import { printedColumns } from '../lists/columns-of-list.ts';
import { hasRating } from '../lists/list-order.ts';
import { liveList } from '../lists/live-list.ts';
import type { SeriesRoom } from '../rooms/series-room.ts';
import { headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';
import { dateOf, type PlayedGame } from './played-games.ts';

const rankSchema = z.strictObject({ rank: z.int(), of: z.int() });

export const seriesProfileSchema = z.strictObject({
  series: z.string(),
  name: z.string(),
  /** The latest list on which the player stands. */
  list: z.iso.date(),
  /** Whether it is the latest of all. */
  isLatest: z.boolean(),
  rating: z.int().nullable(),
  status: z.enum(LIST_STATUSES).exclude(['absent']),
  previous: z.int().nullable(),
  /** Not rounded. */
  change: z.number(),
  games: z.int(),
  /** As the list prints it; absent where the book has none. */
  k: z.int().optional(),
  /** On that list; absent where the player is not ranked or not of the group. */
  rank: z.strictObject({
    everybody: rankSchema.optional(),
    women: rankSchema.optional(),
    age: rankSchema.extend({ group: z.enum(AGE_GROUPS_OF_LISTS) }).optional(),
  }),
  peak: z.strictObject({ rating: z.int(), date: z.iso.date() }).optional(),
  /** The next list with the events accepted so far; nothing of it is official. */
  live: z
    .strictObject({ nextList: z.iso.date(), rating: z.int(), change: z.int(), games: z.int(), events: z.int() })
    .optional(),
  /** The highest rating, of the list in force at the start of the event, that was beaten. */
  bestWin: z
    .strictObject({
      opponent: z.string(),
      name: z.string(),
      rating: z.int(),
      event: z.string(),
      date: z.iso.date(),
    })
    .optional(),
});
export type SeriesProfile = z.infer<typeof seriesProfileSchema>;

/** What a series says of a player; nothing where the player never stood on a list. */
export async function seriesProfile(
  reading: Reading,
  ports: OfficePorts,
  room: SeriesRoom,
  player: number,
  played: readonly PlayedGame[],
): Promise<SeriesProfile | undefined> {
  const place = room.sheets.findLastIndex(({ status }) => status[player] !== 0);
  const sheet = room.sheets[place];
  if (sheet === undefined) return undefined;
  const status = sheet.status[player]!;
  const columns = await printedColumns(ports, reading, room, room.dates[place]!);
  const ranked = (group: ListGroup) => rankIn(sheet, rankedGroup(room, sheet, columns, group), player);
  const { sex, birthYear } = columns(player);
  const group = ageGroupIn(yearOf(sheet.day), birthYear);
  const [everybody, women, age] = [
    ranked('everybody'),
    sex === 'f' ? ranked('women') : undefined,
    group && ranked(group),
  ];
  const [peak, live, bestWin] = [peakOf(room, player), liveOf(room, player), bestWinOf(room, played)];
  return {
    series: room.series.id,
    name: room.series.name,
    list: room.dates[place]!,
    isLatest: place === room.sheets.length - 1,
    rating: hasRating(status) ? sheet.rating[player]! : null,
    status: LIST_STATUSES[status] as SeriesProfile['status'],
    previous: sheet.previous[player] === UNRATED ? null : sheet.previous[player]!,
    change: decimal(sheet.change[player]! / CHANGES_PER_POINT),
    games: sheet.games[player]!,
    ...(sheet.factor[player]! > 0 && { k: sheet.factor[player]! }),
    rank: {
      ...(everybody && { everybody }),
      ...(women && { women }),
      ...(age && { age: { ...age, group: group! } }),
    },
    ...(peak && { peak }),
    ...(live && { live }),
    ...(bestWin && { bestWin }),
  };
}

/** The first list with the highest rating, in the editions in force (D-OFF-462). */
function peakOf({ sheets, dates }: SeriesRoom, player: number): SeriesProfile['peak'] {
  let peak: SeriesProfile['peak'];
  sheets.forEach(({ status, rating }, list) => {
    if (status[player] === 0 || !hasRating(status[player]!)) return;
    if (peak === undefined || rating[player]! > peak.rating) peak = { rating: rating[player]!, date: dates[list]! };
  });
  return peak;
}

/** Where games were accepted since the last list. */
function liveOf(room: SeriesRoom, player: number): SeriesProfile['live'] {
  const { date, sheet } = liveList(room);
  if (sheet.games[player] === 0 || !hasRating(sheet.status[player]!)) return undefined;
  const rating = sheet.rating[player]!;
  const listed = sheet.previous[player]! || rating;
  const { events } = room.entriesWith(sheet.day, [player]);
  return { nextList: date, rating, change: rating - listed, games: sheet.games[player]!, events: events.length };
}

/** Of everything that the player won against somebody with a rating, the highest that a list of the series has rated. */
function bestWinOf(room: SeriesRoom, played: readonly PlayedGame[]): SeriesProfile['bestWin'] {
  const { columns, record, sheets, series } = room;
  const listsBefore = new Map<Day, number>();
  const inForce = (day: Day): number => {
    const list = listsBefore.get(day) ?? listInForce(columns.lists, day);
    listsBefore.set(day, list);
    return list;
  };
  const won = played.flatMap((game) => {
    if (game.score !== 100) return [];
    const list = inForce(columns.events.startDay[game.event]!);
    const rating = columns.lists.ratings[list]?.[game.opponent] ?? UNRATED;
    return rating === UNRATED ? [] : [{ ...game, rating }];
  });
  // All that lists of the series have rated up to the last one, as one period. An event is asked about when a win in it would be the best.
  const period = { revision: revisionOf(series), rhythm: rhythmOf(series), listDay: sheets.at(-1)!.day };
  const ratedIn = new Map<number, ReadonlySet<number>>();
  const isRated = ({ event, game }: PlayedGame): boolean => {
    const games =
      ratedIn.get(event) ?? new Set(entriesOfPeriod(headToHeadBook(series), columns, period, [event]).games);
    ratedIn.set(event, games);
    return games.has(game);
  };
  const best = won.sort((a, b) => b.rating - a.rating).find(isRated);
  return (
    best && {
      opponent: record.playerIds[best.opponent]!,
      name: record.players[best.opponent]!.name,
      rating: best.rating,
      event: columns.events.ids[best.event]!,
      date: dateOf(best),
    }
  );
}
