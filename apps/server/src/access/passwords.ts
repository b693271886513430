import { z } from 'zod';
import type { Desk } from '../server-parts.ts';
import { isOutdated, isPassword, passwordHash, pretendToCompare } from './password.ts';
import type { Whose } from './password-queue.ts';

const SHELF = 'password';

/** Length is what counts; a limit above keeps the hashing short (D-OFF-41). */
export const newPasswordSchema = z.string().min(12).max(256);

export async function setPassword(desk: Desk, federation: string, account: string, password: string): Promise<void> {
  const text = await passwordHash(password, desk.options.passwordCost);
  await desk.vault.put(federation, SHELF, account, { owner: account, text });
}

export async function removePassword(desk: Desk, federation: string, account: string): Promise<void> {
  await desk.vault.remove(federation, SHELF, account);
}

/** No account takes as long as a wrong password. A hash of an older cost is made anew on the way. */
export async function passwordFits(
  desk: Desk,
  federation: string,
  account: string | undefined,
  password: string,
  whose: Whose = 'known',
): Promise<boolean> {
  const { passwordCost } = desk.options;
  const kept = account === undefined ? undefined : await desk.vault.get(federation, SHELF, account);
  if (account === undefined || kept === undefined) {
    await pretendToCompare(password, passwordCost);
    return false;
  }
  if (!(await isPassword(password, kept.text, whose))) return false;
  if (isOutdated(kept.text, passwordCost)) {
    const text = await passwordHash(password, passwordCost);
    await desk.vault.put(federation, SHELF, account, { owner: account, text }, kept.text);
  }
  return true;
}
