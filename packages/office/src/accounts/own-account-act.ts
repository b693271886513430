import { z } from 'zod';
import type { ActKind } from '../access/roles.ts';
import { defineAct, put, refuse } from '../kit/act.ts';
import type { Refusal } from '../kit/refusal.ts';
import { type Account, accountKind } from './account.ts';
import { ownAccountRefusals } from './account-act.ts';
import { endedTokens, standingTokens } from './tokens/api-token.ts';

/**
 * An act on one's own account and its secrets. The secrets themselves are kept elsewhere: the record only has the act,
 * its time, and any change to the account. If nothing changes, `change` returns the same body.
 */
interface OwnAccountTerms {
  readonly change?: (account: Account) => Account;
  /** Objections from the account itself. */
  readonly refusals?: (account: Account) => readonly Refusal[];
  /** Whether it revokes API keys (D-OFF-453). */
  readonly endsTokens?: boolean;
}

export const ownAccountAct = <const Kind extends ActKind>(
  kind: Kind,
  { change = (account) => account, refusals: more = () => [], endsTokens = false }: OwnAccountTerms = {},
) =>
  defineAct({
    kind,
    command: z.strictObject({ account: z.string().min(1) }),
    outcome: z.strictObject({ account: z.string() }),
    subject: ({ account }) => ({ kind: 'account', id: account }),
    load: async (reading, { account }) => ({
      present: await reading.get(accountKind, account),
      ending: endsTokens ? await standingTokens(reading, account) : [],
    }),
    decide: ({ present, ending }, { account }, { actor, today }) => {
      const refusals = ownAccountRefusals(actor, account, present);
      if (present !== undefined) refusals.push(...more(present.body));
      if (present === undefined || refusals.length > 0) return refuse(...refusals);
      const { body, version } = present;
      const changed = change(body);
      const next = changed === body ? [] : [put(accountKind, account, version, changed)];
      return { changes: [...next, ...endedTokens(ending, today)], outcome: { account } };
    },
  });

/** The change of a password and its time are on record; the password is not. */
export const changePassword = ownAccountAct('account.change-password', { endsTokens: true });

/** Stops mails about new lists. The link in such a mail allows this without signing in (D-OFF-444). */
export const unsubscribe = ownAccountAct('account.unsubscribe', {
  change: (account) => {
    const { notices } = account;
    return notices?.lists ? { ...account, notices: { ...notices, lists: false } } : account;
  },
});

/** Activates the account by setting a password with the link; also used after a forgotten password. */
export const acceptInvitation = ownAccountAct('account.accept-invitation', {
  change: ({ recovery: _over, ...account }) => ({ ...account, state: 'active' }),
  endsTokens: true,
});
