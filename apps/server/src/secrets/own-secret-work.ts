import { addressOf } from '@escala/office';
import { z } from 'zod';
import { forgetDevices } from '../access/known-devices.ts';
import { newPasswordSchema, setPassword } from '../access/passwords.ts';
import { endSessionsOf, startSession } from '../access/sessions.ts';
import { codeSchema } from '../access/sign-in.ts';
import { codeFits, hasKey, keepOfferedKey, offeredKeyFits, offerKey, removeKey } from '../access/totp.ts';
import { checkOwnPassword, checkOwnSecret, isOwnAccount, mustBeOwnAccount } from './own-secret-check.ts';
import { type SecretRequest, type SecretWork, textOf } from './secret-work.ts';

const presentPassword = z.string().min(1).max(256);

export const changePassword: SecretWork = {
  secret: z.strictObject({ password: presentPassword, newPassword: newPasswordSchema }),
  begin: async (request) => {
    await checkOwnPassword(request);
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

export const enrolTotp: SecretWork = {
  secret: z.strictObject({ password: presentPassword }),
  shown: z.strictObject({ key: z.string(), uri: z.string() }),
  begin: async (request) => {
    await checkOwnPassword(request);
    return undefined;
  },
  finish: async ({ desk, federation, identity, command }) => {
    const id = textOf(command.account);
    const label = identity.by === 'nobody' ? '' : await addressOf(desk, federation, { id, body: identity.account });
    return { shown: { ...(await offerKey(desk, federation, id, label ?? id)) } };
  },
};

export const confirmTotp: SecretWork = {
  secret: z.strictObject({ code: codeSchema }),
  shown: z.strictObject({ csrf: z.string() }),
  begin: async (request) => {
    const { desk, federation, command, secret } = request;
    const fits = (): Promise<boolean> => offeredKeyFits(desk, federation, textOf(command.account), textOf(secret.code));
    mustBeOwnAccount(request);
    await checkOwnSecret(request, fits, { code: 'code-wrong', field: 'secret.code' });
    return undefined;
  },
  finish: async ({ desk, federation, command }) => {
    const account = textOf(command.account);
    await keepOfferedKey(desk, federation, account);
    await endSessionsOf(desk, federation, account);
    const session = await startSession(desk, federation, account, true);
    return { shown: { csrf: session.csrf }, session };
  },
};

/** Whoever gives up the own key shows a code of it; an administrator who helps somebody else cannot. */
export const removeTotp: SecretWork = {
  secret: z.strictObject({ code: codeSchema.optional() }) as z.ZodType<Record<string, string>>,
  begin: async (request) => {
    const { desk, federation, command, secret } = request;
    const account = textOf(command.account);
    if (!request.actor.roles.includes('administrator')) mustBeOwnAccount(request);
    const needed = isOwnAccount(request) && (await hasKey(desk, federation, account));
    const fits = (): Promise<boolean> => codeFits(desk, federation, account, textOf(secret.code));
    if (needed) await checkOwnSecret(request, fits, { code: 'code-wrong', field: 'secret.code' });
    return undefined;
  },
  finish: async ({ desk, federation, command }: SecretRequest) => {
    await removeKey(desk, federation, textOf(command.account));
    await endSessionsOf(desk, federation, textOf(command.account));
    return {};
  },
};
