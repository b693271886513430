import { z } from 'zod';

/** What acts on lists leave in their outcomes. */
export const publishedListSchema = z.strictObject({
  list: z.string(),
  hash: z.string(),
  players: z.int(),
  games: z.int(),
  /** How many ratings have each status. */
  statuses: z.record(z.string(), z.int()),
});

/** A published list that another edition follows. */
export const movedListSchema = z.strictObject({
  series: z.string(),
  date: z.iso.date(),
  players: z.int(),
  /** Sum of the movements without their sign. */
  points: z.number(),
});

/** An act behind a revision. */
export const causeSchema = z.strictObject({
  seq: z.int(),
  kind: z.string(),
  subject: z.strictObject({ kind: z.string(), id: z.string() }),
});
