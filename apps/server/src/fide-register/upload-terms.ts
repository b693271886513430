import { z } from 'zod';

export const LIST_TYPE = 'application/octet-stream';

/** What is said of a list beside its bytes. */
export const uploadTerms = z.strictObject({
  /** The files do not tell it (D-OFF-501). */
  listed: z.iso.date().optional(),
  rhythm: z.enum(['standard', 'rapid', 'blitz']).optional(),
  name: z.string().max(500).optional(),
});
