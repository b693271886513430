import { z } from 'zod';
import { accountKind } from '../../accounts/account.ts';
import { defineQuestion } from '../../kit/question.ts';

/** Who may be named as an event's arbiter: active accounts with that role, by name only (D-OFF-233). */
export const searchArbiters = defineQuestion({
  kind: 'arbiter.search',
  input: z.strictObject({}),
  answer: z.strictObject({ arbiters: z.array(z.strictObject({ account: z.string(), name: z.string() })) }),
  ask: async (reading) => {
    const found = await reading.find(accountKind, { key: 'role', equals: 'arbiter' });
    const arbiters = found.map(({ id, body }) => ({ account: id, name: body.name }));
    return {
      arbiters: arbiters.sort((a, b) => (a.name === b.name ? before(a.account, b.account) : before(a.name, b.name))),
    };
  },
});

const before = (a: string, b: string): number => (a < b ? -1 : 1);
