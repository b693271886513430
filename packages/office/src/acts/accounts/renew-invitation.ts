import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { accountKind } from '../../records/account.ts';
import { accountUnknown } from './account-refusals.ts';

/** A new link, for an invitation that ran out or a password that was forgotten. */
export const renewInvitation = defineAct({
  kind: 'account.renew-invitation',
  command: z.strictObject({ account: z.string().min(1) }),
  reason: 'optional',
  outcome: z.strictObject({ account: z.string() }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: (reading, { account }) => reading.get(accountKind, account),
  decide: (present, { account }) => {
    if (present === undefined) return refuse(accountUnknown(account));
    if (present.body.state === 'suspended') return refuse(invalid('account-suspended', {}, { field: 'account' }));
    return { changes: [], outcome: { account } };
  },
});
