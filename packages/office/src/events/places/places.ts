import { z } from 'zod';
import { stepSchema } from '../../kit/finding.ts';
import { recordKind } from '../../kit/record-kind.ts';

/** A candidate for a place, with everything the order depends on. */
export const placeLineSchema = z.strictObject({
  player: z.string(),
  has: z.boolean(),
  /** Qualified directly: outside the order, with a place. */
  qualified: z.literal(true).exactOptional(),
  /** 1, 2, 2, 4 in the order; equal if only a draw could separate them. */
  order: z.int().min(1).exactOptional(),
  rating: z.int().exactOptional(),
  sanctioned: z.boolean(),
  title: z.string().exactOptional(),
  /** In last season's classification of the same event. */
  lastPlace: z.int().min(1).exactOptional(),
  step: stepSchema.exactOptional(),
});
export type PlaceLine = z.infer<typeof placeLineSchema>;

/** Who has the places of an event with few of them (fce-1990 Normes 4.2.2.1, Desempats 1.7), under the event's id. */
export const placesSchema = z.strictObject({
  event: z.string(),
  places: z.int().min(1),
  /** Last season's event and group. */
  previous: z.string().optional(),
  /** Of the public draw; it never changes once drawn. */
  seed: z.string().optional(),
  /** In the order of giving places, directly qualified players first. */
  lines: z.array(placeLineSchema),
  decidedOn: z.iso.date(),
});
export type Places = z.infer<typeof placesSchema>;

export const placesKind = recordKind('places', placesSchema);
