import { z } from 'zod';
import { defineAct, put } from '../../kit/act.ts';
import { nameSchema } from '../../kit/name-schema.ts';
import { asSeen } from '../as-seen.ts';
import { delegationKind } from './delegation.ts';

export const amendDelegation = defineAct({
  kind: 'delegation.amend',
  command: z.strictObject({ delegation: z.string(), version: z.int(), name: nameSchema }),
  outcome: z.strictObject({ delegation: z.string() }),
  subject: ({ delegation }) => ({ kind: 'delegation', id: delegation }),
  load: async (reading, { delegation }) => ({ present: await reading.get(delegationKind, delegation) }),
  decide: ({ present }, command) => {
    const { delegation, version, ...body } = command;
    const seen = asSeen(present, command, { code: 'delegation-unknown', field: 'delegation', id: delegation });
    if ('refused' in seen) return seen;
    return { changes: [put(delegationKind, delegation, version, body)], outcome: { delegation } };
  },
});
