import { forbidden, invalid, type Refusal, Refused } from '@escala/office';
import { z } from 'zod';
import { passkeyAnswerSchema, proofCodeSchema, proofOf } from '../access/second-factor/proof.ts';
import { beginAttempt, forgiveAttempt } from '../access/throttle.ts';
import type { SecretRequest, SecretSchema } from './secret-work.ts';

/** The office refuses it as well; this refuses it before any secret is checked. */
export function mustBeOwnAccount({ identity, command }: SecretRequest): void {
  const isOwn = identity.by !== 'nobody' && identity.actor.account === command.account;
  if (!isOwn) throw new Refused([forbidden('account-not-own', {}, { field: 'account' })]);
}

/** Counts wrong answers like those of a sign-in: a session left open must not allow guessing. */
export async function checkOwnSecret(
  { context, federation, identity }: SecretRequest,
  refusalOf: () => Promise<{ readonly code: Refusal['code']; readonly field: string } | undefined>,
): Promise<void> {
  if (identity.by === 'nobody') return;
  // Counted apart from sign-in attempts by strangers: they must not lock anybody out of their own account.
  const attempt = { of: 'session', who: identity.actor.account } as const;
  await beginAttempt(context, federation, attempt);
  const refusal = await refusalOf();
  if (refusal !== undefined) throw new Refused([invalid(refusal.code, {}, { field: refusal.field })]);
  await forgiveAttempt(context, federation, attempt);
}

/** What a person proves again before changing how the account is opened: the same as for signing in (D-OFF-457). */
export const ownerProofSchema = z.strictObject({
  password: z.string().min(1).max(256).optional(),
  code: proofCodeSchema.optional(),
  passkey: passkeyAnswerSchema.optional(),
}) as SecretSchema;

const FIELDS = {
  'password-needed': 'secret.password',
  'password-wrong': 'secret.password',
  'code-needed': 'secret.code',
  'code-wrong': 'secret.code',
  'passkey-wrong': 'secret.passkey',
} as const;

/** Password, plus the second factor if the account has one: an open session is not enough to replace them. */
export async function checkOwner(request: SecretRequest): Promise<undefined> {
  const { context, federation, identity, secret } = request;
  if (identity.by === 'nobody') throw new Refused([forbidden('account-not-own', {}, { field: 'account' })]);
  const holder = { id: identity.actor.account, account: identity.account };
  await checkOwnSecret(request, async () => {
    const proof = await proofOf(context, federation, holder, secret);
    return 'lacking' in proof ? { code: proof.lacking, field: FIELDS[proof.lacking] } : undefined;
  });
}

export async function checkOwnAccount(request: SecretRequest): Promise<undefined> {
  mustBeOwnAccount(request);
  return checkOwner(request);
}
