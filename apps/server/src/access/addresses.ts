import { giveAddress, giveFirstAddress, invalid, Refused } from '@escala/office';
import type { Desk } from '../server-parts.ts';

/** Two asked for one address at the same time: the later one has to name another. */
export async function takeAddress(desk: Desk, federation: string, account: string, email: string): Promise<void> {
  if (!(await giveAddress(desk.vault, federation, account, email))) throw taken();
}

export async function keepAddress(desk: Desk, federation: string, account: string, email: string): Promise<void> {
  if (!(await giveFirstAddress(desk.vault, federation, account, email))) throw taken();
}

const taken = (): Refused => new Refused([invalid('account-email-taken', {}, { field: 'email' })]);
