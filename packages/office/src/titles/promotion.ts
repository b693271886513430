import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import { countedOpponentSchema, reasonSchema } from '../events/verdict.ts';
import { recordKind } from '../kit/record-kind.ts';

/** The verdict on a promotion in an event, as in `escala/promotions@1`. */
export const promotionVerdictSchema = z.strictObject({
  player: z.string(),
  from: z.enum(playerCategories).nullable(),
  to: z.enum(playerCategories).nullable(),
  promoted: z.boolean(),
  points: z.number(),
  needed: z.number().nullable(),
  mean: z.number().nullable().exactOptional(),
  seconds: z.int().exactOptional(),
  opponents: z.array(countedOpponentSchema),
  reasons: z.array(reasonSchema),
});

export const PROMOTION_STATES = ['recorded', 'applied', 'revoked'] as const;

/** A promotion given by an event; once applied, it is the player's category. */
export const promotionSchema = z.strictObject({
  player: z.string(),
  event: z.string(),
  from: z.enum(playerCategories),
  to: z.enum(playerCategories),
  regulation: z.string(),
  verdict: promotionVerdictSchema,
  judgedOn: z.iso.date(),
  by: z.string(),
  state: z.enum(PROMOTION_STATES),
  applied: z.strictObject({ by: z.string(), on: z.iso.date(), reason: z.string() }).optional(),
  revoked: z.strictObject({ by: z.string(), on: z.iso.date(), reason: z.string() }).optional(),
});
export type Promotion = z.infer<typeof promotionSchema>;

export const promotionKind = recordKind('promotion', promotionSchema, ({ player, event, state, judgedOn }) => ({
  player,
  event,
  state: `${state}/${judgedOn}`,
}));

export const promotionId = (event: string, player: string): string => `${event}/${player}`;
