import { invalid, Refused } from '@escala/office';
import { z } from 'zod';
import { keepPasskey, offeredPasskey, offerPasskey, removePasskeys } from '../access/second-factor/passkeys.ts';
import { passkeyAnswerSchema } from '../access/second-factor/proof.ts';
import { endSessionsOf } from '../access/sessions.ts';
import { checkOwnAccount, checkOwner, mustBeOwnAccount, ownerProofSchema } from './own-secret-check.ts';
import { labelOf, newFactorShown, tidyRecoveryCodes, withNewFactor } from './second-factor-work.ts';
import { type SecretRequest, type SecretWork, textOf } from './secret-work.ts';

export const enrolPasskey: SecretWork = {
  secret: ownerProofSchema,
  /** What `navigator.credentials.create` takes, as JSON. */
  shown: z.strictObject({ options: z.string() }),
  begin: checkOwnAccount,
  finish: async (request) => {
    const { context, federation, identity, command } = request;
    const label = await labelOf(request);
    const name = identity.by === 'nobody' ? label : identity.account.name;
    return { shown: { options: await offerPasskey(context, federation, textOf(command.account), { name, label }) } };
  },
};

/** The answer is verified before the act, and its result is stored after it. */
const verified = new WeakMap<SecretRequest, NonNullable<Awaited<ReturnType<typeof offeredPasskey>>>>();

export const confirmPasskey: SecretWork = {
  secret: z.strictObject({ passkey: passkeyAnswerSchema }),
  shown: newFactorShown,
  begin: async (request) => {
    const { context, federation, command, secret } = request;
    mustBeOwnAccount(request);
    const made = await offeredPasskey(context, federation, textOf(command.account), textOf(secret.passkey));
    if (made === undefined) throw new Refused([invalid('passkey-wrong', {}, { field: 'secret.passkey' })]);
    verified.set(request, made);
    return undefined;
  },
  finish: async (request, outcome) => {
    const { context, federation, command } = request;
    const { credential, secret } = verified.get(request)!;
    const kept = { ...secret, passkey: textOf(outcome.passkey) };
    await keepPasskey(context, federation, textOf(command.account), credential, kept);
    return withNewFactor(request);
  },
};

export const removePasskey: SecretWork = {
  secret: ownerProofSchema,
  begin: checkOwner,
  finish: async ({ context, federation, identity, command }, outcome) => {
    const account = textOf(outcome.account);
    await removePasskeys(context, federation, account, textOf(command.passkey));
    await tidyRecoveryCodes(context, federation, account);
    await endSessionsOf(context, federation, account, identity.by === 'session' ? identity.session.key : undefined);
    return {};
  },
};
