import { z } from 'zod';
import { defineAct, put, refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import { accountKind } from './account.ts';
import { accountUnknown, changedMeanwhile, lastAdministrator } from './account-refusals.ts';
import { administeredAccount } from './administered-account.ts';
import { endedTokens, standingTokens } from './tokens/ended-tokens.ts';

/** The account counts no more, from its next request on; what it did stays on record. */
export const suspendAccount = defineAct({
  kind: 'account.suspend',
  command: z.strictObject({ account: z.string().min(1), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string(), version: z.int() }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: async (reading, { account }) => ({
    ...(await administeredAccount(reading, account)),
    tokens: await standingTokens(reading, account),
  }),
  decide: ({ present, administrators, tokens }, command, { today }) => {
    const { account, version } = command;
    if (present === undefined) return refuse(accountUnknown(account));
    const refusals = [...changedMeanwhile(command, present), ...lastAdministrator(present, administrators, false)];
    if (present.body.state === 'suspended') refusals.push(invalid('account-suspended', {}, { field: 'account' }));
    if (refusals.length > 0) return refuse(...refusals);
    return {
      changes: [
        put(accountKind, account, version, { ...present.body, state: 'suspended' }),
        ...endedTokens(tokens, today),
      ],
      outcome: { account, version: version + 1 },
    };
  },
});
