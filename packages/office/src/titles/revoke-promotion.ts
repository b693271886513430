import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import { type Change, put, refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import { playerKind } from '../registry/players/player.ts';
import { categoryOnRecord } from './judging/title-rules.ts';
import { promotionKind } from './promotion.ts';
import { promotionAct } from './promotion-act.ts';

/** A promotion that should not have been given. If it was applied and nothing came after it, the category goes back (D-OFF-90). */
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
