import { withoutGaps } from '@escala/core';
import { z } from 'zod';
import { defineAct, put, refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import {
  type Account,
  accountKind,
  accountLanguageSchema,
  accountRightsSchema,
  emailSchema,
  noticesSchema,
} from './account.ts';
import {
  accountAct,
  changedMeanwhile,
  countAdministrators,
  lastAdministrator,
  ownAccountRefusals,
  rightsRefusals,
} from './account-act.ts';
import { accountOfAddress } from './addresses.ts';
import { recoveryNeeds, recoveryRefusals } from './recovery.ts';
import { endedTokens, standingTokens } from './tokens/api-token.ts';

/** Sets what an account may do from now on, and for which clubs, events and player: all of it is given again. */
export const amendRoles = accountAct({
  kind: 'account.amend-roles',
  command: accountRightsSchema.extend({ account: z.string().min(1), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string(), version: z.int() }),
  load: async (reading, command) => ({
    administrators: await countAdministrators(reading),
    rights: await rightsRefusals(reading, command),
    tokens: await standingTokens(reading, command.account),
  }),
  decide: ({ present, administrators, rights, tokens }, command, { today }) => {
    const refusals = [
      ...changedMeanwhile(command, present),
      ...rights,
      ...lastAdministrator(present, administrators, command.roles.includes('administrator')),
    ];
    if (refusals.length > 0) return refuse(...refusals);
    const { account, version, roles, clubs, delegations, events, player } = command;
    const { player: _before, delegations: _those, ...body } = present.body;
    const next = withoutGaps<Account>({ ...body, roles, clubs, delegations, events, player });
    const isOther = [...roles].sort().join() !== [...body.roles].sort().join();
    return {
      changes: [put(accountKind, account, version, next), ...(isOther ? endedTokens(tokens, today) : [])],
      outcome: { account, version: version + 1 },
    };
  },
});

/**
 * Changes or removes an account's e-mail address. The address is kept only in the vault; if it is still on record in an
 * older account, it is removed there with this version (D-OFF-215).
 */
export const changeAddress = accountAct({
  kind: 'account.change-address',
  command: z.strictObject({
    account: z.string().min(1),
    version: z.int().min(1),
    /** Null erases it; the account must be suspended. */
    email: emailSchema.nullable(),
  }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string(), version: z.int(), erased: z.boolean() }),
  onRecord: ({ account, version, email }) => ({ account, version, erased: email === null }),
  load: async (reading, { email }, ports) => ({
    holder: email === null ? undefined : (await accountOfAddress(ports, reading, email))?.id,
    needs: await recoveryNeeds(reading),
  }),
  decide: ({ present, holder, needs }, command, terms) => {
    const { account, version, email } = command;
    const refusals = [...changedMeanwhile({ version }, present)];
    if (email !== null) refusals.push(...recoveryRefusals(present, needs, terms));
    if (holder !== undefined && holder !== account)
      refusals.push(invalid('account-email-taken', {}, { field: 'email' }));
    if (email === null && present.body.state !== 'suspended')
      refusals.push(invalid('account-address-needed', {}, { field: 'email' }));
    if (refusals.length > 0) return refuse(...refusals);
    const { email: _before, ...body } = present.body;
    return {
      changes: [put(accountKind, account, version, body)],
      outcome: { account, version: version + 1, erased: email === null },
    };
  },
});

/** The account holder chooses the language and the kinds of mails (D-OFF-443). */
export const chooseNotices = defineAct({
  kind: 'account.choose-notices',
  command: z.strictObject({
    account: z.string().min(1),
    language: accountLanguageSchema,
    notices: noticesSchema,
  }),
  outcome: z.strictObject({ account: z.string() }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: (reading, { account }) => reading.get(accountKind, account),
  decide: (present, { account, language, notices }, { actor }) => {
    const refusals = ownAccountRefusals(actor, account, present);
    if (present === undefined || refusals.length > 0) return refuse(...refusals);
    const { body, version } = present;
    return { changes: [put(accountKind, account, version, { ...body, language, notices })], outcome: { account } };
  },
});
