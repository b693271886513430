import { PLAY_TYPES } from '@escala/core';
import { z } from 'zod';

/** The limit of lines in a list. */
export const MOST_LINES = 200_000;

/** A Scrabble rating as printed. */
const printedSchema = z.strictObject({
  rating: z.int().min(-9999).max(9999),
  /** Active by default. */
  status: z.enum(['active', 'provisional', 'inactive']).optional(),
  /** Games behind it, if given. */
  played: z.int().min(0).max(9999).optional(),
});

/**
 * A line of an old list in a batch. At least one of `id`, `fideId` and `name` is given; `rating` is for head-to-head
 * lists, `ratings` for Scrabble.
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
  /** In whole points. */
  change: z.int().min(-9999).max(9999).optional(),
  baseFactor: z.int().min(0).max(255).optional(),
  factor: z.int().min(0).max(255).optional(),
  games: z.int().min(0).max(9999).optional(),
  /** By type of play. */
  ratings: z.partialRecord(z.enum(PLAY_TYPES), printedSchema).optional(),
  general: z.int().min(-9999).max(9999).optional(),
});
export type OldLine = z.infer<typeof oldLineSchema>;

export type GamesLine = OldLine & { readonly rating: number };
export type PlayLine = OldLine & { readonly ratings: NonNullable<OldLine['ratings']> };

export const isGamesLine = (line: OldLine): line is GamesLine => line.rating !== undefined;
export const isPlayLine = (line: OldLine): line is PlayLine => line.ratings !== undefined;
