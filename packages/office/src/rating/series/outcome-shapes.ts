import { z } from 'zod';

/** What acts on lists keep in their outcomes. */
export const publishedListSchema = z.strictObject({
  list: z.string(),
  hash: z.string(),
  players: z.int(),
  games: z.int(),
  /** The number of ratings with each status. */
  statuses: z.record(z.string(), z.int()),
});

/** A published list with a new revised edition. */
export const movedListSchema = z.strictObject({
  series: z.string(),
  date: z.iso.date(),
  players: z.int(),
  /** Sum of the absolute movements. */
  points: z.number(),
});

/** An act behind a revision. */
export const causeSchema = z.strictObject({
  seq: z.int(),
  kind: z.string(),
  subject: z.strictObject({ kind: z.string(), id: z.string() }),
});
