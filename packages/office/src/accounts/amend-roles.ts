import { z } from 'zod';
import { defineAct, put, refuse } from '../kit/act.ts';
import { accountKind, accountRightsSchema } from './account.ts';
import { accountUnknown, changedMeanwhile, lastAdministrator } from './account-refusals.ts';
import { administeredAccount } from './administered-account.ts';
import { rightsRefusals } from './rights-refusals.ts';
import { endedTokens, standingTokens } from './tokens/ended-tokens.ts';

/** What an account may do from now on, and on whose matters: all of it is said anew. */
export const amendRoles = defineAct({
  kind: 'account.amend-roles',
  command: accountRightsSchema.extend({ account: z.string().min(1), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string(), version: z.int() }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: async (reading, command) => ({
    ...(await administeredAccount(reading, command.account)),
    rights: await rightsRefusals(reading, command),
    tokens: await standingTokens(reading, command.account),
  }),
  decide: ({ present, administrators, rights, tokens }, command, { today }) => {
    if (present === undefined) return refuse(accountUnknown(command.account));
    const refusals = [
      ...changedMeanwhile(command, present),
      ...rights,
      ...lastAdministrator(present, administrators, command.roles.includes('administrator')),
    ];
    if (refusals.length > 0) return refuse(...refusals);
    const { account, version, roles, clubs, events, player } = command;
    const { player: _before, ...body } = present.body;
    const next = { ...body, roles, clubs, events, ...(player === undefined ? {} : { player }) };
    const isOther = [...roles].sort().join() !== [...body.roles].sort().join();
    return {
      changes: [put(accountKind, account, version, next), ...(isOther ? endedTokens(tokens, today) : [])],
      outcome: { account, version: version + 1 },
    };
  },
});
