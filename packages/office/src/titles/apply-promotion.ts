import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import { put, refuse } from '../kit/act.ts';
import { invalid, missing, type Refusal } from '../kit/refusal.ts';
import { playerKind } from '../registry/players/player.ts';
import { categoryOnRecord } from './judging/title-rules.ts';
import { promotionKind } from './promotion.ts';
import { promotionAct } from './promotion-act.ts';

/** A recorded promotion becomes the player's category, with the reason of this act. */
export const applyPromotion = promotionAct({
  kind: 'promotion.apply',
  command: z.strictObject({ promotion: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({
    promotion: z.string(),
    player: z.string(),
    before: z.string().nullable(),
    category: z.enum(playerCategories),
  }),
  decide: ({ promotion: { id, version, body }, player }, _command, { actor, today, reason }) => {
    if (player === undefined) return refuse(missing('player-unknown', { id: body.player }, { field: 'promotion' }));
    const refused: Refusal[] = [];
    if (body.state !== 'recorded') refused.push(invalid('promotion-state', { state: body.state }));
    if (player.body.mergedInto !== undefined)
      refused.push(invalid('player-merged', { id: player.id, kept: player.body.mergedInto }));
    // Where the registry says nothing, the category of the entry holds.
    const category = categoryOnRecord(body, player.body) ?? body.from;
    if (body.state === 'recorded' && category !== body.from)
      refused.push(invalid('promotion-category-moved', { category, from: body.from, to: body.to }));
    if (refused.length > 0) return refuse(...refused);
    const applied = { by: actor.account, on: today, reason: reason! };
    return {
      changes: [
        put(promotionKind, id, version, { ...body, state: 'applied' as const, applied }),
        put(playerKind, player.id, player.version, { ...player.body, category: body.to }),
      ],
      outcome: { promotion: id, player: player.id, before: player.body.category ?? null, category: body.to },
    };
  },
});
