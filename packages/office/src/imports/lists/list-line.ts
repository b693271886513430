import { z } from 'zod';

/** Lines of a list at most. */
export const MOST_LINES = 200_000;

/** A line of an old list, as a batch brings it. Of `id`, `fideId` and `name` at least one is there. */
export const listLineSchema = z.strictObject({
  line: z.int().min(0),
  id: z.string().min(1).max(64).optional(),
  fideId: z.string().max(10).optional(),
  name: z.string().max(200).optional(),
  birthDate: z.iso.date().optional(),
  birthYear: z.int().optional(),
  rating: z.int().min(1).max(9999),
  previous: z.int().min(1).max(9999).optional(),
  /** Whole points. */
  change: z.int().min(-9999).max(9999).optional(),
  baseFactor: z.int().min(0).max(255).optional(),
  factor: z.int().min(0).max(255).optional(),
  games: z.int().min(0).max(9999).optional(),
});
export type ListLine = z.infer<typeof listLineSchema>;
