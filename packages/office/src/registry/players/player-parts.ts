import { z } from 'zod';
import { writtenForm } from '../../kit/written-form.ts';

const rating = z.int().min(1).max(4000);

/** What a rating series knows about a player from before the office kept the record (interchange: rating-input). */
export const openingSchema = z.strictObject({
  lastEventOn: z.iso.date().optional(),
  firstRatedOn: z.iso.date().optional(),
  gamesByYear: z.record(z.string().regex(/^\d{4}$/), z.int().min(0)).optional(),
  careerGames: z.int().min(0).optional(),
  reached2400: z.boolean().optional(),
  pool: z
    .array(z.strictObject({ event: z.string(), end: z.iso.date(), games: z.int(), points: z.number(), rc: z.int() }))
    .optional(),
});

/** Digits without leading zeros: each player has exactly one form. */
export const fideIdSchema = writtenForm('fideId', /^[1-9]\d{0,9}$/);

/** As in FIDE's country codes. */
export const countrySchema = writtenForm('country', /^[A-Z]{3}$/);

export const fideFactsSchema = z.strictObject({
  id: fideIdSchema.optional(),
  /** Ratings on FIDE's lists, each from the list's date on; oldest first. */
  ratings: z
    .array(
      z.strictObject({
        from: z.iso.date(),
        standard: rating.optional(),
        rapid: rating.optional(),
        blitz: rating.optional(),
      }),
    )
    .optional(),
});

export const titleHeldSchema = z.strictObject({ title: z.string().min(1), on: z.iso.date().optional() });

/** Earlier years of birth are not accepted. */
export const FIRST_BIRTH_YEAR = 1850;
