import { changeMail, invalid, mailOf, NOBODY, Refused } from '@escala/office';
import { z } from 'zod';
import { newTokenSecret, removeTokenSecret } from '../access/api-tokens.ts';
import { forgetDevices } from '../access/known-devices.ts';
import { newPasswordSchema, passwordFits, setPassword } from '../access/passwords.ts';
import { endSessionsOf } from '../access/sessions.ts';
import { isUnsubscribeToken } from '../mail/link-secrets.ts';
import { checkOwnSecret, mustBeOwnAccount } from './own-secret-check.ts';
import { type SecretWork, textOf } from './secret-work.ts';

export const changePassword: SecretWork = {
  secret: z.strictObject({ password: z.string().min(1).max(256), newPassword: newPasswordSchema }),
  begin: async (request) => {
    const { context, federation, command, secret } = request;
    mustBeOwnAccount(request);
    await checkOwnSecret(request, async () => {
      const fits = await passwordFits(context, federation, textOf(command.account), textOf(secret.password));
      return fits ? undefined : { code: 'password-wrong', field: 'secret.password' };
    });
    return undefined;
  },
  finish: async ({ context, federation, identity, command, secret }) => {
    const account = textOf(command.account);
    await setPassword(context, federation, account, textOf(secret.newPassword));
    await endSessionsOf(context, federation, account, identity.by === 'session' ? identity.session.key : undefined);
    await forgetDevices(context, federation, account);
    return {};
  },
};

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

/** The link of a mail is the permission (D-OFF-444). */
export const unsubscribe: SecretWork = {
  secret: z.strictObject({ token: z.string().min(1).max(100) }),
  begin: async ({ context, federation, command, secret }) => {
    const account = textOf(command.account);
    if (!(await isUnsubscribeToken(context, federation, account, textOf(secret.token))))
      throw new Refused([invalid('unsubscribe-link', {}, { field: 'secret.token' })]);
    return { ...NOBODY, account };
  },
};

export const tryMailAgain: SecretWork = {
  finish: async ({ context, federation }, outcome) => {
    const mail = await mailOf(context.vault, federation, textOf(outcome.mail));
    const now = context.clock.now();
    if (mail?.state === 'failed')
      await changeMail(context, federation, mail, { state: 'waiting', queuedAt: now, due: now, tries: 0 });
    return {};
  },
};
