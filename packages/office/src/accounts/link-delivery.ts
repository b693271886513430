import { z } from 'zod';
import { invalid, type Refusal } from '../kit/refusal.ts';
import type { Kept, OfficePorts, Reading } from '../ports.ts';
import { type Account, accountKind } from './account.ts';
import { addressOf } from './addresses.ts';

/** How a link reaches its holder: by mail, or handed over by whoever asked for it. */
export const linkDeliverySchema = z.enum(['mail', 'hand']).optional();

/** On record: the office owes the holder a mail. */
export const mailedShape = { mailed: z.literal(true).optional() };

export interface LinkDelivery {
  readonly refusals: readonly Refusal[];
  readonly outcome: { readonly mailed?: true };
}

/** Unless told otherwise by mail, where the office has one. The link is either mailed or shown, never both (D-OFF-441). */
export function linkDelivery(
  { mail }: OfficePorts,
  { by }: { readonly by?: 'mail' | 'hand' | undefined },
): LinkDelivery {
  if (by === 'mail' && mail === undefined)
    return { refusals: [invalid('mail-not-set-up', {}, { field: 'by' })], outcome: {} };
  return { refusals: [], outcome: mail === undefined || by === 'hand' ? {} : { mailed: true } };
}

interface AccountWithWay {
  readonly present: Kept<Account> | undefined;
  readonly way: LinkDelivery;
}

/** Whoever has no address any more gets no mail. */
export async function accountWithDelivery(
  reading: Reading,
  { account, by }: { readonly account: string; readonly by?: 'mail' | 'hand' | undefined },
  ports: OfficePorts,
): Promise<AccountWithWay> {
  const present = await reading.get(accountKind, account);
  const address = present && (await addressOf(ports, reading.federation, present));
  if (address !== undefined) return { present, way: linkDelivery(ports, { by }) };
  const refusals = by === 'mail' ? [invalid('account-no-address', {}, { field: 'by' })] : [];
  return { present, way: { refusals, outcome: {} } };
}
