import { addressOf, eraseAddress, invalid, NOBODY, Refused } from '@escala/office';
import { z } from 'zod';
import { invitationOf, newInvitation } from '../access/invitations.ts';
import { forgetDevices } from '../access/known-devices.ts';
import { keepAddress, takeAddress } from '../access/open-account.ts';
import { newPasswordSchema, removePassword, setPassword } from '../access/passwords.ts';
import { endSessionsOf } from '../access/sessions.ts';
import { giveBack, use, withdraw } from '../access/single-use.ts';
import { removeSecondFactors } from './second-factor-work.ts';
import { type Finished, type SecretRequest, type SecretWork, textOf } from './secret-work.ts';

const linkSchema = z.union([
  z.strictObject({ token: z.string(), link: z.string(), expires: z.string() }),
  /** The link is sent by mail and not shown here. */
  z.strictObject({ mailedTo: z.string() }),
]);

async function newLink(
  { context, federation }: SecretRequest,
  outcome: Readonly<Record<string, unknown>>,
): Promise<Finished> {
  const account = textOf(outcome.account);
  // The previous link is invalidated when the mail with the new one is sent, which may have happened already.
  if (outcome.mailed === true)
    return { shown: { mailedTo: (await addressOf(context, federation, { id: account, body: {} })) ?? '' } };
  const { token, expires } = await newInvitation(context, federation, account);
  const link = `${context.reach?.() ?? ''}/invitation#${federation}/${account}/${token}`;
  return { shown: { token, link, expires } };
}

export const invite: SecretWork = {
  shown: linkSchema,
  finish: async (request, outcome) => {
    await keepAddress(request.context, request.federation, textOf(outcome.account), textOf(request.command.email));
    return newLink(request, outcome);
  },
};

export const renew: SecretWork = {
  shown: linkSchema,
  finish: (request, outcome) => newLink(request, outcome),
};

export const changeAddress: SecretWork = {
  finish: async ({ context, federation, command: { account, email } }) => {
    if (email === null) await eraseAddress(context.vault, federation, textOf(account));
    else await takeAddress(context, federation, textOf(account), textOf(email));
    // Anyone reading mail at the old address has the link (D-OFF-215).
    await withdraw(context, invitationOf(federation, textOf(account)));
    return {};
  },
};

export const acceptInvitation: SecretWork = {
  secret: z.strictObject({ token: z.string().min(1).max(100), password: newPasswordSchema }),
  begin: async ({ context, federation, command, secret }) => {
    const account = textOf(command.account);
    if (!(await use(context, invitationOf(federation, account), textOf(secret.token))))
      throw new Refused([invalid('invitation-unknown', {}, { field: 'secret.token' })]);
    return { ...NOBODY, account };
  },
  undo: ({ context, federation, command, secret }) =>
    giveBack(context, invitationOf(federation, textOf(command.account)), textOf(secret.token)),
  finish: async ({ context, federation, command, secret }) => {
    const account = textOf(command.account);
    await setPassword(context, federation, account, textOf(secret.password));
    await withdraw(context, invitationOf(federation, account));
    await endSessionsOf(context, federation, account);
    await forgetDevices(context, federation, account);
    return {};
  },
};

export const suspend: SecretWork = {
  finish: async ({ context, federation, command }) => {
    await withdraw(context, invitationOf(federation, textOf(command.account)));
    await endSessionsOf(context, federation, textOf(command.account));
    await forgetDevices(context, federation, textOf(command.account));
    return {};
  },
};

/** Nothing known before the suspension opens the account again. */
export const reinstate: SecretWork = {
  shown: linkSchema,
  finish: async (request, outcome) => {
    const { context, federation } = request;
    const account = textOf(request.command.account);
    await removePassword(context, federation, account);
    await removeSecondFactors(context, federation, account);
    await endSessionsOf(context, federation, account);
    return newLink(request, outcome);
  },
};
