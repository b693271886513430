import { accountKind, addressOf, hasSecondFactor } from '@escala/office';
import { z } from 'zod';
import { forgetDevices } from '../access/known-devices.ts';
import { removePasskeys } from '../access/second-factor/passkeys.ts';
import { hasRecoveryCodes, newRecoveryCodes, removeRecoveryCodes } from '../access/second-factor/recovery-codes.ts';
import { keepOfferedKey, offeredKeyFits, offerKey, removeKey } from '../access/second-factor/totp.ts';
import { endSessionsOf, startSession } from '../access/sessions.ts';
import { FRESH } from '../fresh-reading.ts';
import type { ServerContext } from '../server-parts.ts';
import { checkOwnAccount, checkOwnSecret, mustBeOwnAccount, ownerProofSchema } from './own-secret-check.ts';
import { type Finished, type SecretRequest, type SecretWork, textOf } from './secret-work.ts';

/**
 * After enrolling a second factor all sessions end, and this one
 * continues with it. The first factor brings recovery codes.
 */
export async function withNewFactor({ context, federation, command }: SecretRequest): Promise<Finished> {
  const account = textOf(command.account);
  await endSessionsOf(context, federation, account);
  const session = await startSession(context, federation, account, true);
  const isFirst = !(await hasRecoveryCodes(context, federation, account));
  const codes = isFirst ? { codes: await newRecoveryCodes(context, federation, account) } : {};
  return { shown: { csrf: session.csrf, ...codes }, session };
}
/** `codes`: recovery codes, where the account had none. */
export const newFactorShown = z.strictObject({ csrf: z.string(), codes: z.string().optional() });

export async function removeSecondFactors(context: ServerContext, federation: string, account: string): Promise<void> {
  await removeKey(context, federation, account);
  await removeRecoveryCodes(context, federation, account);
  await removePasskeys(context, federation, account);
}

/** Recovery codes are removed along with the last second factor. */
export async function tidyRecoveryCodes(context: ServerContext, federation: string, account: string): Promise<void> {
  const kept = await context.archive.read(federation, (reading) => reading.get(accountKind, account), FRESH);
  if (kept !== undefined && !hasSecondFactor(kept.body)) await removeRecoveryCodes(context, federation, account);
}

/** The name under which an app or authenticator shows the account. */
export async function labelOf({ context, federation, identity, command }: SecretRequest): Promise<string> {
  const id = textOf(command.account);
  const address = identity.by === 'nobody' ? '' : await addressOf(context, federation, { id, body: identity.account });
  return address ?? id;
}

export const enrolTotp: SecretWork = {
  secret: ownerProofSchema,
  shown: z.strictObject({ key: z.string(), uri: z.string() }),
  begin: checkOwnAccount,
  finish: async (request) => {
    const { context, federation, command } = request;
    return { shown: { ...(await offerKey(context, federation, textOf(command.account), await labelOf(request))) } };
  },
};

export const confirmTotp: SecretWork = {
  secret: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
  shown: newFactorShown,
  begin: async (request) => {
    const { context, federation, command, secret } = request;
    mustBeOwnAccount(request);
    await checkOwnSecret(request, async () => {
      const fits = await offeredKeyFits(context, federation, textOf(command.account), textOf(secret.code));
      return fits ? undefined : { code: 'code-wrong', field: 'secret.code' };
    });
    return undefined;
  },
  finish: async (request) => {
    const { context, federation, command } = request;
    await keepOfferedKey(context, federation, textOf(command.account));
    return withNewFactor(request);
  },
};

export const removeTotp: SecretWork = {
  secret: ownerProofSchema,
  begin: checkOwnAccount,
  finish: async ({ context, federation, identity, command }) => {
    const account = textOf(command.account);
    await removeKey(context, federation, account);
    await tidyRecoveryCodes(context, federation, account);
    await endSessionsOf(context, federation, account, identity.by === 'session' ? identity.session.key : undefined);
    return {};
  },
};

export const makeRecoveryCodes: SecretWork = {
  secret: ownerProofSchema,
  shown: z.strictObject({ codes: z.string() }),
  begin: checkOwnAccount,
  finish: async ({ context, federation, command }) => ({
    shown: { codes: await newRecoveryCodes(context, federation, textOf(command.account)) },
  }),
};

export const resetSecondFactor: SecretWork = {
  finish: async ({ context, federation, command }) => {
    const account = textOf(command.account);
    await removeSecondFactors(context, federation, account);
    await endSessionsOf(context, federation, account);
    await forgetDevices(context, federation, account);
    return {};
  },
};
