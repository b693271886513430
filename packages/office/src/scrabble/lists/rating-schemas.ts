import { COLLECTIVE_TYPES } from '@escala/core';
import { z } from 'zod';

export const PLAY_TYPES = [...COLLECTIVE_TYPES, 'libere'] as const;
export const LISTED_TYPES = [...PLAY_TYPES, 'general'] as const;

export const editionSchema = z.enum(['published', 'revised']);

export const typeRatingSchema = z.strictObject({
  rating: z.number(),
  displayed: z.int(),
  status: z.enum(['active', 'provisional', 'inactive']),
  played: z.int(),
});

export const generalRatingSchema = z.strictObject({ rating: z.number(), displayed: z.int() });

/** A player's ratings on a list, by type of play; types without a rating are left out. */
export const playerRatingsSchema = z.strictObject({
  ratings: z.partialRecord(z.enum(PLAY_TYPES), typeRatingSchema),
  general: generalRatingSchema.nullable(),
});

export const sheetMovementSchema = z.strictObject({
  player: z.string(),
  name: z.string(),
  type: z.enum(LISTED_TYPES),
  before: z.int().nullable(),
  after: z.int().nullable(),
  statusBefore: z.string(),
  statusAfter: z.string(),
});

export const movedScrabbleListSchema = z.strictObject({
  series: z.string(),
  date: z.iso.date(),
  players: z.int(),
  points: z.int(),
  lines: z.array(sheetMovementSchema),
});

export const causeSchema = z.strictObject({
  seq: z.int(),
  kind: z.string(),
  subject: z.strictObject({ kind: z.string(), id: z.string() }),
});
