import { playerCategories } from '@escala/regulations';
import { z } from 'zod';
import { type Change, defineAct, put, refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import { playerKind } from '../registry/players/player.ts';
import { categoryOnRecord } from './judging/title-rules.ts';
import { promotionKind } from './promotion.ts';
import { loadPromotion, promotionAsSeen } from './promotion-as-seen.ts';

/** A promotion that should not have been given. If it was applied and nothing came after it, the category goes back (D-OFF-90). */
export const revokePromotion = defineAct({
  kind: 'promotion.revoke',
  command: z.strictObject({ promotion: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ promotion: z.string(), category: z.enum(playerCategories).nullable() }),
  subject: ({ promotion }) => ({ kind: 'promotion', id: promotion }),
  load: (reading, command) => loadPromotion(reading, command),
  decide: (facts, command, { actor, today, reason }) => {
    const seen = promotionAsSeen(facts, command);
    if ('refused' in seen) return seen;
    const { id, version, body } = seen.found;
    if (body.state === 'revoked') return refuse(invalid('promotion-state', { state: body.state }));
    const revoked = { by: actor.account, on: today, reason: reason! };
    const changes: Change[] = [put(promotionKind, id, version, { ...body, state: 'revoked' as const, revoked })];
    const { player } = facts;
    const goesBack =
      body.state === 'applied' && player !== undefined && categoryOnRecord(body, player.body) === body.to;
    if (goesBack) changes.push(put(playerKind, player.id, player.version, { ...player.body, category: body.from }));
    return { changes, outcome: { promotion: id, category: goesBack ? body.from : null } };
  },
});
