import { PLAY_TYPES } from '@escala/core';
import { z } from 'zod';

/** Lines of a list at most. */
export const MOST_LINES = 200_000;

/** A rating of Scrabble as it was printed. */
const printedSchema = z.strictObject({
  rating: z.int().min(-9999).max(9999),
  /** Active where the list does not tell. */
  status: z.enum(['active', 'provisional', 'inactive']).optional(),
  /** Games behind it, where the list tells. */
  played: z.int().min(0).max(9999).optional(),
});

/**
 * A line of an old list, as a batch brings it. Of `id`, `fideId` and `name` at least one is there; `rating` is that of games between two
 * players, `ratings` those of Scrabble.
 */
export const oldLineSchema = z.strictObject({
  line: z.int().min(0),
  id: z.string().min(1).max(64).optional(),
  fideId: z.string().max(10).optional(),
  name: z.string().max(200).optional(),
  birthDate: z.iso.date().optional(),
  birthYear: z.int().optional(),
  rating: z.int().min(1).max(9999).optional(),
  previous: z.int().min(1).max(9999).optional(),
  /** Whole points. */
  change: z.int().min(-9999).max(9999).optional(),
  baseFactor: z.int().min(0).max(255).optional(),
  factor: z.int().min(0).max(255).optional(),
  games: z.int().min(0).max(9999).optional(),
  /** Of each type of play. */
  ratings: z.partialRecord(z.enum(PLAY_TYPES), printedSchema).optional(),
  general: z.int().min(-9999).max(9999).optional(),
});
export type OldLine = z.infer<typeof oldLineSchema>;

export type GamesLine = OldLine & { readonly rating: number };
export type PlayLine = OldLine & { readonly ratings: NonNullable<OldLine['ratings']> };

export const isGamesLine = (line: OldLine): line is GamesLine => line.rating !== undefined;
export const isPlayLine = (line: OldLine): line is PlayLine => line.ratings !== undefined;
