import type { Kept, OfficePorts, Reading, Vault } from '../ports.ts';
import { type Account, accountKind } from './account.ts';

/**
 * The e-mail address of an account is kept in the vault, with the address as the key, and not on record: there it can
 * be changed and erased (D-OFF-215).
 */
const ADDRESSES = 'address';

type Ports = Pick<OfficePorts, 'vault'>;

/** For accounts from before addresses moved to the vault, it is on record. */
export async function addressOf(
  { vault }: Ports,
  federation: string,
  { id, body }: { readonly id: string; readonly body: Pick<Account, 'email'> },
): Promise<string | undefined> {
  const [kept] = (await vault?.list(federation, ADDRESSES, id)) ?? [];
  return kept?.key ?? body.email;
}

export async function accountOfAddress(
  { vault }: Ports,
  reading: Reading,
  email: string,
): Promise<Kept<Account> | undefined> {
  const kept = await vault?.get(reading.federation, ADDRESSES, email);
  if (kept !== undefined) return reading.get(accountKind, kept.owner);
  const [found] = await reading.find(accountKind, { key: 'email', equals: email }, { limit: 1 });
  return found;
}

/** Makes this the account's only address. False: it belongs to another account. */
export async function giveAddress(vault: Vault, federation: string, account: string, email: string): Promise<boolean> {
  const before = await vault.list(federation, ADDRESSES, account);
  const isOwn = before.some(({ key }) => key === email);
  if (!isOwn && !(await vault.put(federation, ADDRESSES, email, { owner: account, text: account }, null))) return false;
  for (const { key } of before) if (key !== email) await vault.remove(federation, ADDRESSES, key);
  return true;
}

/** For a new account. Repeating an invitation does not change an address the account has by now. */
export async function giveFirstAddress(
  vault: Vault,
  federation: string,
  account: string,
  email: string,
): Promise<boolean> {
  const before = await vault.list(federation, ADDRESSES, account);
  return before.length > 0 || giveAddress(vault, federation, account, email);
}

export async function eraseAddress(vault: Vault, federation: string, account: string): Promise<void> {
  for (const { key } of await vault.list(federation, ADDRESSES, account))
    await vault.remove(federation, ADDRESSES, key);
}
