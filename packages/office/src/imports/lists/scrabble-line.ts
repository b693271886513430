import { COLLECTIVE_TYPES } from '@escala/core';
import { z } from 'zod';
import { listLineSchema } from './list-line.ts';

export const SCRABBLE_TYPES = [...COLLECTIVE_TYPES, 'libere'] as const;

/** A rating as it was printed. */
const printedSchema = z.strictObject({
  rating: z.int().min(-9999).max(9999),
  /** Active where the list does not tell. */
  status: z.enum(['active', 'provisional', 'inactive']).optional(),
  /** Games behind it, where the list tells. */
  played: z.int().min(0).max(9999).optional(),
});

const { line, id, name, birthDate, birthYear } = listLineSchema.shape;

/** A line of an old list of Scrabble, as a batch brings it: the printed ratings of each type of play, and the general one. */
export const scrabbleLineSchema = z.strictObject({
  line,
  id,
  name,
  birthDate,
  birthYear,
  ratings: z.partialRecord(z.enum(SCRABBLE_TYPES), printedSchema),
  general: z.int().min(-9999).max(9999).optional(),
});
export type ScrabbleLine = z.infer<typeof scrabbleLineSchema>;
