import { z } from 'zod';
import { PLAY_TYPES } from '../series/scrabble-sheet.ts';

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
