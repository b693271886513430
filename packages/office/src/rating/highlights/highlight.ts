import { z } from 'zod';
import { printedColumnsSchema } from '../printed/printed-columns.ts';

/** A line as shown on front pages, for any kind of book. */
const highlightSchema = z.strictObject({
  rank: z.int().nullable(),
  player: z.string(),
  ...printedColumnsSchema.shape,
  rating: z.int(),
  /** On the previous list. */
  previous: z.int().nullable(),
  /** In whole points, as printed on both lists. */
  change: z.int().nullable(),
  /** Unrounded, if the book computes in fractions of a point. */
  exactChange: z.number().optional(),
  games: z.int().nullable(),
});
export type Highlight = z.infer<typeof highlightSchema>;

export const highlightsShape = {
  /** Events and games rated by the list; unknown for lists from before the office. */
  events: z.int().nullable(),
  games: z.int().nullable(),
  newcomers: z.int(),
  /** Players whose rating changed since the previous list. */
  moved: z.int(),
  /** The highest in each group; under 18 by year of birth (D-OFF-461). */
  top: z.strictObject({
    everybody: z.array(highlightSchema),
    women: z.array(highlightSchema),
    under18: z.array(highlightSchema),
  }),
  /** The largest gains and losses; a front page explains the first of them. */
  risers: z.array(highlightSchema),
  fallers: z.array(highlightSchema),
};
export type Highlights = z.infer<z.ZodObject<typeof highlightsShape>>;

export const MOST_HIGHLIGHTS = 20;
