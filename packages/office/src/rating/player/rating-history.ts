import { CHANGES_PER_POINT, decimal, LIST_STATUS, LIST_STATUSES, type ListStatus } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { hasRating } from '../lists/list-order.ts';
import { findPlayer, findSeries, roomFor } from '../series/find-series.ts';
import { type KeptLine, keptLines } from '../series/kept-lines.ts';
import { bookOf } from '../series/series-book.ts';

const pointSchema = z.strictObject({
  date: z.iso.date(),
  /** As the record has it today. */
  rating: z.int().nullable(),
  /** As it was published, where that was another number. */
  published: z.int().nullable().optional(),
  status: z.enum(LIST_STATUSES).exclude(['absent']),
  games: z.int(),
  change: z.number(),
  k: z.int(),
});

/** Every rating that a player had, list by list. */
export const ratingHistory = defineQuestion({
  kind: 'rating.history',
  input: z.strictObject({ player: z.string() }),
  answer: z.strictObject({
    player: z.string(),
    series: z.array(z.strictObject({ series: z.string(), name: z.string(), points: z.array(pointSchema) })),
  }),
  ask: async (reading, { player }, _by, ports) => {
    const { record } = await roomFor(ports, reading);
    const rated = record.federation.series.filter((series) => bookOf(series).kind === 'head-to-head');
    const series = [];
    for (const { id, name } of rated) {
      const room = await findSeries(ports, reading, id);
      const number = findPlayer(room, player);
      const published = await keptLines(reading, room, number);
      const points = room.sheets.flatMap((sheet, list) => {
        const status = sheet.status[number]!;
        if (status === LIST_STATUS.absent) return [];
        const date = room.dates[list]!;
        const rating = hasRating(status) ? sheet.rating[number]! : null;
        const printed = published.has(date) ? ratingOf(published.get(date)) : rating;
        return [
          {
            date,
            rating,
            ...(printed === rating ? {} : { published: printed }),
            status: LIST_STATUSES[status] as ListStatus,
            games: sheet.games[number]!,
            change: decimal(sheet.change[number]! / CHANGES_PER_POINT),
            k: sheet.factor[number]!,
          },
        ];
      });
      series.push({ series: id, name, points });
    }
    return { player, series };
  },
});

const ratingOf = (line: KeptLine | undefined): number | null =>
  line && hasRating(line.status) && line.status !== LIST_STATUS.absent ? line.rating : null;
