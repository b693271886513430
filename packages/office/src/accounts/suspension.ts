import { z } from 'zod';
import { put, refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import { accountKind } from './account.ts';
import { accountAct, changedMeanwhile, countAdministrators, lastAdministrator } from './account-act.ts';
import { deliveryTo, linkDeliverySchema, mailedShape } from './link-delivery.ts';
import { recoveryNeeds, recoveryRefusals } from './recovery.ts';
import { endedPasskeys, passkeysOf } from './second-factor/second-factors.ts';
import { endedTokens, standingTokens } from './tokens/api-token.ts';

/** Disables the account from its next request on; what it did stays on record. */
export const suspendAccount = accountAct({
  kind: 'account.suspend',
  command: z.strictObject({ account: z.string().min(1), version: z.int().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string(), version: z.int() }),
  load: async (reading, { account }) => ({
    administrators: await countAdministrators(reading),
    tokens: await standingTokens(reading, account),
  }),
  decide: ({ present, administrators, tokens }, command, { today }) => {
    const { account, version } = command;
    const refusals = [...changedMeanwhile(command, present), ...lastAdministrator(present, administrators, false)];
    if (present.body.state === 'suspended') refusals.push(invalid('account-suspended', {}, { field: 'account' }));
    if (refusals.length > 0) return refuse(...refusals);
    return {
      changes: [
        put(accountKind, account, version, { ...present.body, state: 'suspended' }),
        ...endedTokens(tokens, today),
      ],
      outcome: { account, version: version + 1 },
    };
  },
});

/** A suspended account becomes invited again: its holder needs a new link and sets a new password. */
export const reinstateAccount = accountAct({
  kind: 'account.reinstate',
  command: z.strictObject({ account: z.string().min(1), version: z.int().min(1), by: linkDeliverySchema }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string(), version: z.int(), ...mailedShape }),
  load: async (reading, command, ports, { present }) => ({
    way: await deliveryTo(present, command, reading.federation, ports),
    passkeys: await passkeysOf(reading, command.account),
    needs: await recoveryNeeds(reading),
  }),
  decide: ({ present, way, passkeys, needs }, command, terms) => {
    const { account, version } = command;
    const { today } = terms;
    const recovery = way.outcome.mailed ? [] : recoveryRefusals(present, needs, terms);
    const refusals = [...changedMeanwhile(command, present), ...way.refusals, ...recovery];
    if (present.body.state !== 'suspended') refusals.push(invalid('account-not-suspended', {}, { field: 'account' }));
    if (refusals.length > 0) return refuse(...refusals);
    return {
      changes: [
        put(accountKind, account, version, { ...present.body, state: 'invited', secondFactors: [] }),
        ...endedPasskeys(passkeys, today),
      ],
      outcome: { account, version: version + 1, ...way.outcome },
    };
  },
});
