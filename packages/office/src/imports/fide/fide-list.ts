import { z } from 'zod';
import { recordKind } from '../../kit/record-kind.ts';
import { sourceSchema } from '../import.ts';

/** A FIDE list whose ratings were taken over, under its date. A corrected list of the same date is the next version. */
export const fideListSchema = z.strictObject({
  date: z.iso.date(),
  source: sourceSchema,
  appliedOn: z.iso.date(),
  /** Players whose FIDE rating changed. */
  changed: z.int().min(0),
});

export const fideListKind = recordKind('fide-list', fideListSchema, ({ date }) => ({ date }));
