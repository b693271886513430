import { z } from 'zod';
import { defineAct, put, refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import { asSeen } from '../registry/as-seen.ts';
import { playerKind } from '../registry/players/player.ts';
import { normKind } from './norm.ts';

/** A norm that should not have been given. What it made, the title, is withdrawn first: two decisions, each with its reason. */
export const revokeNorm = defineAct({
  kind: 'norm.revoke',
  command: z.strictObject({ norm: z.string(), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ norm: z.string() }),
  subject: ({ norm }) => ({ kind: 'norm', id: norm }),
  load: async (reading, { norm: id }) => {
    const norm = await reading.get(normKind, id);
    return { norm, player: norm && (await reading.get(playerKind, norm.body.player)) };
  },
  decide: ({ norm, player }, command, { actor, today, reason }) => {
    const seen = asSeen(norm, command, { code: 'norm-unknown', field: 'norm', id: command.norm });
    if ('refused' in seen) return seen;
    const { id, version, body } = seen.found;
    if (body.revoked !== undefined) return refuse(invalid('norm-revoked', { on: body.revoked.on }, { field: 'norm' }));
    const isHeld = player?.body.titles?.some(({ title }) => title === body.title) ?? false;
    if (body.usedOn !== undefined && isHeld)
      return refuse(invalid('norm-used', { title: body.title, on: body.usedOn }, { field: 'norm' }));
    const revoked = { by: actor.account, on: today, reason: reason! };
    return { changes: [put(normKind, id, version, { ...body, revoked })], outcome: { norm: id } };
  },
});
