import { z } from 'zod';
import type { Whose } from '../limited-work.ts';
import type { ServerContext } from '../server-parts.ts';
import { isOutdated, isPassword, passwordHash, pretendToCompare } from './password.ts';

const SHELF = 'password';

/** Length is what matters; the upper limit keeps hashing short (D-OFF-41). */
export const newPasswordSchema = z.string().min(12).max(256);

export async function setPassword(
  context: ServerContext,
  federation: string,
  account: string,
  password: string,
): Promise<void> {
  const text = await passwordHash(password, context.options.passwordCost);
  await context.vault.put(federation, SHELF, account, { owner: account, text });
}

export async function removePassword(context: ServerContext, federation: string, account: string): Promise<void> {
  await context.vault.remove(federation, SHELF, account);
}

/** A missing account takes as long as a wrong password. A hash of an older cost is renewed on the way. */
export async function passwordFits(
  context: ServerContext,
  federation: string,
  account: string | undefined,
  password: string,
  whose: Whose = 'known',
): Promise<boolean> {
  const { passwordCost } = context.options;
  const kept = account === undefined ? undefined : await context.vault.get(federation, SHELF, account);
  if (account === undefined || kept === undefined) {
    await pretendToCompare(password, passwordCost);
    return false;
  }
  if (!(await isPassword(password, kept.text, whose))) return false;
  if (isOutdated(kept.text, passwordCost)) {
    const text = await passwordHash(password, passwordCost);
    await context.vault.put(federation, SHELF, account, { owner: account, text }, kept.text);
  }
  return true;
}
