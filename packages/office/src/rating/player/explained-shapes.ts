import type { HeadToHeadInput, HeadToHeadOutput } from '@escala/core';
import { z } from 'zod';

export const inputDocumentSchema = z
  .looseObject({ format: z.literal('escala/rating-input@1') })
  .describe(
    'A document escala/rating-input@1 with everything that the line depends on.',
  ) as unknown as z.ZodType<HeadToHeadInput>;

export const outputDocumentSchema = z
  .looseObject({ format: z.literal('escala/rating-output@1') })
  .describe(
    'What concerns the player of escala/rating-output@1; findings as keys and values.',
  ) as unknown as z.ZodType<HeadToHeadOutput>;

export const explainedEventSchema = z.strictObject({ id: z.string(), name: z.string() });
