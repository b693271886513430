import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { accountKind } from '../../records/account.ts';
import { accountShown, accountShownSchema } from './account-shown.ts';

export const searchAccounts = defineQuestion({
  kind: 'account.search',
  input: z.strictObject({ after: z.string().optional(), limit: z.int().min(1).max(500).default(100) }),
  answer: z.strictObject({ accounts: z.array(accountShownSchema) }),
  ask: async (reading, page) => ({ accounts: (await reading.list(accountKind, page)).map(accountShown) }),
});
