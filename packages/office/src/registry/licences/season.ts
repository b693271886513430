import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';

/** A season, to which licences belong. Its id is its number: the year rule books count it for. */
export const seasonSchema = z.strictObject({
  number: z.int().min(1900).max(2199),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Until this day a licence of the previous season is still valid, for lists when a new season begins (D-OFF-3). */
  renewalUntil: z.iso.date().optional(),
});
export type Season = z.infer<typeof seasonSchema>;

export const seasonKind = recordKind('season', seasonSchema, ({ from }) => ({ from }));
