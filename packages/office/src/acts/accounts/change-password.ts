import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { accountKind } from '../../records/account.ts';
import { ownAccountRefusals } from './account-refusals.ts';

/** That and when a password was changed is on record; the password is not. */
export const changePassword = defineAct({
  kind: 'account.change-password',
  command: z.strictObject({ account: z.string().min(1) }),
  reason: 'optional',
  outcome: z.strictObject({ account: z.string() }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: (reading, { account }) => reading.get(accountKind, account),
  decide: (present, { account }, { actor }) => {
    const refusals = ownAccountRefusals(actor, account, present);
    return refusals.length > 0 ? refuse(...refusals) : { changes: [], outcome: { account } };
  },
});
