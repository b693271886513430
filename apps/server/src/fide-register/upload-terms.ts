import { z } from 'zod';

export const LIST_TYPE = 'application/octet-stream';

/** What is known of a list besides its bytes. */
export const uploadTerms = z.strictObject({
  /** The files do not contain it (D-OFF-501). */
  listed: z.iso.date().optional(),
  rhythm: z.enum(['standard', 'rapid', 'blitz']).optional(),
  name: z.string().max(500).optional(),
});
