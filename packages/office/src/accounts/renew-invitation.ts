import { z } from 'zod';
import { defineAct, refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import { accountUnknown } from './account-refusals.ts';
import { accountWithDelivery, linkDeliverySchema, mailedShape } from './link-delivery.ts';

/** A new link, for an invitation that ran out or a password that was forgotten. */
export const renewInvitation = defineAct({
  kind: 'account.renew-invitation',
  command: z.strictObject({ account: z.string().min(1), by: linkDeliverySchema }),
  outcome: z.strictObject({ account: z.string(), ...mailedShape }),
  subject: ({ account }) => ({ kind: 'account', id: account }),
  load: (reading, command, ports) => accountWithDelivery(reading, command, ports),
  decide: ({ present, way }, { account }) => {
    if (present === undefined) return refuse(accountUnknown(account));
    if (present.body.state === 'suspended') return refuse(invalid('account-suspended', {}, { field: 'account' }));
    if (way.refusals.length > 0) return refuse(...way.refusals);
    return { changes: [], outcome: { account, ...way.outcome } };
  },
});
