import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { accountKind } from '../../records/account.ts';
import { ownAccountRefusals } from './account-refusals.ts';

/** A code of the new key was right: the account has a second factor. */
export const confirmTotp = defineAct({
  kind: 'totp.confirm',
  command: z.strictObject({ account: z.string().min(1) }),
  reason: 'optional',
  outcome: z.strictObject({ account: z.string() }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: (reading, { account }) => reading.get(accountKind, account),
  decide: (present, { account }, { actor }) => {
    const refusals = ownAccountRefusals(actor, account, present);
    if (present === undefined || refusals.length > 0) return refuse(...refusals);
    const { version, body } = present;
    const changes = body.secondFactor ? [] : [put(accountKind, account, version, { ...body, secondFactor: true })];
    return { changes, outcome: { account } };
  },
});
