import type { Actor } from '../access/actor.ts';
import { conflict, forbidden, invalid, missing, type Refusal } from '../kit/refusal.ts';
import type { Kept, Reading } from '../ports.ts';
import { type Account, accountKind } from './account.ts';

export const accountUnknown = (account: string): Refusal =>
  missing('account-unknown', { account }, { field: 'account' });

export const notOwnAccount = (): Refusal => forbidden('account-not-own', {}, { field: 'account' });

export const isAdministrator = (actor: Actor): boolean => actor.roles.includes('administrator');

/** Nobody sets the password or the second factor of somebody else. */
export function ownAccountRefusals(actor: Actor, id: string, account: Kept<Account> | undefined): Refusal[] {
  if (actor.account !== id) return [notOwnAccount()];
  if (account === undefined) return [accountUnknown(id)];
  return account.body.state === 'suspended' ? [invalid('account-suspended', {}, { field: 'account' })] : [];
}

export function changedMeanwhile(command: { version: number }, present: Kept<Account>): Refusal[] {
  if (present.version === command.version) return [];
  const values = { thing: 'account', id: present.id, yours: command.version, theirs: present.version };
  return [conflict('changed-meanwhile', values, command, { version: present.version, ...present.body })];
}

export const countAdministrators = (reading: Reading): Promise<number> =>
  reading.count(accountKind, { key: 'role', equals: 'administrator' });

/** Without an administrator nobody could be let in any more. */
export function lastAdministrator(present: Kept<Account>, administrators: number, remains: boolean): Refusal[] {
  const counts = present.body.state === 'active' && present.body.roles.includes('administrator');
  return counts && !remains && administrators <= 1 ? [invalid('last-administrator', {}, { field: 'account' })] : [];
}
