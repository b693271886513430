import { z } from 'zod';
import type { ActKind } from '../access/roles.ts';
import { defineAct, put, refuse } from '../kit/act.ts';
import type { Refusal } from '../kit/refusal.ts';
import { type Account, accountKind } from './account.ts';
import { ownAccountRefusals } from './account-refusals.ts';
import { endedTokens, standingTokens } from './tokens/api-token.ts';

/**
 * What somebody does with the own account and its secrets. The secrets themselves are kept elsewhere: on record is that and when, and
 * what it makes of the account, if anything; `change` gives the same body back where nothing changes.
 */
interface OwnAccountTerms {
  readonly change?: (account: Account) => Account;
  /** What the account itself has against it. */
  readonly refusals?: (account: Account) => readonly Refusal[];
  /** Whether keys for programs end with it (D-OFF-453). */
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

/** That and when a password was changed is on record; the password is not. */
export const changePassword = ownAccountAct('account.change-password', { endsTokens: true });

/** No more mails about new lists. Whoever has the link of such a mail may ask for it, without signing in (D-OFF-444). */
export const unsubscribe = ownAccountAct('account.unsubscribe', {
  change: (account) => {
    const { notices } = account;
    return notices?.lists ? { ...account, notices: { ...notices, lists: false } } : account;
  },
});

/** The holder of the link takes the account into use with a password; again after a forgotten one. */
export const acceptInvitation = ownAccountAct('account.accept-invitation', {
  change: (account) => (account.state === 'invited' ? { ...account, state: 'active' } : account),
  endsTokens: true,
});
