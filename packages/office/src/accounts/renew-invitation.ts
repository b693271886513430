import { z } from 'zod';
import { refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import { accountAct } from './account-act.ts';
import { deliveryTo, linkDeliverySchema, mailedShape } from './link-delivery.ts';

/** A new link, for an invitation that ran out or a password that was forgotten. */
export const renewInvitation = accountAct({
  kind: 'account.renew-invitation',
  command: z.strictObject({ account: z.string().min(1), by: linkDeliverySchema }),
  outcome: z.strictObject({ account: z.string(), ...mailedShape }),
  load: async ({ federation }, command, ports, { present }) => ({
    way: await deliveryTo(present, command, federation, ports),
  }),
  decide: ({ present, way }, { account }) => {
    if (present.body.state === 'suspended') return refuse(invalid('account-suspended', {}, { field: 'account' }));
    if (way.refusals.length > 0) return refuse(...way.refusals);
    return { changes: [], outcome: { account, ...way.outcome } };
  },
});
