import { z } from 'zod';
import { put, refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import { accountKind, emailSchema } from './account.ts';
import { accountAct } from './account-act.ts';
import { changedMeanwhile } from './account-refusals.ts';
import { accountOfAddress } from './addresses.ts';

/**
 * Another e-mail address for an account, or none any more. The address itself is kept in the vault alone; an account that still
 * has one on record has none there from this version on (D-OFF-215).
 */
export const changeAddress = accountAct({
  kind: 'account.change-address',
  command: z.strictObject({
    account: z.string().min(1),
    version: z.int().min(1),
    /** Null: it is erased, which takes a suspended account. */
    email: emailSchema.nullable(),
  }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string(), version: z.int(), erased: z.boolean() }),
  onRecord: ({ account, version, email }) => ({ account, version, erased: email === null }),
  load: async (reading, { email }, ports) => ({
    holder: email === null ? undefined : (await accountOfAddress(ports, reading, email))?.id,
  }),
  decide: ({ present, holder }, command) => {
    const { account, version, email } = command;
    const refusals = [...changedMeanwhile({ version }, present)];
    if (holder !== undefined && holder !== account)
      refusals.push(invalid('account-email-taken', {}, { field: 'email' }));
    if (email === null && present.body.state !== 'suspended')
      refusals.push(invalid('account-address-needed', {}, { field: 'email' }));
    if (refusals.length > 0) return refuse(...refusals);
    const { email: _before, ...body } = present.body;
    return {
      changes: [put(accountKind, account, version, body)],
      outcome: { account, version: version + 1, erased: email === null },
    };
  },
});
