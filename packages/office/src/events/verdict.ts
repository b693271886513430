import { numberSources, playerCategories } from '@escala/regulations';
import { z } from 'zod';
import { codeSchema } from '../kit/finding.ts';

/** A condition of a verdict as kept: keys and values, turned into words when shown. */
export const reasonSchema = z.strictObject({
  code: codeSchema<'finding'>(),
  article: z.string(),
  holds: z.enum(['yes', 'no', 'unknown']),
  decisions: z.array(codeSchema<'decision'>()).exactOptional(),
  round: z.int().exactOptional(),
  player: z.string().exactOptional(),
  waived: z.literal(true).exactOptional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const countedOpponentSchema = z.strictObject({
  round: z.int(),
  opponent: z.string(),
  points: z.number(),
  number: z.number().exactOptional(),
  source: z.enum(numberSources).exactOptional(),
  countsAs: z.enum(playerCategories).exactOptional(),
});
