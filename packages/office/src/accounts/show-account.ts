import { z } from 'zod';
import { defineQuestion } from '../kit/question.ts';
import { Refused } from '../kit/refusal.ts';
import { accountKind } from './account.ts';
import { accountUnknown, isAdministrator, notOwnAccount } from './account-refusals.ts';
import { accountShown, accountShownSchema } from './account-shown.ts';

/** One's own account, or anybody's for an administrator. */
export const showAccount = defineQuestion({
  kind: 'account.show',
  input: z.strictObject({ account: z.string().min(1) }),
  answer: accountShownSchema,
  ask: async (reading, { account }, { viewer }, ports) => {
    if (viewer.account !== account && !isAdministrator(viewer)) throw new Refused([notOwnAccount()]);
    const present = await reading.get(accountKind, account);
    if (present === undefined) throw new Refused([accountUnknown(account)]);
    return accountShown(ports, reading.federation, present);
  },
});
