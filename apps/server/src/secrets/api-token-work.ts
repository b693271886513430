import { z } from 'zod';
import { newTokenSecret, removeTokenSecret } from '../access/api-tokens.ts';
import { type SecretWork, textOf } from './secret-work.ts';

export const createApiToken: SecretWork = {
  shown: z.strictObject({ token: z.string() }),
  finish: async ({ context, federation, identity, command }, outcome) => {
    const secondFactor = identity.by === 'session' && identity.session.secondFactor;
    const facts = { token: textOf(outcome.token), secondFactor };
    return { shown: { token: await newTokenSecret(context, federation, textOf(command.account), facts) } };
  },
};

export const revokeApiToken: SecretWork = {
  finish: async ({ context, federation }, outcome) => {
    await removeTokenSecret(context, federation, textOf(outcome.account), textOf(outcome.token));
    return {};
  },
};
