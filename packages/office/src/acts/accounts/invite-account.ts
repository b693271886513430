import { defineAct, put, refuse } from '../../kit/act.ts';
import { invalid } from '../../kit/refusal.ts';
import { accountKind, accountSchema } from '../../records/account.ts';
import { rightsRefusals } from './rights-refusals.ts';

/** An administrator opens an account. The link with which its holder sets a password is made beside the record. */
export const inviteAccount = defineAct({
  kind: 'account.invite',
  command: accountSchema.omit({ state: true, secondFactor: true }),
  reason: 'optional',
  subject: (_command, outcome: { account: string; version: number }) => ({ kind: 'account', id: outcome.account }),
  load: async (reading, command) => ({
    sameEmail: await reading.count(accountKind, { key: 'email', equals: command.email }),
    rights: await rightsRefusals(reading, command),
  }),
  decide: ({ sameEmail, rights }, command, { newId }) => {
    const refusals = [...rights];
    if (sameEmail > 0) refusals.push(invalid('account-email-taken', {}, { field: 'email' }));
    if (refusals.length > 0) return refuse(...refusals);
    const id = newId();
    return {
      changes: [put(accountKind, id, 0, { ...command, state: 'invited', secondFactor: false })],
      outcome: { account: id, version: 1 },
    };
  },
});
