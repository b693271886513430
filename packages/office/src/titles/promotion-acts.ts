import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import { type Change, put, refuse } from '../kit/act.ts';
import { actsOn } from '../kit/acts-on.ts';
import { invalid, missing, type Refusal } from '../kit/refusal.ts';
import { asSeen } from '../registry/as-seen.ts';
import { playerKind } from '../registry/players/player.ts';
import { categoryOnRecord } from './judging/title-rules.ts';
import { promotionKind } from './promotion.ts';

interface PromotionCommand {
  readonly promotion: string;
  readonly version: number;
}

const promotionAct = actsOn({
  subject: ({ promotion }: PromotionCommand) => ({ kind: 'promotion', id: promotion }),
  load: async (reading, { promotion: id }) => {
    const promotion = await reading.get(promotionKind, id);
    return { promotion, player: promotion && (await reading.get(playerKind, promotion.body.player)) };
  },
  find: ({ promotion, player }, command) => {
    const seen = asSeen(promotion, command, { code: 'promotion-unknown', field: 'promotion', id: command.promotion });
    return 'refused' in seen ? seen : { promotion: seen.found, player };
  },
});

/** Makes a recorded promotion the player's category, with this act's reason. */
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
    // If the registry has no category, the entry's applies.
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

/**
 * Revokes a promotion that should not have been given. If it was applied and nothing followed, the category is restored
 * (D-OFF-90).
 */
export const revokePromotion = promotionAct({
  kind: 'promotion.revoke',
  command: z.strictObject({ promotion: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ promotion: z.string(), category: z.enum(playerCategories).nullable() }),
  decide: ({ promotion: { id, version, body }, player }, _command, { actor, today, reason }) => {
    if (body.state === 'revoked') return refuse(invalid('promotion-state', { state: body.state }));
    const revoked = { by: actor.account, on: today, reason: reason! };
    const changes: Change[] = [put(promotionKind, id, version, { ...body, state: 'revoked' as const, revoked })];
    const goesBack =
      body.state === 'applied' && player !== undefined && categoryOnRecord(body, player.body) === body.to;
    if (goesBack) changes.push(put(playerKind, player.id, player.version, { ...player.body, category: body.from }));
    return { changes, outcome: { promotion: id, category: goesBack ? body.from : null } };
  },
});
