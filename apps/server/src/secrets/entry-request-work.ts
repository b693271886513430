import {
  emailSchema,
  forgetAllAsked,
  forgetAsked,
  forgetRequestAddress,
  forgetRequestAddresses,
  invalid,
  keepAskedOf,
  keepRequestAddress,
  Refused,
} from '@escala/office';
import { z } from 'zod';
import { tokenKey } from '../access/random-token.ts';
import { FRESH } from '../fresh-reading.ts';
import { DAY, later } from '../instant.ts';
import { isEntryToken } from '../mail/link-secrets.ts';
import { forgetSubscriptions } from '../push/subscriptions.ts';
import { type SecretRequest, type SecretWork, textOf } from './secret-work.ts';

/** So many requests for an event come from one network in a day: a club enters several players (D-OFF-1308). */
const MOST_FROM_NETWORK = 8;
const COUNTS = 'asked-from';

/** Requests that were counted, so that one that is refused gives back its own count and no other. */
const counted = new WeakSet<SecretRequest>();

async function count(request: SecretRequest, more: number): Promise<number> {
  const { context, federation, network, command } = request;
  const now = context.clock.now();
  const key = tokenKey(`${now.slice(0, 10)} ${textOf(command.event)} ${network}`);
  return context.vault.count(federation, COUNTS, key, later(now, DAY), more);
}

/** The second field is hidden: only a bot fills it in (D-OFF-627). */
export const askToPlay: SecretWork = {
  secret: z.strictObject({ email: emailSchema.exactOptional(), website: z.string().max(200).exactOptional() }),
  begin: async (request) => {
    const { context, federation, id, identity, secret } = request;
    if (textOf(secret.website) !== '')
      throw new Refused([invalid('request-by-machine', {}, { field: 'secret.website' })]);
    if (context.mail !== undefined && textOf(secret.email) === '')
      throw new Refused([invalid('field-missing', {}, { field: 'secret.email' })]);
    const before = await context.archive.read(federation, (reading) => reading.act(id), FRESH);
    if (before !== undefined || identity.by !== 'nobody') return undefined;
    counted.add(request);
    if ((await count(request, 1)) <= MOST_FROM_NETWORK) return undefined;
    await count(request, -1);
    throw new Refused([invalid('requests-from-network', { most: MOST_FROM_NETWORK }, { field: 'event' })]);
  },
  undo: async (request) => {
    if (counted.has(request)) await count(request, -1);
  },
  finish: async ({ context, federation, command, secret }, outcome) => {
    const [event, request, end] = [textOf(command.event), textOf(outcome.request), textOf(outcome.end)];
    const email = textOf(secret.email);
    await keepAskedOf(context.vault, federation, command, outcome);
    if (email !== '') await keepRequestAddress(context.vault, federation, { event, request, email, end });
    return {};
  },
};

/** The link of the mail, which whoever has the address can open (D-OFF-1308). */
export const proveRequest: SecretWork = {
  secret: z.strictObject({ token: z.string().min(1).max(100) }),
  begin: async ({ context, federation, command, secret }) => {
    if (!(await isEntryToken(context, federation, textOf(command.request), textOf(secret.token))))
      throw new Refused([invalid('invitation-unknown', {}, { field: 'secret.token' })]);
    return undefined;
  },
};

/** What strangers said in an event that came by file. */
export const receiveEvent: SecretWork = {
  finish: async ({ context, federation, command }, outcome) => {
    await keepAskedOf(context.vault, federation, command, outcome);
    return {};
  },
};

export const declineRequest: SecretWork = {
  finish: async ({ context, federation, command }) => {
    await forgetAsked(context.vault, federation, textOf(command.request));
    await forgetRequestAddress(context.vault, federation, textOf(command.request));
    return {};
  },
};

/**
 * When the event is over, addresses of those who asked to play, or
 * wanted notifications, are no longer needed (D-OFF-628, D-OFF-738).
 */
export const forgetAddresses: SecretWork = {
  finish: async ({ context, federation, command }) => {
    await forgetAllAsked(context.vault, federation, textOf(command.event));
    await forgetRequestAddresses(context.vault, federation, textOf(command.event));
    await forgetSubscriptions(context.vault, federation, textOf(command.event));
    return {};
  },
};
