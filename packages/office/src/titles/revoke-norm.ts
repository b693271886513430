import { z } from 'zod';
import { defineAct, put, refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import { playerKind } from '../registry/players/player.ts';
import { normKind } from './norm.ts';
import { revokedBy } from './performance/entered-by-hand.ts';

/**
 * Revokes a norm that should not have been given. A title made with it must be withdrawn first: two decisions, each
 * with its reason.
 */
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
  decide: ({ norm, player }, command, terms) => {
    const id = command.norm;
    const revoked = revokedBy(norm, command, terms, {
      field: 'norm',
      id,
      unknown: 'norm-unknown',
      again: 'norm-revoked',
    });
    if ('refused' in revoked) return revoked;
    const { version, body } = revoked.found;
    const isHeld = player?.body.titles?.some(({ title }) => title === body.title) ?? false;
    if (body.usedOn !== undefined && isHeld)
      return refuse(invalid('norm-used', { title: body.title, on: body.usedOn }, { field: 'norm' }));
    return { changes: [put(normKind, id, version, body)], outcome: { norm: id } };
  },
});
