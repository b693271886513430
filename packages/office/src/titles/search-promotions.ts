import { z } from 'zod';
import { defineQuestion } from '../kit/question.ts';
import { playerKind } from '../registry/players/player.ts';
import { PROMOTION_STATES, promotionKind, promotionSchema } from './promotion.ts';

/** Promotions in a state, oldest first; by default those waiting to be applied. */
export const searchPromotions = defineQuestion({
  kind: 'promotion.search',
  input: z.strictObject({
    state: z.enum(PROMOTION_STATES).default('recorded'),
    limit: z.int().min(1).max(200).default(50),
    after: z.strictObject({ value: z.string(), id: z.string() }).optional(),
  }),
  answer: z.strictObject({
    promotions: z.array(
      z.strictObject({ promotion: z.string(), version: z.int(), name: z.string(), ...promotionSchema.shape }),
    ),
    next: z.strictObject({ value: z.string(), id: z.string() }).nullable(),
  }),
  ask: async (reading, { state, limit, after }) => {
    const page = await reading.find(promotionKind, { key: 'state', startsWith: `${state}/` }, { limit, after });
    const players = await reading.getMany(
      playerKind,
      page.map(({ body }) => body.player),
    );
    const names = new Map(players.map(({ id, body }) => [id, body.name]));
    const last = page.at(-1);
    return {
      promotions: page.map(({ id, version, body }) => ({
        promotion: id,
        version,
        name: names.get(body.player) ?? body.player,
        ...body,
      })),
      next: last === undefined || page.length < limit ? null : { value: last.value, id: last.id },
    };
  },
});
