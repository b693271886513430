import { z } from 'zod';
import { printedColumnsSchema } from '../printed/printed-columns.ts';

/** A line as front pages show it, of any kind of book. */
const highlightSchema = z.strictObject({
  rank: z.int().nullable(),
  player: z.string(),
  ...printedColumnsSchema.shape,
  rating: z.int(),
  /** On the list before. */
  previous: z.int().nullable(),
  /** In whole points, as both lists print them. */
  change: z.int().nullable(),
  /** Not rounded, where the book reckons in parts of a point. */
  exactChange: z.number().optional(),
  games: z.int().nullable(),
});
export type Highlight = z.infer<typeof highlightSchema>;

export const highlightsShape = {
  /** Events and games that the list rates; not known of lists from before the office. */
  events: z.int().nullable(),
  games: z.int().nullable(),
  newcomers: z.int(),
  /** Players whose rating is another one than on the list before. */
  moved: z.int(),
  /** The highest of each group; under 18 by year of birth (D-OFF-461). */
  top: z.strictObject({
    everybody: z.array(highlightSchema),
    women: z.array(highlightSchema),
    under18: z.array(highlightSchema),
  }),
  /** Who won and lost most points: the first of them is the number that a front page takes apart. */
  risers: z.array(highlightSchema),
  fallers: z.array(highlightSchema),
};
export type Highlights = z.infer<z.ZodObject<typeof highlightsShape>>;

export const MOST_HIGHLIGHTS = 20;
