import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { asSeen } from '../as-seen.ts';
import { keptApartKind, pairId } from './kept-apart.ts';

/** That two players are two persons is taken back: they may be suspected and merged again. */
export const reconsiderApart = defineAct({
  kind: 'player.reconsider',
  command: z.strictObject({
    one: z.string(),
    other: z.string(),
    /** Of what is taken back. */
    version: z.int(),
  }),
  reason: 'required',
  outcome: z.strictObject({ players: z.tuple([z.string(), z.string()]) }),
  subject: ({ one, other }) => ({ kind: 'kept-apart', id: pairId(one, other) }),
  load: async (reading, { one, other }) => ({ mark: await reading.get(keptApartKind, pairId(one, other)) }),
  decide: ({ mark }, command, { today }) => {
    const { one, other } = command;
    const seen = asSeen(mark, command, { code: 'apart-unknown', field: 'other', id: pairId(one, other) });
    if ('refused' in seen) return seen;
    const { id, version, body } = seen.found;
    if (body.undoneOn !== undefined) return refuse(invalid('not-apart', { one, other }, { field: 'other' }));
    return {
      changes: [put(keptApartKind, id, version, { ...body, undoneOn: today })],
      outcome: { players: body.players },
    };
  },
});
