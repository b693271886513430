import { forbidden, invalid, Refused } from '@escala/office';
import { passwordFits } from '../access/passwords.ts';
import { beginAttempt, forgiveAttempt } from '../access/throttle.ts';
import { type SecretRequest, textOf } from './secret-work.ts';

/** Whether the request is about the account that sends it. */
export function isOwnAccount({ identity, command }: SecretRequest): boolean {
  return identity.by !== 'nobody' && identity.actor.account === command.account;
}

/** The office refuses it as well; here it is refused before any secret is looked at. */
export function mustBeOwnAccount(request: SecretRequest): void {
  if (!isOwnAccount(request)) throw new Refused([forbidden('account-not-own', {}, { field: 'account' })]);
}

/** Counts wrong answers like those of a sign-in: a session that was left open must not be a place for guessing. */
export async function checkOwnSecret(
  { desk, federation, identity }: SecretRequest,
  fits: () => Promise<boolean>,
  refusal: { readonly code: string; readonly field: string },
): Promise<void> {
  if (identity.by === 'nobody') return;
  // Not counted with what strangers try at the sign-in: they must not keep anybody from the own account.
  const attempt = { of: 'session', who: identity.actor.account } as const;
  await beginAttempt(desk, federation, attempt);
  if (!(await fits())) throw new Refused([invalid(refusal.code, {}, { field: refusal.field })]);
  await forgiveAttempt(desk, federation, attempt);
}

export async function checkOwnPassword(request: SecretRequest): Promise<void> {
  const { desk, federation, command, secret } = request;
  const fits = (): Promise<boolean> => passwordFits(desk, federation, textOf(command.account), textOf(secret.password));
  mustBeOwnAccount(request);
  await checkOwnSecret(request, fits, { code: 'password-wrong', field: 'secret.password' });
}
