import {
  type HeadToHeadInput,
  type HeadToHeadOutput,
  LISTED_TYPES,
  type ScrabbleInput,
  type ScrabbleOutput,
} from '@escala/core';
import { z } from 'zod';

/** A player's line of a list. */
export const lineAskedSchema = z.strictObject({
  player: z.string(),
  series: z.string(),
  /** Default: the latest list. */
  date: z.iso.date().optional(),
  /** Which rating, if the list prints several; by default the first. */
  type: z.enum(LISTED_TYPES).optional(),
  edition: z.enum(['published', 'revised']).default('revised'),
});
export type LineAsked = Omit<z.infer<typeof lineAskedSchema>, 'series'>;

const inputDocument = z
  .looseObject({ format: z.enum(['escala/rating-input@1', 'escala/rating-input@2']) })
  .describe(
    'An escala/rating-input@1 document with everything that the line depends on; @2 after a change of regulation.',
  ) as unknown;

const outputDocument = z
  .looseObject({ format: z.literal('escala/rating-output@1') })
  .describe('The part of escala/rating-output@1 about the player; findings as keys and values.') as unknown;

export const inputDocumentSchema = inputDocument as z.ZodType<HeadToHeadInput | ScrabbleInput>;

/** What a head-to-head line is computed from, and the result. */
export const gamesShape = {
  document: inputDocument as z.ZodType<HeadToHeadInput>,
  output: outputDocument as z.ZodType<HeadToHeadOutput>,
};

/** The same for Scrabble. */
export const playShape = {
  document: inputDocument as z.ZodType<ScrabbleInput>,
  output: outputDocument as z.ZodType<ScrabbleOutput>,
};

export const explainedEventSchema = z.strictObject({ id: z.string(), name: z.string() });
