import { z } from 'zod';
import { defineAct, put, refuse } from '../../kit/act.ts';
import { accountKind } from '../../records/account.ts';
import { ownAccountRefusals } from './account-refusals.ts';

/** The holder of the link takes the account into use with a password; again after a forgotten one. */
export const acceptInvitation = defineAct({
  kind: 'account.accept-invitation',
  command: z.strictObject({ account: z.string().min(1) }),
  reason: 'optional',
  outcome: z.strictObject({ account: z.string() }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: (reading, { account }) => reading.get(accountKind, account),
  decide: (present, { account }, { actor }) => {
    const refusals = ownAccountRefusals(actor, account, present);
    if (present === undefined || refusals.length > 0) return refuse(...refusals);
    const { body, version } = present;
    const changes = body.state === 'invited' ? [put(accountKind, account, version, { ...body, state: 'active' })] : [];
    return { changes, outcome: { account } };
  },
});
