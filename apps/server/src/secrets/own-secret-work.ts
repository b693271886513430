import { z } from 'zod';
import { forgetDevices } from '../access/known-devices.ts';
import { newPasswordSchema, passwordFits, setPassword } from '../access/passwords.ts';
import { endSessionsOf } from '../access/sessions.ts';
import { checkOwnSecret, mustBeOwnAccount } from './own-secret-check.ts';
import { type SecretWork, textOf } from './secret-work.ts';

export const changePassword: SecretWork = {
  secret: z.strictObject({ password: z.string().min(1).max(256), newPassword: newPasswordSchema }),
  begin: async (request) => {
    const { desk, federation, command, secret } = request;
    mustBeOwnAccount(request);
    await checkOwnSecret(request, async () => {
      const fits = await passwordFits(desk, federation, textOf(command.account), textOf(secret.password));
      return fits ? undefined : { code: 'password-wrong', field: 'secret.password' };
    });
    return undefined;
  },
  finish: async ({ desk, federation, identity, command, secret }) => {
    const account = textOf(command.account);
    await setPassword(desk, federation, account, textOf(secret.newPassword));
    await endSessionsOf(desk, federation, account, identity.by === 'session' ? identity.session.key : undefined);
    await forgetDevices(desk, federation, account);
    return {};
  },
};
