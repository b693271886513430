import { z } from 'zod';

export const actRequestSchema = z.strictObject({
  /** Made by whoever asks: the same id is performed once. It goes back in a header, which takes no other signs. */
  id: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[!-~]*$/)
    .optional(),
  reason: z.string().max(2000).nullish(),
  command: z.unknown(),
  /** What belongs to the act but never on record: passwords, codes, links. */
  secret: z.unknown().optional(),
});
