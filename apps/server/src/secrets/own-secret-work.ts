import { z } from 'zod';
import { forgetDevices } from '../access/known-devices.ts';
import { newPasswordSchema, passwordFits, setPassword } from '../access/passwords.ts';
import { endSessionsOf } from '../access/sessions.ts';
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
