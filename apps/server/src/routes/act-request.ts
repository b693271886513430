import { z } from 'zod';

export const actRequestSchema = z.strictObject({
  /** Made by the client: the same id is performed once. It is echoed in a header, which takes no other characters. */
  id: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[!-~]*$/)
    .optional(),
  reason: z.string().max(2000).nullish(),
  command: z.unknown(),
  /** What belongs to the act but must never go on record: passwords, codes, links. */
  secret: z.unknown().optional(),
});
