import { RECOVERY_SHELF } from '@escala/office';
import type { ServerContext } from '../../server-parts.ts';
import { chance, plainCode, tokenKey } from '../random-token.ts';

/** Ten codes of sixteen characters: 79 random bits each, so a fast hash is enough (D-OFF-458). */
const CODES = 10;

/** Replaces all previous codes. The new ones are shown once. */
export async function newRecoveryCodes(context: ServerContext, federation: string, account: string): Promise<string> {
  await removeRecoveryCodes(context, federation, account);
  const codes = Array.from({ length: CODES }, () => chance(16).replace(/(.{4})(?=.)/g, '$1-'));
  for (const code of codes)
    await context.vault.put(federation, RECOVERY_SHELF, keyOf(account, code), { owner: account, text: 'open' });
  return codes.join(' ');
}

export async function hasRecoveryCodes(
  { vault }: ServerContext,
  federation: string,
  account: string,
): Promise<boolean> {
  return (await vault.list(federation, RECOVERY_SHELF, account)).length > 0;
}

/** True once for each code, across all processes. */
export function useRecoveryCode(
  { vault }: ServerContext,
  federation: string,
  account: string,
  code: string,
): Promise<boolean> {
  return vault.remove(federation, RECOVERY_SHELF, keyOf(account, code));
}

export async function removeRecoveryCodes(
  { vault }: ServerContext,
  federation: string,
  account: string,
): Promise<void> {
  for (const { key } of await vault.list(federation, RECOVERY_SHELF, account))
    await vault.remove(federation, RECOVERY_SHELF, key);
}

const keyOf = (account: string, code: string): string => tokenKey(`${account} ${plainCode(code)}`);
