import { z } from 'zod';
import { put, refuse } from '../kit/act.ts';
import { accountKind, accountRightsSchema } from './account.ts';
import { accountAct } from './account-act.ts';
import { changedMeanwhile, countAdministrators, lastAdministrator } from './account-refusals.ts';
import { rightsRefusals } from './rights-refusals.ts';
import { endedTokens, standingTokens } from './tokens/ended-tokens.ts';

/** What an account may do from now on, and on whose matters: all of it is said anew. */
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
