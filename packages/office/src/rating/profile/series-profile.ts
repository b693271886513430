import { CHANGES_PER_POINT, type Day, decimal, LIST_STATUSES, listInForce, UNRATED, yearOf } from '@escala/core';
import { z } from 'zod';
import type { OfficePorts, Reading } from '../../ports.ts';
import { entriesOfPeriod } from '../columns/entries-of-period.ts';
import { AGE_GROUPS_OF_LISTS, ageGroupIn, type ListGroup, rankedGroup, rankIn } from '../highlights/ranked-group.ts';
import type { LoadedSeries } from '../in-memory/loaded-series.ts';
import { printedColumns } from '../lists/columns-of-list.ts';
import { hasRating } from '../lists/list-order.ts';
import { headToHeadBook, revisionOf, rhythmOf } from '../series/series-book.ts';
import { liveLine } from '../today/live-line.ts';
import { dateOf, type PlayedGame } from './played-games.ts';

const rankSchema = z.strictObject({ rank: z.int(), of: z.int() });

export const seriesProfileSchema = z.strictObject({
  series: z.string(),
  name: z.string(),
  /** The latest list that includes the player. */
  list: z.iso.date(),
  /** Whether it is the series' latest list. */
  isLatest: z.boolean(),
  rating: z.int().nullable(),
  status: z.enum(LIST_STATUSES).exclude(['absent']),
  previous: z.int().nullable(),
  /** Unrounded. */
  change: z.number(),
  games: z.int(),
  /** As printed; absent if the book has none. */
  k: z.int().optional(),
  /** On that list; absent if the player is not ranked or not in the group. */
  rank: z.strictObject({
    everybody: rankSchema.optional(),
    women: rankSchema.optional(),
    age: rankSchema.extend({ group: z.enum(AGE_GROUPS_OF_LISTS) }).optional(),
  }),
  peak: z.strictObject({ rating: z.int(), date: z.iso.date() }).optional(),
  /** Today's value (D-OFF-760); nothing here is official. */
  live: z
    .strictObject({ nextList: z.iso.date(), rating: z.int(), change: z.int(), games: z.int(), events: z.int() })
    .optional(),
  /** The win over the highest rating, taken from the list in force at the start of the event. */
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

/** What a series shows about a player; undefined if the player was never on a list. */
export async function seriesProfile(
  reading: Reading,
  ports: OfficePorts,
  loaded: LoadedSeries,
  player: number,
  played: readonly PlayedGame[],
): Promise<SeriesProfile | undefined> {
  const place = loaded.sheets.findLastIndex(({ status }) => status[player] !== 0);
  const sheet = loaded.sheets[place];
  if (sheet === undefined) return undefined;
  const status = sheet.status[player]!;
  const columns = await printedColumns(ports, reading, loaded, loaded.dates[place]!);
  const ranked = (group: ListGroup) => rankIn(sheet, rankedGroup(loaded, sheet, columns, group), player);
  const { sex, birthYear } = columns(player);
  const group = ageGroupIn(yearOf(sheet.day), birthYear);
  const [everybody, women, age] = [
    ranked('everybody'),
    sex === 'f' ? ranked('women') : undefined,
    group && ranked(group),
  ];
  const [peak, bestWin] = [peakOf(loaded, player), bestWinOf(loaded, played)];
  const live = await liveOf(reading, loaded, player);
  return {
    series: loaded.series.id,
    name: loaded.series.name,
    list: loaded.dates[place]!,
    isLatest: place === loaded.sheets.length - 1,
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

/** The first list with the highest rating, in the current editions (D-OFF-462). */
function peakOf({ sheets, dates }: LoadedSeries, player: number): SeriesProfile['peak'] {
  let peak: SeriesProfile['peak'];
  sheets.forEach(({ status, rating }, list) => {
    if (status[player] === 0 || !hasRating(status[player]!)) return;
    if (peak === undefined || rating[player]! > peak.rating) peak = { rating: rating[player]!, date: dates[list]! };
  });
  return peak;
}

/** If there are games since the last list. */
async function liveOf(reading: Reading, loaded: LoadedSeries, player: number): Promise<SeriesProfile['live']> {
  const live = await liveLine(reading, loaded, loaded.record.playerIds[player]!);
  if (live === undefined || live.rating === null || live.games === 0) return undefined;
  const { nextList, rating, games, events } = live;
  return { nextList, rating, change: rating - (live.listed ?? rating), games, events };
}

/** Among the wins over rated players that the series has rated, the one over the highest rating. */
function bestWinOf(loaded: LoadedSeries, played: readonly PlayedGame[]): SeriesProfile['bestWin'] {
  const { columns, record, sheets, series } = loaded;
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
  // Everything rated by the series up to its last list, as one period. An event is only checked if a win in it would be
  // the best.
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
