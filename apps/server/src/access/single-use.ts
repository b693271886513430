import type { ServerContext } from '../server-parts.ts';
import { randomToken, tokenKey } from './random-token.ts';

type Keeper = Pick<ServerContext, 'vault' | 'clock'>;

/** Where a one-time secret is kept: one per owner, so that a new one invalidates the previous one. */
export interface Shelf {
  readonly federation: string;
  readonly shelf: string;
  readonly owner: string;
}

const USED = 'used';

/** Only its hash is kept. */
export async function offer(
  { vault }: Keeper,
  { federation, shelf, owner }: Shelf,
  expires: string,
  secret: string = randomToken(),
): Promise<string> {
  await vault.put(federation, shelf, owner, { owner, text: tokenKey(secret), expires });
  return secret;
}

export async function isOffered(
  { vault, clock }: Keeper,
  { federation, shelf, owner }: Shelf,
  secret: string,
): Promise<boolean> {
  const kept = await vault.get(federation, shelf, owner);
  const now = clock.now();
  return kept !== undefined && (kept.expires ?? now) > now && kept.text === tokenKey(secret);
}

/** True for exactly one request across all processes: the others find it used (D-OFF-451). */
export async function use(keeper: Keeper, shelf: Shelf, secret: string): Promise<boolean> {
  if (!(await isOffered(keeper, shelf, secret))) return false;
  return change(keeper, shelf, tokenKey(secret), USED);
}

/** Makes the secret usable again after the work it was used for failed. */
export async function giveBack(keeper: Keeper, shelf: Shelf, secret: string): Promise<void> {
  await change(keeper, shelf, USED, tokenKey(secret));
}

export async function withdraw({ vault }: Keeper, { federation, shelf, owner }: Shelf): Promise<void> {
  await vault.remove(federation, shelf, owner);
}

async function change(
  { vault }: Keeper,
  { federation, shelf, owner }: Shelf,
  from: string,
  to: string,
): Promise<boolean> {
  const kept = await vault.get(federation, shelf, owner);
  return kept !== undefined && vault.put(federation, shelf, owner, { ...kept, text: to }, from);
}
