import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { limitedWork, type Whose } from '../limited-work.ts';
import type { PasswordCost, ServerContext } from '../server-parts.ts';

const derive: (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer> = promisify(argon2);
/** Each hash takes 64 MiB. */
const [AT_WORK, IN_LINE] = [2, 64];
const queue = limitedWork(AT_WORK, IN_LINE);
const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/;

/** argon2id (RFC 9106) in the usual notation, with its own salt and cost. */
export async function passwordHash(password: string, cost: PasswordCost, whose?: Whose): Promise<string> {
  const salt = randomBytes(16);
  const hash = await hashed(password, salt, cost, whose);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${bare(salt)}$${bare(hash)}`;
}

export async function isPassword(password: string, kept: string, whose?: Whose): Promise<boolean> {
  const [, memory, passes, salt, hash] = FORM.exec(kept) ?? [];
  if (salt === undefined || hash === undefined) return false;
  const cost = { memory: Number(memory), passes: Number(passes) };
  const tried = await hashed(password, Buffer.from(salt, 'base64'), cost, whose);
  return timingSafeEqual(tried, Buffer.from(hash, 'base64'));
}

/** Takes as long as a comparison, for addresses that have no account. */
export async function pretendToCompare(password: string, cost: PasswordCost): Promise<void> {
  await hashed(password, Buffer.alloc(16), cost, 'stranger');
}

/** Whether a hash was made with another cost than today's. */
export function isOutdated(kept: string, cost: PasswordCost): boolean {
  return !kept.startsWith(`$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$`);
}

function hashed(password: string, nonce: Buffer, { memory, passes }: PasswordCost, whose?: Whose): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'), 'utf8');
  const work = () => derive('argon2id', { message, nonce, parallelism: 1, tagLength: 32, memory, passes });
  return queue.run(work, whose);
}

function bare(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}

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
