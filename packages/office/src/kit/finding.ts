import { z } from 'zod';

/** What a rule book has to say, as it is kept: keys and values, said in words by whoever shows it. */
export const findingSchema = z.strictObject({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  article: z.string(),
  refuses: z.literal(true).exactOptional(),
  decisions: z.array(z.string()).exactOptional(),
  event: z.string().exactOptional(),
  round: z.int().exactOptional(),
  player: z.string().exactOptional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type KeptFinding = z.infer<typeof findingSchema>;
