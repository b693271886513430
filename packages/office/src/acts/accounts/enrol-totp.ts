import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { accountKind } from '../../records/account.ts';
import { ownAccountRefusals } from './account-refusals.ts';

/** The holder asks for a key for codes by time. It counts once a code has confirmed it. */
export const enrolTotp = defineAct({
  kind: 'totp.enrol',
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
