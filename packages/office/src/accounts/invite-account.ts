import { z } from 'zod';
import { defineAct, put, refuse } from '../kit/act.ts';
import { invalid } from '../kit/refusal.ts';
import { nameSchema } from '../kit/written-form.ts';
import { accountKind, accountSchema, emailSchema } from './account.ts';
import { accountAct, rightsRefusals } from './account-act.ts';
import { accountOfAddress } from './addresses.ts';
import { deliveryTo, linkDelivery, linkDeliverySchema, mailedShape } from './link-delivery.ts';
import { recoveryNeeds, recoveryRefusals } from './recovery.ts';

/** An administrator creates an account. The link for setting a password is made outside the record. */
export const inviteAccount = defineAct({
  kind: 'account.invite',
  command: accountSchema
    .omit({ state: true, secondFactors: true, notices: true })
    .extend({ name: nameSchema, email: emailSchema, by: linkDeliverySchema }),
  outcome: z.strictObject({ account: z.string(), version: z.int(), ...mailedShape }),
  subject: (_command, outcome: { account: string; version: number; mailed?: true | undefined }) => ({
    kind: 'account',
    id: outcome.account,
  }),
  /** The server puts the address into the vault (D-OFF-215). */
  onRecord: ({ email: _email, ...command }) => command,
  load: async (reading, command, ports) => ({
    holder: await accountOfAddress(ports, reading, command.email),
    rights: await rightsRefusals(reading, command),
    way: linkDelivery(ports, command),
  }),
  decide: ({ holder, rights, way }, { email: _email, by: _by, ...facts }, { newId }) => {
    const refusals = [...rights, ...way.refusals];
    if (holder !== undefined) refusals.push(invalid('account-email-taken', {}, { field: 'email' }));
    if (refusals.length > 0) return refuse(...refusals);
    const id = newId();
    return {
      changes: [put(accountKind, id, 0, { ...facts, state: 'invited', secondFactors: [] })],
      outcome: { account: id, version: 1, ...way.outcome },
    };
  },
});

/** Makes a new link, after an invitation has expired or a password was forgotten. */
export const renewInvitation = accountAct({
  kind: 'account.renew-invitation',
  command: z.strictObject({ account: z.string().min(1), by: linkDeliverySchema }),
  outcome: z.strictObject({ account: z.string(), ...mailedShape }),
  load: async (reading, command, ports, { present }) => ({
    way: await deliveryTo(present, command, reading.federation, ports),
    needs: await recoveryNeeds(reading),
  }),
  decide: ({ present, way, needs }, { account }, terms) => {
    if (present.body.state === 'suspended') return refuse(invalid('account-suspended', {}, { field: 'account' }));
    // A link that goes to the holder's own address lets nobody else in.
    const recovery = way.outcome.mailed ? [] : recoveryRefusals(present, needs, terms);
    const refused = [...way.refusals, ...recovery];
    if (refused.length > 0) return refuse(...refused);
    return { changes: [], outcome: { account, ...way.outcome } };
  },
});
