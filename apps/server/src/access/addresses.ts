import { giveAddress, giveFirstAddress, invalid, Refused } from '@escala/office';
import type { ServerContext } from '../server-parts.ts';

/** If two requests ask for the same address at once, the later one has to choose another. */
export async function takeAddress(
  context: ServerContext,
  federation: string,
  account: string,
  email: string,
): Promise<void> {
  if (!(await giveAddress(context.vault, federation, account, email))) throw taken();
}

export async function keepAddress(
  context: ServerContext,
  federation: string,
  account: string,
  email: string,
): Promise<void> {
  if (!(await giveFirstAddress(context.vault, federation, account, email))) throw taken();
}

const taken = (): Refused => new Refused([invalid('account-email-taken', {}, { field: 'email' })]);
