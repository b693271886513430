import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { accountKind } from '../../records/account.ts';
import { ownAccountRefusals } from './account-refusals.ts';

/** The holder gives up the second factor, or an administrator takes it away after a telephone was lost. */
export const removeTotp = defineAct({
  kind: 'totp.remove',
  command: z.strictObject({ account: z.string().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string() }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: (reading, { account }) => reading.get(accountKind, account),
  decide: (present, { account }, { actor }) => {
    const refusals = ownAccountRefusals(actor, account, present, 'administrator');
    if (present === undefined || refusals.length > 0) return refuse(...refusals);
    const { version, body } = present;
    const changes = body.secondFactor ? [put(accountKind, account, version, { ...body, secondFactor: false })] : [];
    return { changes, outcome: { account } };
  },
});
