import { z } from 'zod';
import { defineAct, put, refuse } from '../kit/act.ts';
import { accountKind, accountLanguageSchema, noticesSchema } from './account.ts';
import { ownAccountRefusals } from './account-refusals.ts';

/** The holder says in which language the office writes, and of what (D-OFF-443). */
export const chooseNotices = defineAct({
  kind: 'account.choose-notices',
  command: z.strictObject({
    account: z.string().min(1),
    language: accountLanguageSchema,
    notices: noticesSchema,
  }),
  outcome: z.strictObject({ account: z.string() }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: (reading, { account }) => reading.get(accountKind, account),
  decide: (present, { account, language, notices }, { actor }) => {
    const refusals = ownAccountRefusals(actor, account, present);
    if (present === undefined || refusals.length > 0) return refuse(...refusals);
    const { body, version } = present;
    return { changes: [put(accountKind, account, version, { ...body, language, notices })], outcome: { account } };
  },
});
