import { LISTED_TYPES, RATING_STATUSES } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { ratingOf } from '../series/ratings.ts';

const pointSchema = z.strictObject({
  date: z.iso.date(),
  /** As the record has it today. */
  rating: z.int().nullable(),
  /** As published, if different. */
  published: z.int().nullable().optional(),
  status: z.enum(RATING_STATUSES),
  games: z.int(),
  change: z.number().optional(),
  k: z.int().optional(),
});
export type PointOfHistory = z.infer<typeof pointSchema>;

/** Every rating of a player, list by list. */
export const ratingHistory = defineQuestion({
  kind: 'rating.history',
  input: z.strictObject({ player: z.string() }),
  answer: z.strictObject({
    player: z.string(),
    series: z.array(
      z.strictObject({
        series: z.string(),
        name: z.string(),
        /** Which rating, if lists print several for a player. */
        type: z.enum(LISTED_TYPES).optional(),
        /** Where its lists changed to another regulation: the first list under the new one. */
        bookChange: z.strictObject({ from: z.iso.date(), before: z.string(), after: z.string() }).exactOptional(),
        points: z.array(pointSchema),
      }),
    ),
  }),
  ask: async (reading, { player }, { listName }, ports) => {
    const federation = await reading.get(federationKind, reading.federation);
    const all = [];
    for (const series of federation?.body.series ?? []) {
      const { id, regulation: after, bookChange } = series;
      const change = bookChange && { bookChange: { from: bookChange.from, before: bookChange.before, after } };
      for (const { type, points } of await ratingOf(series).history(reading, ports, series, player))
        all.push({ series: id, name: listName(series), ...(type && { type }), ...change, points: [...points] });
    }
    return { player, series: all };
  },
});
