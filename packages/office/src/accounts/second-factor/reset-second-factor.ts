import { z } from 'zod';
import { defineAct, refuse } from '../../kit/act.ts';
import { forbidden } from '../../kit/refusal.ts';
import { accountUnknown } from '../account-refusals.ts';
import { accountWithPasskeys, withoutFactors } from './second-factors.ts';

/** An administrator takes all second factors away from somebody who lost them, recovery codes included. Nobody does that alone (D-OFF-457). */
export const resetSecondFactor = defineAct({
  kind: 'second-factor.reset',
  command: z.strictObject({ account: z.string().min(1) }),
  reason: 'required',
  outcome: z.strictObject({ account: z.string() }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: (reading, { account }) => accountWithPasskeys(reading, account),
  decide: (facts, { account }, { actor, today }) => {
    if (facts.present === undefined) return refuse(accountUnknown(account));
    if (actor.account === account) return refuse(forbidden('second-factor-own', {}, { field: 'account' }));
    return { changes: withoutFactors(facts, today), outcome: { account } };
  },
});
