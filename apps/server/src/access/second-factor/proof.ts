import type { Account } from '@escala/office';
import { z } from 'zod';
import type { Whose } from '../../limited-work.ts';
import type { ServerContext } from '../../server-parts.ts';
import { passwordFits } from '../passwords.ts';
import { shownPasskey } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { codeFits } from './totp.ts';

/** Six digits from the authenticator app, or a recovery code of sixteen characters. */
export const proofCodeSchema = z.string().regex(/^\d{6}$|^[0-9A-Za-z]{4}(-?[0-9A-Za-z]{4}){3}$/);
/** The answer of `navigator.credentials.get`, as JSON. */
export const passkeyAnswerSchema = z.string().min(1).max(8000);

/** What proves that a person holds an account. */
export interface Shown {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: string | undefined;
}

export const LACKING = ['passkey-wrong', 'password-needed', 'password-wrong', 'code-needed', 'code-wrong'] as const;
export type Lacking = (typeof LACKING)[number];
export type Proof = { readonly secondFactor: boolean } | { readonly lacking: Lacking };

interface Holder {
  readonly id: string;
  readonly account: Pick<Account, 'secondFactors'>;
}

/**
 * A password, plus a second factor if the account has one; or a passkey alone, if
 * its authenticator verified the person. The same for signing in and for changing
 * credentials. Without a holder everything is wrong, after the same time.
 */
export async function proofOf(
  context: ServerContext,
  federation: string,
  holder: Holder | undefined,
  { password, code, passkey }: Shown,
  whose: Whose = 'known',
): Promise<Proof> {
  const seen = passkey === undefined ? undefined : await shownPasskey(context, federation, passkey);
  if (passkey !== undefined && (seen === undefined || seen.account !== holder?.id)) return { lacking: 'passkey-wrong' };
  if (password === undefined) return seen?.userVerified ? { secondFactor: true } : { lacking: 'password-needed' };
  const fits = await passwordFits(context, federation, holder?.id, password, whose);
  if (!fits || holder === undefined) return { lacking: 'password-wrong' };
  if (holder.account.secondFactors.length === 0) return { secondFactor: false };
  if (seen !== undefined) return { secondFactor: true };
  if (code === undefined) return { lacking: 'code-needed' };
  const isRight = code.length === 6 ? codeFits : useRecoveryCode;
  return (await isRight(context, federation, holder.id, code)) ? { secondFactor: true } : { lacking: 'code-wrong' };
}
