import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { recordKind } from '../../kit/record-kind.ts';
import { invalid } from '../../kit/refusal.ts';
import { searchWords } from '../../kit/search-words.ts';
import { nameSchema } from '../../kit/written-form.ts';
import { asSeen } from '../as-seen.ts';
import { slug } from '../given-id.ts';

export const registerDelegation = defineAct({
  kind: 'delegation.register',
  command: z.strictObject({ delegation: slug, name: nameSchema }),
  outcome: z.strictObject({ delegation: z.string() }),
  subject: ({ delegation }) => ({ kind: 'delegation', id: delegation }),
  load: async (reading, { delegation }) => ({ present: await reading.get(delegationKind, delegation) }),
  decide: ({ present }, { delegation, ...body }) =>
    present === undefined
      ? { changes: [put(delegationKind, delegation, 0, body)], outcome: { delegation } }
      : refuse(invalid('delegation-exists', { id: delegation, name: present.body.name }, { field: 'delegation' })),
});

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

/** A territorial delegation of the federation. */
export const delegationSchema = z.strictObject({ name: z.string().trim().min(1) });

export const delegationKind = recordKind('delegation', delegationSchema, ({ name }) => ({ name: searchWords(name) }));
