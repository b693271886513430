import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { delegationKind, delegationSchema } from '../../records/delegation.ts';
import { slug } from './given-id.ts';

export const registerDelegation = defineAct({
  kind: 'delegation.register',
  command: z.strictObject({ delegation: slug, ...delegationSchema.shape }),
  reason: 'optional',
  outcome: z.strictObject({ delegation: z.string() }),
  subject: ({ delegation }) => ({ kind: 'delegation', id: delegation }),
  load: async (reading, { delegation }) => ({ present: await reading.get(delegationKind, delegation) }),
  decide: ({ present }, { delegation, ...body }) =>
    present === undefined
      ? { changes: [put(delegationKind, delegation, 0, body)], outcome: { delegation } }
      : refuse(invalid('delegation-exists', { id: delegation, name: present.body.name }, { field: 'delegation' })),
});
