import { z } from 'zod';
import { newTokenSecret, removeTokenSecret } from '../access/api-tokens.ts';
import { type SecretWork, textOf } from './secret-work.ts';

export const createApiToken: SecretWork = {
  shown: z.strictObject({ token: z.string() }),
  finish: async ({ desk, federation, identity, command }, outcome) => {
    const secondFactor = identity.by === 'session' && identity.session.secondFactor;
    const facts = { token: textOf(outcome.token), secondFactor };
    return { shown: { token: await newTokenSecret(desk, federation, textOf(command.account), facts) } };
  },
};

export const revokeApiToken: SecretWork = {
  finish: async ({ desk, federation }, outcome) => {
    await removeTokenSecret(desk, federation, textOf(outcome.account), textOf(outcome.token));
    return {};
  },
};
