import type { Kept, Reading } from '../ports.ts';
import { type Account, accountKind } from './account.ts';

export interface AdministeredAccount {
  readonly present: Kept<Account> | undefined;
  /** How many administrators there are. */
  readonly administrators: number;
}

export async function administeredAccount(reading: Reading, account: string): Promise<AdministeredAccount> {
  return {
    present: await reading.get(accountKind, account),
    administrators: await reading.count(accountKind, { key: 'role', equals: 'administrator' }),
  };
}
