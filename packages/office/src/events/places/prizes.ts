import { CURRENCY } from '@escala/core';
import { z } from 'zod';

/** More places than an event has players are a slip. */
const MOST_PLACES = 1000;

export const currencySchema = z.string().regex(CURRENCY).describe('Three capital letters, as in ISO 4217.');

/** The prizes of an event by place, the first place first, in the smallest coin of the currency (fce-1990 Desempats 1.6.1). */
export const prizesSchema = z.strictObject({
  currency: currencySchema,
  amounts: z.array(z.int().min(0)).min(1).max(MOST_PLACES),
});
export type Prizes = z.infer<typeof prizesSchema>;

/** The same as somebody tells it: none takes them back, and the rule book looks at the amounts. */
export const toldPrizesSchema = z.strictObject({
  currency: currencySchema,
  amounts: z
    .array(z.number().max(100_000_000_000))
    .max(MOST_PLACES)
    .describe('By place, in whole numbers of the smallest coin; empty takes the prizes back.'),
});
