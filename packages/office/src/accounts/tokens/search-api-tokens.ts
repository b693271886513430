import { z } from 'zod';
import { defineQuestion } from '../../kit/question.ts';
import { Refused } from '../../kit/refusal.ts';
import { isAdministrator, notOwnAccount } from '../account-refusals.ts';
import { apiTokenKind, apiTokenSchema } from './api-token.ts';

/** The keys of an account, without the secrets: those were shown once. */
export const searchApiTokens = defineQuestion({
  kind: 'api-token.search',
  input: z.strictObject({ account: z.string().min(1) }),
  answer: z.strictObject({ tokens: z.array(z.strictObject({ id: z.string(), ...apiTokenSchema.shape })) }),
  ask: async (reading, { account }, { viewer }) => {
    if (viewer.account !== account && !isAdministrator(viewer)) throw new Refused([notOwnAccount()]);
    const tokens = await reading.find(apiTokenKind, { key: 'account', equals: account });
    return { tokens: tokens.map(({ id, body }) => ({ id, ...body })) };
  },
});
