import { z } from 'zod';

/** RFC 9457 as this server fills it. */
export const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  requestId: z.string(),
  problems: z.array(
    z.strictObject({
      code: z.string(),
      message: z.string(),
      field: z.string().optional(),
      regulation: z.string().optional(),
      article: z.string().optional(),
      versions: z.strictObject({ yours: z.unknown(), theirs: z.unknown() }).optional(),
    }),
  ),
  more: z.int().optional(),
});
