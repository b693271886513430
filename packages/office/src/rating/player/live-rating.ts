import { LISTED_TYPES } from '@escala/core';
import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { federationKind } from '../../registry/federation/federation.ts';
import { listedStatusSchema } from '../lists/list-row.ts';
import { ratingOf } from '../series/ratings.ts';

const ratingSchema = z.strictObject({
  /** Which rating, if lists print several for a player. */
  type: z.enum(LISTED_TYPES).optional(),
  nextList: z.iso.date(),
  rating: z.int().nullable(),
  listed: z.int().nullable(),
  change: z.number(),
  games: z.int(),
  status: listedStatusSchema,
});
export type LiveRating = z.infer<typeof ratingSchema>;

/** A player's ratings as they would be on the next lists today (D-OFF-760). Nothing here is official. */
export const liveRating = defineQuestion({
  kind: 'rating.live',
  input: z.strictObject({ player: z.string() }),
  answer: z.strictObject({
    player: z.string(),
    ratings: z.array(ratingSchema.extend({ series: z.string(), name: z.string() })),
  }),
  ask: async (reading, { player }, { today, listName }, ports) => {
    const federation = await reading.get(federationKind, reading.federation);
    const ratings = [];
    for (const series of federation?.body.series ?? [])
      for (const live of await ratingOf(series).live(reading, ports, series, player, today))
        ratings.push({ series: series.id, name: listName(series), ...live });
    return { player, ratings };
  },
});
