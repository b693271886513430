import { z } from 'zod';
import { defineAct, put, refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import { accountKind } from './account.ts';
import { accountUnknown, changedMeanwhile } from './account-refusals.ts';
import { accountWithDelivery, linkDeliverySchema, mailedShape } from './link-delivery.ts';
import { accountWithPasskeys, withoutFactors } from './second-factor/second-factors.ts';

/** A suspended account comes back as invited: its holder needs a new link and sets a new password. */
export const reinstateAccount = defineAct({
  kind: 'account.reinstate',
  command: z.strictObject({ account: z.string().min(1), version: z.int().min(1), by: linkDeliverySchema }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string(), version: z.int(), ...mailedShape }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: async (reading, command, ports) => ({
    ...(await accountWithDelivery(reading, command, ports)),
    ...(await accountWithPasskeys(reading, command.account)),
  }),
  decide: ({ present, way, passkeys }, command, { today }) => {
    const { account, version } = command;
    if (present === undefined) return refuse(accountUnknown(account));
    const refusals = [...changedMeanwhile(command, present), ...way.refusals];
    if (present.body.state !== 'suspended') refusals.push(invalid('account-not-suspended', {}, { field: 'account' }));
    if (refusals.length > 0) return refuse(...refusals);
    return {
      changes: [
        put(accountKind, account, version, { ...present.body, state: 'invited', secondFactors: [] }),
        ...withoutFactors({ present: undefined, passkeys }, today),
      ],
      outcome: { account, version: version + 1, ...way.outcome },
    };
  },
});
