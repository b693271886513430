import { z } from 'zod';
import { stepSchema } from '../../kit/finding.ts';
import { recordKind } from '../../kit/record-kind.ts';

/** A candidate for a place, with everything that the order looks at. */
export const placeLineSchema = z.strictObject({
  player: z.string(),
  has: z.boolean(),
  /** Qualified directly: outside the order, with a place. */
  qualified: z.literal(true).exactOptional(),
  /** 1, 2, 2, 4 in the order; the same where only a draw would part two. */
  order: z.int().min(1).exactOptional(),
  rating: z.int().exactOptional(),
  sanctioned: z.boolean(),
  title: z.string().exactOptional(),
  /** In the classification of the same event last season. */
  lastPlace: z.int().min(1).exactOptional(),
  step: stepSchema.exactOptional(),
});
export type PlaceLine = z.infer<typeof placeLineSchema>;

/** Who has the places of an event that has few (fce-1990 Normes 4.2.2.1, Desempats 1.7), under the id of the event. */
export const placesSchema = z.strictObject({
  event: z.string(),
  places: z.int().min(1),
  /** The same event and group last season. */
  previous: z.string().optional(),
  /** Of the public draw; once drawn it stays. */
  seed: z.string().optional(),
  /** In the order in which places are given, those who are qualified first. */
  lines: z.array(placeLineSchema),
  decidedOn: z.iso.date(),
});
export type Places = z.infer<typeof placesSchema>;

export const placesKind = recordKind('places', placesSchema);
