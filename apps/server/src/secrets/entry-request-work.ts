import {
  emailSchema,
  forgetRequestAddress,
  forgetRequestAddresses,
  invalid,
  keepRequestAddress,
  Refused,
} from '@escala/office';
import { z } from 'zod';
import { forgetSubscriptions } from '../push/subscriptions.ts';
import { type SecretWork, textOf } from './secret-work.ts';

/** The second field is hidden: only a bot fills it in (D-OFF-627). */
export const askToPlay: SecretWork = {
  secret: z.strictObject({ email: emailSchema.exactOptional(), website: z.string().max(200).exactOptional() }),
  begin: async ({ secret }) => {
    if (textOf(secret.website) !== '')
      throw new Refused([invalid('request-by-machine', {}, { field: 'secret.website' })]);
    return undefined;
  },
  finish: async ({ context, federation, command, secret }, outcome) => {
    const [event, request, end] = [textOf(command.event), textOf(outcome.request), textOf(outcome.end)];
    const email = textOf(secret.email);
    if (email !== '') await keepRequestAddress(context.vault, federation, { event, request, email, end });
    return {};
  },
};

export const declineRequest: SecretWork = {
  finish: async ({ context, federation, command }) => {
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
    await forgetRequestAddresses(context.vault, federation, textOf(command.event));
    await forgetSubscriptions(context.vault, federation, textOf(command.event));
    return {};
  },
};
