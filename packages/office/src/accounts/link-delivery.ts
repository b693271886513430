import { z } from 'zod';
import { invalid, type Refusal } from '../kit/refusal.ts';
import type { Kept, OfficePorts } from '../ports.ts';
import type { Account } from './account.ts';
import { addressOf } from './addresses.ts';

/** How a link reaches the account holder: by mail, or handed over by the administrator who asked for it. */
export const linkDeliverySchema = z.enum(['mail', 'hand']).optional();

/** On record: the office has to mail the link. */
export const mailedShape = { mailed: z.literal(true).optional() };

interface LinkDelivery {
  readonly refusals: readonly Refusal[];
  readonly outcome: { readonly mailed?: true };
}

/** By default by mail, if the office sends mails. The link is either mailed or shown, never both (D-OFF-441). */
export function linkDelivery(
  { mail }: OfficePorts,
  { by }: { readonly by?: 'mail' | 'hand' | undefined },
): LinkDelivery {
  if (by === 'mail' && mail === undefined)
    return { refusals: [invalid('mail-not-set-up', {}, { field: 'by' })], outcome: {} };
  return { refusals: [], outcome: mail === undefined || by === 'hand' ? {} : { mailed: true } };
}

/** An account without an address gets no mail. */
export async function deliveryTo(
  present: Kept<Account>,
  command: { readonly by?: 'mail' | 'hand' | undefined },
  federation: string,
  ports: OfficePorts,
): Promise<LinkDelivery> {
  if ((await addressOf(ports, federation, present)) !== undefined) return linkDelivery(ports, command);
  const refusals = command.by === 'mail' ? [invalid('account-no-address', {}, { field: 'by' })] : [];
  return { refusals, outcome: {} };
}
