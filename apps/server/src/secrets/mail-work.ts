import { changeMail, invalid, mailOf, NOBODY, Refused } from '@escala/office';
import { z } from 'zod';
import { isUnsubscribeToken } from '../mail/link-secrets.ts';
import { type SecretWork, textOf } from './secret-work.ts';

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
