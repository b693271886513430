import { CHANGES_PER_POINT, decimal, isListed, LIST_STATUSES } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { hasRating } from '../lists/list-order.ts';
import { liveList } from '../lists/live-list.ts';
import { findPlayer, findSeries, roomFor } from '../series/find-series.ts';
import { bookOf } from '../series/series-book.ts';

/** A player's ratings as they would stand on the next lists, with the events accepted so far. Nothing of it is official. */
export const liveRating = defineQuestion({
  kind: 'rating.live',
  input: z.strictObject({ player: z.string() }),
  answer: z.strictObject({
    player: z.string(),
    ratings: z.array(
      z.strictObject({
        series: z.string(),
        name: z.string(),
        nextList: z.iso.date(),
        rating: z.int().nullable(),
        listed: z.int().nullable(),
        change: z.number(),
        games: z.int(),
        status: z.enum(LIST_STATUSES).exclude(['absent']),
      }),
    ),
  }),
  ask: async (reading, { player }, _by, ports) => {
    const { record } = await roomFor(ports, reading);
    const ratings = [];
    for (const series of record.federation.series) {
      if (bookOf(series).kind !== 'head-to-head') continue;
      const room = await findSeries(ports, reading, series.id);
      const number = findPlayer(room, player);
      const { date, sheet } = liveList(room);
      const status = sheet.status[number]!;
      if (!isListed(status)) continue;
      ratings.push({
        series: series.id,
        name: series.name,
        nextList: date,
        rating: hasRating(status) ? sheet.rating[number]! : null,
        listed: sheet.previous[number]! || null,
        change: decimal(sheet.change[number]! / CHANGES_PER_POINT),
        games: sheet.games[number]!,
        status: LIST_STATUSES[status]!,
      });
    }
    return { player, ratings };
  },
});
